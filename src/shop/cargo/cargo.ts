import type { Platform } from '../shared/platform'

export interface CargoCompany {
  readonly id: string
  readonly name: string
  readonly code: string
  readonly trackingUrl: string
  /** All selected platforms; the first one is sent as `platform` in JSON. */
  readonly platforms: readonly Platform[]
  readonly domesticDays: number
  readonly internationalDays: number
  readonly description: string
  readonly logo: string
  readonly phone: string
  readonly email: string
  readonly website: string
  readonly isActive: boolean
  /** Version as it was read; an update with an outdated one is refused. */
  readonly updatedAt: string
}
export type CargoInput = Omit<CargoCompany, 'id' | 'updatedAt'>

/** A cargo company to choose for an order. */
export type CargoChoice = Pick<CargoCompany, 'id' | 'name' | 'code'>

export const DEFAULT_DELIVERY_DAYS = { domesticDays: 3, internationalDays: 7 } as const
export const TRACKING_PLACEHOLDER = '{trackingNumber}'

export type TrackingUrlProblem = 'placeholderMissing' | 'trackingUrlInvalid'

function parsed(url: string): URL | undefined {
  try {
    return new URL(url)
  } catch {
    return undefined
  }
}

/**
 * Checks that a tracking URL contains the placeholder and stays http(s) with an unchanged host for any inserted
 * value: otherwise a tracking number could redirect the shopper to another site.
 */
export function trackingUrlProblem(trackingUrl: string): TrackingUrlProblem | undefined {
  const template = trackingUrl.trim()
  if (!template.includes(TRACKING_PLACEHOLDER)) return 'placeholderMissing'
  const [a, b] = ['1', '2'].map((number) => parsed(template.replaceAll(TRACKING_PLACEHOLDER, number)))
  if (!a || !b || /\s/.test(template) || !/^https?:\/\//i.test(template)) return 'trackingUrlInvalid'
  return a.origin === b.origin && a.username === b.username && a.password === b.password
    ? undefined
    : 'trackingUrlInvalid'
}

/** Inserts the URL-encoded tracking number into the company's URL template. */
export const trackingLink = (template: string, trackingNumber: string): string =>
  template.replaceAll(TRACKING_PLACEHOLDER, encodeURIComponent(trackingNumber))
