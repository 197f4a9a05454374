import { amountEntry, type Entry } from '../../../../domain/shared/amount-entry'

// Re-exported, so that forms and file imports parse amounts the same way.
export { amountEntry }

/** Parses a whole number: '3' → 3. */
export function wholeEntry(text: string): Entry {
  const trimmed = text.trim()
  if (trimmed === '') return null
  return /^-?\d+$/.test(trimmed) ? Number(trimmed) : Number.NaN
}

/**
 * Parses a number with any decimals, as `numberText` formats it: '0,375' → 0.375, '1.500,25' → 1500.25. A single point is
 * the decimal mark unless it separates thousands: '12.5' → 12.5, '1.500' → 1500.
 */
export function decimalEntry(text: string): Entry {
  const trimmed = text.trim()
  if (trimmed === '') return null
  if (/^-?(?:\d+|[1-9]\d{0,2}(?:\.\d{3})+)(?:,\d+)?$/.test(trimmed))
    return Number(trimmed.replaceAll('.', '').replace(',', '.'))
  return /^-?\d+\.\d+$/.test(trimmed) ? Number(trimmed) : Number.NaN
}

/** Formats minor units for a field: 1190 → '11,90', 10000 → '100'. */
export function amountText(minor: number | null | undefined): string {
  if (minor === null || minor === undefined) return ''
  const text = (minor / 100).toFixed(2).replace('.', ',')
  return text.endsWith(',00') ? text.slice(0, -3) : text
}

export const numberText = (value: number | null | undefined): string =>
  value === null || value === undefined ? '' : String(value).replace('.', ',')
