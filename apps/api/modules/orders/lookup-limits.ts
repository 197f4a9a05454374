import { addressLimit, networkOf, type AttemptLimit } from '../../platform/auth/attempts'

/** Attempts per 15 minutes at the code of one order, as for passwords: ten from one address, fifty from all. */
export const codeLimits = (orderNumber: string, address: string): readonly AttemptLimit[] => [
  { subject: `lookup:${orderNumber.toUpperCase()}:${networkOf(address)}`, limit: 10 },
  { subject: `lookup:${orderNumber.toUpperCase()}`, limit: 50 },
]

/** The same limits, plus one on all attempts from one address, whatever the order. */
export const lookupLimits = (orderNumber: string, address: string): readonly AttemptLimit[] => [
  addressLimit('lookup', address),
  ...codeLimits(orderNumber, address),
]

/** Withdrawals per 15 minutes and email, whatever the order: five from one address, twenty from all. */
export const withdrawalLimits = (email: string, address: string): readonly AttemptLimit[] => [
  addressLimit('withdraw', address),
  { subject: `withdraw:${email}:${networkOf(address)}`, limit: 5 },
  { subject: `withdraw:${email}`, limit: 20 },
]
