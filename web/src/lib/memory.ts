/** A small thing kept in this browser; a browser that keeps nothing is none the worse. */
export function remembered<T>(name: string, fallback: T) {
  const key = `conclave.${name}`
  return {
    get(): T {
      try {
        const text = localStorage.getItem(key)
        return text === null ? fallback : (JSON.parse(text) as T)
      } catch {
        return fallback
      }
    },
    set(value: T): void {
      try {
        localStorage.setItem(key, JSON.stringify(value))
      } catch {
        // Private windows may forbid it.
      }
    },
  }
}
