/** What is typed as a number. Null where nothing is written, NaN where it is no number: rules refuse both. */
export type Entry = number | null

/**
 * '11,90', '11.9' or '1.500,00' → minor units. The last comma or point is the decimal one when one or two digits
 * follow it; before that, and with three digits behind, they part thousands.
 */
export function amountEntry(text: string): Entry {
  const trimmed = text.trim()
  if (trimmed === '') return null
  const match = /^(-?)(\d{1,3}(?:[.,\s]\d{3})+|\d+)(?:[.,](\d{1,2}))?$/.exec(trimmed)
  if (!match) return Number.NaN
  const [, sign = '', whole = '', decimals = ''] = match
  const minor = Number(whole.replace(/\D/g, '')) * 100 + Number(decimals.padEnd(2, '0'))
  return sign === '-' ? -minor : minor
}
