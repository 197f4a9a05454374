import { addressLimit, type AttemptLimit } from '../../platform/auth/attempts'

/** Attempts per 15 minutes at the code of one order, as for passwords: ten from one IP address, fifty from all. */
export const codeLimits = (orderNumber: string, address: string): readonly AttemptLimit[] => [
  { subject: `lookup:${orderNumber.toUpperCase()}:${address}`, limit: 10 },
  { subject: `lookup:${orderNumber.toUpperCase()}`, limit: 50 },
]

/** The same limits, plus one on all attempts from one IP address, whatever the order. */
export const lookupLimits = (orderNumber: string, address: string): readonly AttemptLimit[] => [
  addressLimit('lookup', address),
  ...codeLimits(orderNumber, address),
]
