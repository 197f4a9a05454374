/** Numbers while they are written. Null where nothing is written, NaN where it is no number: rules refuse both. */
export type Entry = number | null

/** '3' → 3 */
export function wholeEntry(text: string): Entry {
  const trimmed = text.trim()
  if (trimmed === '') return null
  return /^-?\d+$/.test(trimmed) ? Number(trimmed) : Number.NaN
}

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
