import { addMonths } from '../shared/dates'

const DAY_MS = 86_400_000

/** A period of premium membership. */
export interface PremiumGrant {
  readonly start: Date
  readonly end: Date
}

/** Adds `months` to the current end, or to now if it has passed; Jan 31 plus a month is Feb 28 (or 29). */
export function extendPremium(currentEnd: Date | null, months: number, now: Date): PremiumGrant {
  const start = currentEnd && currentEnd > now ? currentEnd : now
  return { start, end: addMonths(start, months) }
}

/** The end after a grant is revoked: earlier by exactly the time it added, whatever was granted since. */
export const takeBackPremium = (currentEnd: Date, { start, end }: PremiumGrant): Date =>
  new Date(currentEnd.getTime() - (end.getTime() - start.getTime()))

/** Days until the end, started days included; 0 or negative once it is over, null without a membership. */
export const remainingDays = (end: Date | null, now: Date): number | null =>
  end && Math.ceil((end.getTime() - now.getTime()) / DAY_MS) + 0

export const isPremiumActive = (end: Date | null, now: Date): boolean => end !== null && end > now

/** `ending`: 7 days or fewer, shown in red; `expired`: shown as 'Süresi dolmuş'. */
export type PremiumState = 'none' | 'expired' | 'ending' | 'active'

export function premiumState(days: number | null): PremiumState {
  if (days === null) return 'none'
  if (days <= 0) return 'expired'
  return days <= 7 ? 'ending' : 'active'
}

/** Sources of premium months. */
export const PREMIUM_SOURCES = ['admin', 'product', 'coupon'] as const

export const PREMIUM_ACTIONS = ['activate', 'extend', 'deactivate'] as const

/** Maximum months per grant. */
export const MAX_PREMIUM_MONTHS = 120

/** Parses the months typed into the prompt: a positive integer, or null if nothing should be sent. */
export function parsePremiumMonths(text: string): number | null {
  const trimmed = text.trim()
  const months = Number(trimmed)
  return trimmed !== '' && Number.isInteger(months) && months > 0 && months <= MAX_PREMIUM_MONTHS
    ? months
    : null
}
