import { codeLimits, limitFailures } from '@apps/api/platform/auth/failures'
import { networkOf } from '@apps/api/platform/auth/network'
import { findChallenge, takeChallenge } from '@apps/api/platform/auth/passkeys/challenges.repository'
import { inTransaction } from '@apps/api/platform/db/transaction'
import { defineRoute } from '@apps/api/platform/http/define-route'
import { ApiError } from '@apps/api/platform/http/errors'
import { signedInToDto } from '../admins.mapper'
import { lockAdmin } from '../admins.repository'
import { signInPlace, signInAdmin } from '../sign-in'
import { acceptFactor, factorsOf } from './factors.repository'

export const secondFactorLoginRoutes = [
  defineRoute(
    'loginWithSecondFactor',
    async ({ db, body, now, request }) => {
      const { challenge: token, code = '', recoveryCode = '' } = body
      const sent = code === '' ? { recoveryCode } : { code }
      const begun = await findChallenge(db, token, 'login', now())
      if (begun?.adminId == null) throw new ApiError('INVALID_TOKEN')
      const { adminId, passwordHash } = begun
      const { totp } = await factorsOf(db, adminId)
      const enter = () =>
        inTransaction(db, async (tx) => {
          const admin = await lockAdmin(tx, adminId)
          // A new password ends the logins that had begun with the former one.
          if (!admin || admin.passwordHash !== passwordHash) throw new ApiError('INVALID_TOKEN')
          // A wrong code rolls this back, so that another try is possible.
          if (!(await takeChallenge(tx, token, 'login', now()))) throw new ApiError('INVALID_TOKEN')
          if (!(await acceptFactor(tx, adminId, sent, now()))) {
            const field = code === '' ? 'recoveryCode' : 'code'
            throw new ApiError('WRONG_CODE', { details: { field } })
          }
          return signInAdmin(tx, admin, signInPlace(request), now())
        })
      // Recovery codes and codes are counted apart, so that guesses at the six digits do not close the way back.
      const guessedAt = code === '' ? 'recovery' : (totp?.secret ?? '')
      const limits = codeLimits(adminId, guessedAt, networkOf(request.ip))
      const { token: session, admin, rights } = await limitFailures(db, limits, now(), enter)
      return { token: session, admin: signedInToDto(admin, rights) }
    },
    { dropsCache: false },
  ),
]
