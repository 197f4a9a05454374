import { addMonths } from '../shared/dates'
import { platformTimeZone } from '../shared/platform'

const DAY_MS = 86_400_000

/** A period of premium membership. */
export interface PremiumGrant {
  readonly start: Date
  readonly end: Date
}

/** Grants that follow each other without a gap up to the membership's end. */
export interface PremiumRun {
  readonly start: Date
  readonly months: number
}

/** The run that ends at `end`; undefined if no grant ends there. */
export function runUntil(
  end: Date | null,
  grants: readonly (PremiumGrant & { readonly months: number })[],
): PremiumRun | undefined {
  let run: PremiumRun | undefined
  let next = end
  for (const { start, end: grantEnd, months } of grants.toSorted(
    (a, b) => b.end.getTime() - a.end.getTime(),
  )) {
    if (grantEnd.getTime() !== next?.getTime() || start >= grantEnd) continue
    run = { start, months: months + (run?.months ?? 0) }
    next = start
  }
  return run
}

/** Calendar on which months are counted. */
const ZONE = platformTimeZone.germany

/**
 * Adds `months` to the current end, or to now if it has passed. Months count from the day on which the running
 * membership began: Jan 31 plus a month is Feb 28 (or 29), and plus another Mar 31.
 */
export function extendPremium(
  currentEnd: Date | null,
  months: number,
  now: Date,
  run?: PremiumRun,
): PremiumGrant {
  if (!currentEnd || currentEnd <= now) return { start: now, end: addMonths(now, months, ZONE) }
  const { start, months: before } = run ?? { start: currentEnd, months: 0 }
  return { start: currentEnd, end: addMonths(start, before + months, ZONE) }
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
