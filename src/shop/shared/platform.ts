/** The three shops that share one catalogue. */
export const PLATFORMS = ['germany', 'turkey', 'mobile'] as const
export type Platform = (typeof PLATFORMS)[number]

export const CURRENCIES = ['EUR', 'TRY', 'USD'] as const
export type Currency = (typeof CURRENCIES)[number]

/** Default currency of a platform. */
export const platformCurrency: Readonly<Record<Platform, Currency>> = {
  germany: 'EUR',
  turkey: 'TRY',
  mobile: 'EUR',
}

/** IANA time zone in which a platform's days start and end. */
export const platformTimeZone: Readonly<Record<Platform, string>> = {
  germany: 'Europe/Berlin',
  turkey: 'Europe/Istanbul',
  mobile: 'Europe/Berlin',
}

/** Default VAT in percent, used if neither the product nor the settings have a rate. */
export const platformVat: Readonly<Record<Platform, number>> = { germany: 19, turkey: 20, mobile: 19 }
