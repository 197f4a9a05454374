import { queryOptions } from '@tanstack/react-query'
import type { LegalPage } from '@/domain/shop/shop-details'
import type { Language } from '@/i18n'
import type { Application } from '../application'

type Caller = Pick<Application, 'http'>

/** Fetched with the first call: a page that the server rendered makes none. */
const shopCalls = () => import('@/client/shop/public-shop')

/** What the shop says of itself on every page. */
export const shopQuery = ({ http }: Caller, language: Language) =>
  queryOptions({
    queryKey: ['shop', language],
    queryFn: async () => (await shopCalls()).getShop(http, language),
  })

/** Null where the shop's standard text stands. */
export const legalTextQuery = ({ http }: Caller, page: LegalPage, language: Language) =>
  queryOptions({
    queryKey: ['legal', page, language],
    queryFn: async () => (await shopCalls()).getLegalText(http, page, language),
  })
