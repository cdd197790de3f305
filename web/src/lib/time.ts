/** A span of time as a clock shows it: 2:05, 1:02:05, or 3 days. */
export function span(seconds: number, language: string): string {
  const whole = Math.ceil(seconds)
  const days = whole / 86_400
  if (days >= 1) {
    const rounded = Math.round(days * 10) / 10
    return new Intl.NumberFormat(language, {
      style: 'unit',
      unit: 'day',
      unitDisplay: 'long',
    }).format(rounded)
  }
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
  if (parts[0] === 0) parts.shift()
  return parts.map((part, index) => (index ? String(part).padStart(2, '0') : part)).join(':')
}
