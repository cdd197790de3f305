import type { Plain } from './types'

/** Reading plain values of which the type is not known. */

export function number(value: Plain | undefined, fallback = 0): number {
  return typeof value === 'number' ? value : fallback
}

export function text(value: Plain | undefined): string {
  return typeof value === 'string' ? value : ''
}

export function texts(value: Plain | undefined): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []
}

export function numbers(value: Plain | undefined): number[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'number') : []
}
