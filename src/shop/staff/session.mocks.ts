import type { Data } from '@/contract/shared/dto'
import { passkeyMocks } from '../passkeys/passkeys.mocks'
import { secondFactorMocks } from '../second-factor/second-factor.mocks'
import { ownSessionMocks } from '../sessions/sessions.mocks'
import { admin, factors } from './staff-data.mocks'
import { tasks } from '../analytics/reports.mocks'
import { answers, failing, offline, ok, unauthorised } from '@/mocks/shared/handlers'

/** Far enough in the future not to expire during a story. */
const LATER = '2126-11-28T09:00:00.000Z'

/** Who is signed in, by default an owner without a second factor. */
export const verifiedAs = (change: Partial<Data<'verifyAdmin'>> = {}) =>
  ok('verifyAdmin', { admin, endsAt: LATER, needsSecondFactor: false, factors, ...change })

/** MSW handlers of the administrator's session, by resulting state. */
export const adminSessionMocks = {
  ok: [
    ok('loginAdmin', { token: 'admin-token-for-stories', admin }),
    verifiedAs(),
    ok('logoutAdmin', {}),
    ...secondFactorMocks.ok,
    ...ownSessionMocks.ok,
    ...passkeyMocks.ok,
    ok('forgotAdminPassword', {}),
    ok('refreshAdmin', {
      token: 'renewed-token-for-stories',
      admin,
      endsAt: LATER,
      needsSecondFactor: false,
      factors,
    }),
    // Requested by the sidebar in every section.
    ok('getTasks', { tasks }),
  ],
  wrongPassword: [failing('loginAdmin', 'INVALID_CREDENTIALS')],
  tooOften: [failing('forgotAdminPassword', 'RATE_LIMITED')],
  /** The session has expired. */
  ended: [unauthorised('refreshAdmin')],
  /** The session expires in nine minutes. */
  ending: [
    answers('verifyAdmin', () => ({
      admin,
      endsAt: new Date(Date.now() + 9 * 60_000).toISOString(),
      needsSecondFactor: false,
      factors,
    })),
  ],
  expired: [unauthorised('verifyAdmin')],
  /** The stored token is a customer’s. */
  ofCustomer: [failing('verifyAdmin', 'FORBIDDEN')],
  offline: [offline('loginAdmin')],
}
