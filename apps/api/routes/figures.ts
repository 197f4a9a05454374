import { analytics } from '../figures/analytics'
import { dashboard } from '../figures/dashboard'
import { defineRoute } from '../http/define-route'

export const figureRoutes = [
  defineRoute('getDashboard', async ({ db, now }) => ({ stats: await dashboard(db, now()) })),
  defineRoute('getAnalytics', ({ db, query, now }) => analytics(db, query, now())),
]
