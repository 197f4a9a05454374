import { amountEntry, type Entry } from '../../../../domain/shared/amount-entry'

// Fields and files read amounts alike.
export { amountEntry }

/** '3' → 3 */
export function wholeEntry(text: string): Entry {
  const trimmed = text.trim()
  if (trimmed === '') return null
  return /^-?\d+$/.test(trimmed) ? Number(trimmed) : Number.NaN
}

/** '12,5' → 12.5, for percentages. */
export function decimalEntry(text: string): Entry {
  const minor = amountEntry(text)
  return minor === null ? null : minor / 100
}

/** Minor units as they are written into a field: 1190 → '11,90', 10000 → '100'. */
export function amountText(minor: number | null | undefined): string {
  if (minor === null || minor === undefined) return ''
  const text = (minor / 100).toFixed(2).replace('.', ',')
  return text.endsWith(',00') ? text.slice(0, -3) : text
}

export const numberText = (value: number | null | undefined): string =>
  value === null || value === undefined ? '' : String(value).replace('.', ',')
