import { addMonths } from '../shared/dates'

const DAY_MS = 86_400_000

/** A span of membership, as renewalHistory keeps it. */
export interface PremiumGrant {
  readonly start: Date
  readonly end: Date
}

/** `months` more, from the later of now and the current end; Jan 31 and a month is Feb 28 (or 29). */
export function extendPremium(currentEnd: Date | null, months: number, now: Date): PremiumGrant {
  const start = currentEnd && currentEnd > now ? currentEnd : now
  return { start, end: addMonths(start, months) }
}

/** The end after a grant was taken back: earlier by exactly what it gave, whatever was added since. */
export const takeBackPremium = (currentEnd: Date, { start, end }: PremiumGrant): Date =>
  new Date(currentEnd.getTime() - (end.getTime() - start.getTime()))

/** Begun days until the end; 0 or fewer when it is over, null without a membership. */
export const remainingDays = (end: Date | null, now: Date): number | null =>
  end && Math.ceil((end.getTime() - now.getTime()) / DAY_MS) + 0

export const isPremiumActive = (end: Date | null, now: Date): boolean => end !== null && end > now

/** 7 or fewer days are shown in red, 0 or fewer as 'Süresi dolmuş'. */
export type PremiumState = 'none' | 'expired' | 'ending' | 'active'

export function premiumState(days: number | null): PremiumState {
  if (days === null) return 'none'
  if (days <= 0) return 'expired'
  return days <= 7 ? 'ending' : 'active'
}

/** Where a membership's months come from. */
export const PREMIUM_SOURCES = ['admin', 'product', 'coupon'] as const

export const PREMIUM_ACTIONS = ['activate', 'extend', 'deactivate'] as const

/** Most months that one action grants. */
export const MAX_PREMIUM_MONTHS = 120

/** The answer to the prompt for months: a whole number above 0, else null and nothing is sent. */
export function parsePremiumMonths(text: string): number | null {
  const trimmed = text.trim()
  const months = Number(trimmed)
  return trimmed !== '' && Number.isInteger(months) && months > 0 && months <= MAX_PREMIUM_MONTHS
    ? months
    : null
}
