/**
 * Value of a number field: null if empty, NaN if not a number; the rules reject NaN, and null where it is required.
 */
export type Entry = number | null

/**
 * Parses '11,90', '11.9' or '1.500,00' into minor units. The last comma or point is the decimal mark if one or two
 * digits follow it; all others are thousands separators, which never follow a leading zero.
 */
export function amountEntry(text: string): Entry {
  const trimmed = text.trim()
  if (trimmed === '') return null
  const match = /^(-?)([1-9]\d{0,2}(?:[.,\s]\d{3})+|\d+)(?:[.,](\d{1,2}))?$/.exec(trimmed)
  if (!match) return Number.NaN
  const [, sign = '', whole = '', decimals = ''] = match
  const minor = Number(whole.replace(/\D/g, '')) * 100 + Number(decimals.padEnd(2, '0'))
  return sign === '-' ? -minor : minor
}
