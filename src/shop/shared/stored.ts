import { MAX_AMOUNT } from './money'
import { CURRENCIES, type Currency } from './platform'

/** Readers of values from the browser's storage, which may contain anything and must never break a page. */

/** Parses text as JSON and returns other values unchanged; undefined if the text cannot be parsed. */
export function jsonOf(stored: unknown): unknown {
  if (typeof stored !== 'string') return stored
  try {
    return JSON.parse(stored)
  } catch {
    return undefined
  }
}

/** The fields of an object; {} for any other value. */
export const fields = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}

/** Whether the value is a non-empty string. */
export const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''

/** An amount in major units. */
export const readAmount = (value: unknown): number | undefined =>
  typeof value === 'number' && value >= 0 && value <= MAX_AMOUNT ? value : undefined

export const readCurrency = (value: unknown): Currency | undefined =>
  CURRENCIES.find((currency) => currency === value)

/** The value if it is one of `values`, else undefined. */
export const oneOf = <T extends string>(values: readonly T[], value: unknown): T | undefined =>
  values.find((one) => one === value)

export const textOr = (value: unknown, other: string): string => (typeof value === 'string' ? value : other)
