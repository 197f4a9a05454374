import { addressLimit, type AttemptLimit } from '../../platform/auth/attempts'
import { guessLimits, type FailureLimits } from '../../platform/auth/failures'
import { networkOf } from '../../platform/auth/network'

/** Attempts at the code of one order, limited as at passwords. */
export const lookupLimits = (orderNumber: string, address: string): FailureLimits =>
  guessLimits('lookup', orderNumber.trim().toUpperCase(), networkOf(address))

/** Withdrawals per 15 minutes and email, whatever the order: five from one address, twenty from all. */
export const withdrawalLimits = (email: string, address: string): readonly AttemptLimit[] => [
  addressLimit('withdraw', address),
  { subject: `withdraw:${email}:${networkOf(address)}`, limit: 5 },
  { subject: `withdraw:${email}`, limit: 20 },
]
