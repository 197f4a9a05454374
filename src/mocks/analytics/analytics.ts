import { answers, failing, offline, ok, slow, unauthorised } from '../shared/handlers'
import { analyticsOf } from '../fixtures/reports'

const analytics = answers('getAnalytics', (request) =>
  analyticsOf(Number.parseInt(new URL(request.url).searchParams.get('period') ?? '30', 10)),
)
const nothing = { ...analyticsOf(0), platforms: [], bestSellers: [] }

/** Handlers of the analytics, by the state that they lead to. */
export const analyticsMocks = {
  ok: [analytics],
  empty: [ok('getAnalytics', nothing)],
  slow: [slow('getAnalytics')],
  error: [failing('getAnalytics', 'INTERNAL')],
  forbidden: [failing('getAnalytics', 'FORBIDDEN')],
  offline: [offline('getAnalytics')],
  expired: [unauthorised('getAnalytics')],
}
