import { answers, failing, offline, ok, slow, unauthorised } from '@/mocks/shared/handlers'
import { analyticsOf } from './reports.mocks'

const DAY_MS = 86_400_000

const analytics = answers('getAnalytics', (request) => {
  const query = new URL(request.url).searchParams
  const [from, to] = [query.get('from'), query.get('to')]
  const days =
    from !== null && to !== null
      ? (Date.parse(to) - Date.parse(from)) / DAY_MS + 1
      : Number.parseInt(query.get('period') ?? '30', 10)
  const currency = query.get('currency')
  return analyticsOf(days, currency === 'TRY' || query.get('platform') === 'turkey' ? 'TRY' : 'EUR')
})
const nothing = { ...analyticsOf(0), platforms: [], bestSellers: [] }

/** MSW handlers of the analytics, by resulting state. */
export const analyticsMocks = {
  ok: [analytics],
  empty: [ok('getAnalytics', nothing)],
  slow: [slow('getAnalytics')],
  error: [failing('getAnalytics', 'INTERNAL')],
  forbidden: [failing('getAnalytics', 'FORBIDDEN')],
  offline: [offline('getAnalytics')],
  expired: [unauthorised('getAnalytics')],
}
