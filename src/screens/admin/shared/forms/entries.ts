// Re-exported, so that forms and file imports parse numbers the same way.
export { amountEntry, decimalEntry, wholeEntry } from '@/shop/shared/number-entry'

/** Formats minor units for a field: 1190 → '11,90', 10000 → '100'. */
export function amountText(minor: number | null | undefined): string {
  if (minor === null || minor === undefined) return ''
  const text = (minor / 100).toFixed(2).replace('.', ',')
  return text.endsWith(',00') ? text.slice(0, -3) : text
}

export const numberText = (value: number | null | undefined): string =>
  value === null || value === undefined ? '' : String(value).replace('.', ',')
