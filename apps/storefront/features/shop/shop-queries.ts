import { queryOptions } from '@tanstack/react-query'
import type { LegalPage } from '@/shop/shop-details/shop-details'
import type { Language } from '@/i18n'
import { PLATFORM } from '../../settings'
import type { Application } from '../application'

type Caller = Pick<Application, 'http'>

/** Loaded on the first call: a server-rendered page needs none. */
const shopCalls = () => import('@/shop/shop-details/public-shop.client')

/** In ms; past the cut-off the next days of delivery hold. */
const RENEWAL = 300_000

/** Public details of the shop, needed on every page. */
export const shopQuery = ({ http }: Caller, language: Language) =>
  queryOptions({
    queryKey: ['shop', language],
    queryFn: async () => (await shopCalls()).getShop(http, language, PLATFORM),
    refetchInterval: RENEWAL,
  })

/** The owner's legal text; null if the shop uses the standard text. */
export const legalTextQuery = ({ http }: Caller, page: LegalPage, language: Language) =>
  queryOptions({
    queryKey: ['legal', page, language],
    queryFn: async () => (await shopCalls()).getLegalText(http, page, language),
  })
