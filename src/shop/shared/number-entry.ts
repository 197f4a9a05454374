/**
 * Value of a number field: null if empty, NaN if not a number; the rules reject NaN, and null where it is required.
 */
export type Entry = number | null

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

/**
 * Parses '11,90', '11.9' or '1.500,00' into minor units. The last comma or point is the decimal mark if one or two
 * digits follow it; all others are thousands separators, which never follow a leading zero, are all the same, and are
 * another character than the decimal mark.
 */
export function amountEntry(text: string): Entry {
  const trimmed = text.trim()
  if (trimmed === '') return null
  const match = /^(-?)([1-9]\d{0,2}(?:([.,\s])\d{3})(?:\3\d{3})*|\d+)(?:([.,])(\d{1,2}))?$/.exec(trimmed)
  if (!match) return Number.NaN
  const [, sign = '', whole = '', separator, mark, decimals = ''] = match
  if (mark !== undefined && mark === separator) return Number.NaN
  const minor = Number(whole.replace(/\D/g, '')) * 100 + Number(decimals.padEnd(2, '0'))
  return sign === '-' ? -minor : minor
}
