import { admin } from '../fixtures/staff'
import { tasks } from '../fixtures/reports'
import { failing, offline, ok, unauthorised } from '../shared/handlers'

/** Handlers of the administrator's session, by the state that they lead to. */
export const adminSessionMocks = {
  ok: [
    ok('loginAdmin', { token: 'admin-token-for-stories', admin }),
    ok('verifyAdmin', { admin }),
    ok('logoutAdmin', {}),
    ok('refreshAdmin', { token: 'renewed-token-for-stories', admin }),
    // The sidebar asks in every section.
    ok('getTasks', { tasks }),
  ],
  wrongPassword: [failing('loginAdmin', 'INVALID_CREDENTIALS')],
  /** The session has reached its end. */
  ended: [unauthorised('refreshAdmin')],
  expired: [unauthorised('verifyAdmin')],
  offline: [offline('loginAdmin')],
}
