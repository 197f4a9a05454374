import type { Currency } from '../../../domain/shared/platform'

/** Units inside amount fields. */
export const CURRENCY_SIGNS: Readonly<Record<Currency, string>> = { EUR: '€', TRY: '₺', USD: '$' }
