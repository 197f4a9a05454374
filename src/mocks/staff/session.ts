import { admin } from '../fixtures/staff'
import { tasks } from '../fixtures/reports'
import { answers, failing, offline, ok, unauthorised } from '../shared/handlers'

/** Far off: no story works that long. */
const LATER = '2126-11-28T09:00:00.000Z'

/** Handlers of the administrator's session, by the state that they lead to. */
export const adminSessionMocks = {
  ok: [
    ok('loginAdmin', { token: 'admin-token-for-stories', admin }),
    ok('verifyAdmin', { admin, endsAt: LATER }),
    ok('logoutAdmin', {}),
    ok('refreshAdmin', { token: 'renewed-token-for-stories', admin, endsAt: LATER }),
    // The sidebar asks in every section.
    ok('getTasks', { tasks }),
  ],
  wrongPassword: [failing('loginAdmin', 'INVALID_CREDENTIALS')],
  /** The session has reached its end. */
  ended: [unauthorised('refreshAdmin')],
  /** In a few minutes it ends for good. */
  ending: [
    answers('verifyAdmin', () => ({ admin, endsAt: new Date(Date.now() + 9 * 60_000).toISOString() })),
  ],
  expired: [unauthorised('verifyAdmin')],
  offline: [offline('loginAdmin')],
}
