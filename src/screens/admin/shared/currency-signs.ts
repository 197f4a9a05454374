import type { Currency } from '@/domain/shared/platform'

/** Currency signs shown in amount fields. */
export const CURRENCY_SIGNS: Readonly<Record<Currency, string>> = { EUR: '€', TRY: '₺', USD: '$' }
