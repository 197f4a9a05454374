import type { Platform } from '../shared/platform'

export interface CargoCompany {
  readonly id: string
  readonly name: string
  readonly code: string
  readonly trackingUrl: string
  /** All platforms chosen; the first one is the company's `platform` in JSON. */
  readonly platforms: readonly Platform[]
  readonly estimatedDeliveryDays: { readonly domestic: number; readonly international: number }
  readonly description: string
  readonly logo: string
  readonly contactInfo: { readonly phone: string; readonly email: string; readonly website: string }
  readonly isActive: boolean
  /** As read; sent back so that nobody's changes are overwritten. */
  readonly updatedAt: string
}

export const DEFAULT_DELIVERY_DAYS = { domestic: 3, international: 7 } as const
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
 * The link must hold the placeholder and be http or https whatever number is put in: the number may not choose the
 * host, or a typed tracking number could send the shopper anywhere.
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

/** Puts the URL-encoded tracking number into the company's link. */
export const trackingLink = (template: string, trackingNumber: string): string =>
  template.replaceAll(TRACKING_PLACEHOLDER, encodeURIComponent(trackingNumber))
