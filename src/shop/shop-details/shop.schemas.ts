import { z } from 'zod'
import { LANGUAGES } from '../shared/language'
import { PLATFORMS } from '../shared/platform'
import { COUNTRIES } from '../orders/address'
import { LEGAL_PAGES } from './shop-details'
import { shopForm } from './shop-form'
import { instant } from '@/contract/shared/primitives'

const version = z.object({ version: z.number().int(), actor: z.string(), at: instant })
const details = z.object({
  details: shopForm,
  /** 0 until the details are first saved; an update with an outdated version is refused. */
  version: z.number().int(),
  /** Newest first, at most 50. */
  history: z.array(version),
})

/** Language of the texts; missing ones fall back to German. */
const inLanguage = z.object({ lang: z.enum(LANGUAGES).default('de') })
const shown = z.object({ text: z.string(), language: z.enum(LANGUAGES) })
const delivery = z.object({
  country: z.enum(COUNTRIES),
  days: z.object({ from: z.number().int(), to: z.number().int() }),
  /** Calendar days in the country. */
  from: z.string(),
  to: z.string(),
  orderBy: instant,
})
const {
  announcement: _announcement,
  delivery: _delivery,
  legal: _legal,
  sellers: _sellers,
  ...seller
} = shopForm.shape

export const shopSchemas = {
  getShop: {
    /** The seller is the platform's. */
    query: inLanguage.extend({ platform: z.enum(PLATFORMS).default('germany') }),
    /** Null if the shop uses the standard text. */
    data: z.object({
      shop: z.object({
        ...seller,
        announcement: shown.nullable(),
        deliveries: z.array(delivery).readonly(),
        /** Days after which an unpaid order is cancelled; 0: never. */
        unpaidDays: z.number().int(),
      }),
    }),
  },
  getLegalText: {
    params: z.object({ page: z.enum(LEGAL_PAGES) }),
    query: inLanguage,
    /** Null if the shop uses the standard text; `updatedAt` is the last change of its own text. */
    data: z.object({ legal: z.object({ ...shown.shape, updatedAt: instant }).nullable() }),
  },
  getShopDetails: { data: details },
  getShopVersion: {
    params: z.object({ version: z.coerce.number().int().min(1).max(2_000_000_000) }),
    data: z.object({ details: shopForm }),
  },
  updateShopDetails: {
    body: z.object({ details: shopForm, version: z.number().int().min(0).max(2_000_000_000) }),
    data: details,
  },
}
