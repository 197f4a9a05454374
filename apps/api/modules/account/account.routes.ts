import type { ParsedBody } from '@/contract/shared/dto'
import type { Language } from '@/shop/shared/language'
import type { Platform } from '@/shop/shared/platform'
import { limitFailures, sessionLimits } from '../../platform/auth/failures'
import { callerOf } from '../../platform/auth/network'
import { hashPassword, isPassword } from '../../platform/auth/passwords'
import { endSessionsOf, type UserSession } from '../../platform/auth/sessions'
import type { Db } from '../../platform/db/open'
import { paginationOf, type PageRequest } from '../../platform/db/queries/page'
import { inTransaction } from '../../platform/db/transaction'
import { defineRoute } from '../../platform/http/define-route'
import { ApiError, found, isUuid, uuidOf } from '../../platform/http/errors'
import * as users from './users.repository'
import { findWishlist, putOnWishlist, takeFromWishlist } from './wishlist.repository'
import { customerToDto } from './account.mapper'
import { wishedProductToDto } from '../catalogue/products.mapper'

/** Only the fields that were sent are changed. */
const changesOf = ({ address, profile, ...person }: ParsedBody<'updateProfile'>): Partial<users.NewUser> => ({
  ...person,
  ...address,
  dateOfBirth: profile?.dateOfBirth,
  gender: profile?.gender,
  language: profile?.preferences?.language,
  notifyEmail: profile?.preferences?.notifications?.email,
  notifySms: profile?.preferences?.notifications?.sms,
  notifyPush: profile?.preferences?.notifications?.push,
})

const FIRST_PAGE: PageRequest = { page: 1, limit: 100 }

interface WishlistCall {
  readonly db: Db
  readonly session: UserSession
  readonly language: Language
  readonly query: { readonly platform?: Platform | undefined }
}

async function wishlistOf({ db, session, language, query }: WishlistCall, page = FIRST_PAGE) {
  const { platform = 'germany' } = query
  const { entries, total, missing } = await findWishlist(db, session.id, page)
  return {
    pagination: paginationOf(page, total),
    missing,
    wishlist: entries.map(({ product, addedAt }) => ({
      product: wishedProductToDto(product, platform, language),
      addedAt: addedAt.toISOString(),
    })),
  }
}

export const accountRoutes = [
  defineRoute(
    'updateProfile',
    async ({ db, session, body, now }) => {
      const user = found(await users.updateUser(db, session.id, changesOf(body), now()))
      return { user: customerToDto(user, now()) }
    },
    { dropsCache: false },
  ),

  defineRoute(
    'changePassword',
    async ({ db, session, body, now, request }) => {
      const { currentPassword, newPassword } = body
      const caller = callerOf('user', request)
      const verified = found(await users.findUser(db, session.id)).passwordHash
      await limitFailures(db, sessionLimits(session), now(), async () => {
        if (!(await isPassword(verified, currentPassword, caller))) throw new ApiError('WRONG_PASSWORD')
      })
      const passwordHash = await hashPassword(newPassword, caller)
      await inTransaction(db, async (tx) => {
        const user = await users.lockUser(tx, session.id)
        // The password was changed while the old one was being verified.
        if (user?.passwordHash !== verified) throw new ApiError('WRONG_PASSWORD')
        await users.updateUser(tx, session.id, { passwordHash }, now())
        await endSessionsOf(tx, session, session.tokenHash)
        await users.endResets(tx, session.id)
      })
      return {}
    },
    { dropsCache: false },
  ),

  defineRoute('getWishlist', (call) => wishlistOf(call, call.query)),

  defineRoute(
    'addToWishlist',
    (call) => {
      const { session, params, now } = call
      const productId = uuidOf(params.productId)
      return inTransaction(call.db, async (db) => {
        if (!(await putOnWishlist(db, session.id, productId, now()))) throw new ApiError('NOT_FOUND')
        return wishlistOf({ ...call, db })
      })
    },
    { dropsCache: false },
  ),

  defineRoute(
    'removeFromWishlist',
    (call) => {
      const { productId } = call.params
      return inTransaction(call.db, async (db) => {
        if (isUuid(productId)) await takeFromWishlist(db, call.session.id, productId)
        return wishlistOf({ ...call, db })
      })
    },
    { dropsCache: false },
  ),
]
