/** A number of a form; null while the field is empty or holds no number. */
export type Entry = number | null

export const isWhole = (value: Entry, least: number, most = Number.MAX_SAFE_INTEGER): boolean =>
  value !== null && Number.isInteger(value) && value >= least && value <= most

/** Minor units: an integer means at most 2 decimals. */
export const isAmount = (value: Entry): boolean => isWhole(value, 0)
