import { analytics } from './analytics'
import { dashboard } from './dashboard'
import { tasks } from './tasks'
import { defineRoute } from '../../platform/http/define-route'

export const analyticsRoutes = [
  defineRoute('getDashboard', async ({ db, now }) => ({ stats: await dashboard(db, now()) })),
  defineRoute('getTasks', async ({ db, query, session }) => ({
    tasks: await tasks(db, session, query.since === undefined ? undefined : new Date(query.since)),
  })),
  defineRoute('getAnalytics', ({ db, query, now }) => analytics(db, query, now())),
]
