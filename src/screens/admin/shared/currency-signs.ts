import type { Currency } from '@/shop/shared/platform'

/** Currency signs shown in amount fields. */
export const CURRENCY_SIGNS: Readonly<Record<Currency, string>> = { EUR: '€', TRY: '₺', USD: '$' }
