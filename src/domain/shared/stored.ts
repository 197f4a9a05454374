import { MAX_AMOUNT } from './money'
import { CURRENCIES, type Currency } from './platform'

/** Readers of what lies in the browser's storage: anything may be there, nothing of it may break a page. */

/** A text is parsed as JSON, anything else taken as it is; unreadable text is undefined. */
export function jsonOf(stored: unknown): unknown {
  if (typeof stored !== 'string') return stored
  try {
    return JSON.parse(stored)
  } catch {
    return undefined
  }
}

/** The fields of an object; of anything else none. */
export const fields = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}

/** A text with something in it. */
export const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''

/** An amount in major units. */
export const readAmount = (value: unknown): number | undefined =>
  typeof value === 'number' && value >= 0 && value <= MAX_AMOUNT ? value : undefined

export const readCurrency = (value: unknown): Currency | undefined =>
  CURRENCIES.find((currency) => currency === value)

/** `value` where it is one of `values`. */
export const oneOf = <T extends string>(values: readonly T[], value: unknown): T | undefined =>
  values.find((one) => one === value)

export const textOr = (value: unknown, other: string): string => (typeof value === 'string' ? value : other)
