import { normalizeEmail } from '@/shop/shared/typed-text'
import { addressLimit, countAttempt, forgotLimits } from '../../platform/auth/attempts'
import { limitFailures, loginLimits } from '../../platform/auth/failures'
import { callerOf } from '../../platform/auth/network'
import { hashPassword, isPassword } from '../../platform/auth/passwords'
import { startSession, deleteSession, endSessionsOf } from '../../platform/auth/sessions'
import { signInUser } from './sign-in'
import { hashToken } from '../../platform/auth/tokens'
import { inTransaction } from '../../platform/db/transaction'
import { defineRoute } from '../../platform/http/define-route'
import { ApiError, found } from '../../platform/http/errors'
import { inHiddenTime } from '../../platform/http/hidden-time'
import { sendResetLink } from './send-reset-link'
import { mailVerification } from './send-verification'
import * as users from './users.repository'
import { customerToDto } from './account.mapper'

export const emailTaken = () => new ApiError('EMAIL_TAKEN', { details: { field: 'email' } })

export const customerAuthRoutes = [
  defineRoute(
    'registerCustomer',
    async ({ db, body, now, language, request }) => {
      await countAttempt(db, [addressLimit('register', request.ip)], now())
      const { name, password, phone, platform, address, acceptTerms } = body
      const email = normalizeEmail(body.email)
      if (await users.findUserByEmail(db, email)) throw emailTaken()
      const passwordHash = await hashPassword(password, callerOf('user', request))
      const at = now()
      return inTransaction(db, async (tx) => {
        const user = await users.insertUser(tx, {
          name,
          email,
          passwordHash,
          phone,
          platform,
          language,
          ...address,
          ...(acceptTerms === true && { acceptedTermsAt: at }),
          createdAt: at,
          updatedAt: at,
        })
        if (!user) throw emailTaken()
        await mailVerification(tx, user, at)
        const token = await startSession(tx, { kind: 'user', id: user.id }, at)
        return { token, user: customerToDto(user, at) }
      })
    },
    { dropsCache: false },
  ),

  defineRoute(
    'loginCustomer',
    async ({ db, body, now, request }) => {
      const email = normalizeEmail(body.email)
      const caller = callerOf('user', request)
      const known = await users.findUserByEmail(db, email)
      const limits = loginLimits(caller, email, known?.passwordHash)
      const { token, user } = await limitFailures(db, limits, now(), async () => {
        if (!(await isPassword(known?.passwordHash, body.password, caller)) || !known) {
          throw new ApiError('INVALID_CREDENTIALS')
        }
        return signInUser(db, known, now())
      })
      return { token, user: customerToDto(user, now()) }
    },
    { dropsCache: false },
  ),

  defineRoute(
    'logoutCustomer',
    async ({ db, session }) => {
      await deleteSession(db, session.tokenHash)
      return {}
    },
    { dropsCache: false },
  ),

  defineRoute(
    'verifyCustomer',
    async ({ db, session, now }) => ({
      user: customerToDto(found(await users.findUser(db, session.id)), now()),
    }),
    { dropsCache: false },
  ),

  defineRoute(
    'sendVerification',
    async ({ db, session, now }) => {
      await inTransaction(db, async (tx) => {
        const user = found(await users.lockUser(tx, session.id))
        if (user.emailVerifiedAt !== null) return
        if (!(await mailVerification(tx, user, now()))) throw new ApiError('RATE_LIMITED')
      })
      return {}
    },
    { dropsCache: false },
  ),

  defineRoute(
    'forgotPassword',
    async ({ db, body, now, request }) => {
      const email = normalizeEmail(body.email)
      await countAttempt(db, forgotLimits('forgot', email, request.ip), now())
      await inHiddenTime(sendResetLink(db, email, now()))
      return {}
    },
    { dropsCache: false },
  ),

  defineRoute(
    'resetPassword',
    async ({ db, body, now, request }) => {
      const tokenHash = hashToken(body.token)
      // Checked before the expensive hash, so that requests without a valid link cost little.
      const id = await users.findReset(db, tokenHash, now())
      if (id === undefined) throw new ApiError('INVALID_TOKEN')
      const passwordHash = await hashPassword(body.password, callerOf('user', request))
      await inTransaction(db, async (tx) => {
        // The account before its links, as who sends one locks them.
        const user = await users.lockUser(tx, id)
        if (!user || !(await users.useReset(tx, tokenHash, now()))) throw new ApiError('INVALID_TOKEN')
        await users.updateUser(tx, id, { passwordHash }, now())
        await endSessionsOf(tx, { kind: 'user', id })
        await users.endResets(tx, id)
      })
      return {}
    },
    { dropsCache: false },
  ),
]
