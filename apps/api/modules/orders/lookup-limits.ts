import { addressLimit, type AttemptLimit } from '../../platform/auth/attempts'

/** Tries at one order's code. Ten from one address, fifty from all, in a quarter of an hour: as for passwords. */
export const codeLimits = (orderNumber: string, address: string): readonly AttemptLimit[] => [
  { subject: `lookup:${orderNumber.toUpperCase()}:${address}`, limit: 10 },
  { subject: `lookup:${orderNumber.toUpperCase()}`, limit: 50 },
]

/** The same, and all tries from one address, whatever order they name. */
export const lookupLimits = (orderNumber: string, address: string): readonly AttemptLimit[] => [
  addressLimit('lookup', address),
  ...codeLimits(orderNumber, address),
]
