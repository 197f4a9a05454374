import { analytics } from './analytics'
import { dashboard } from './dashboard'
import { defineRoute } from '../../platform/http/define-route'

export const analyticsRoutes = [
  defineRoute('getDashboard', async ({ db, now }) => ({ stats: await dashboard(db, now()) })),
  defineRoute('getAnalytics', ({ db, query, now }) => analytics(db, query, now())),
]
