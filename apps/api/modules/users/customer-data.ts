import { asc, eq } from 'drizzle-orm'
import { omit } from '@/shop/shared/omit'
import type { Data } from '@/contract/shared/dto'
import { listPasskeys } from '../../platform/auth/passkeys/passkeys.repository'
import type { Db } from '../../platform/db/open'
import {
  carts,
  orders,
  outbox,
  premiumRenewals,
  priceMails,
  products,
  reviewRequests,
  reviews,
  stockNotices,
  tokens,
  wishlist,
  wishlistShares,
} from '../../platform/db/schema'
import { customerToDto } from '../account/account.mapper'
import { findAddresses } from '../account/addresses.repository'
import { keptAddressToDto } from '../account/addresses.routes'
import type { User } from '../account/users.repository'
import { ownMails, ownNotices } from './own-mails'

type CustomerData = Omit<
  Data<'getAccountData'>,
  'exportedAt' | 'orders' | 'withdrawals' | 'subscriptions' | 'terminations' | 'notes'
>

const text = (instant: Date | null) => instant?.toISOString() ?? null

/** All data stored about a customer except what is about orders, oldest first. */
export async function customerData(db: Db, user: User, now: Date): Promise<CustomerData> {
  const { id } = user
  const sessions = await db
    .select({ startedAt: tokens.startedAt, expiresAt: tokens.expiresAt })
    .from(tokens)
    .where(eq(tokens.userId, id))
    .orderBy(asc(tokens.startedAt))
  const keys = await listPasskeys(db, { kind: 'user', id })
  const wishes = await db
    .select({ productId: products.id, name: products.fullName, addedAt: wishlist.addedAt })
    .from(wishlist)
    .innerJoin(products, eq(products.id, wishlist.productId))
    .where(eq(wishlist.userId, id))
    .orderBy(asc(wishlist.addedAt))
  const [shared] = await db
    .select({ title: wishlistShares.title, createdAt: wishlistShares.createdAt })
    .from(wishlistShares)
    .where(eq(wishlistShares.userId, id))
  const [wanted] = await db
    .select({ consentedAt: priceMails.consentedAt, language: priceMails.language })
    .from(priceMails)
    .where(eq(priceMails.userId, id))
  const asked = await db
    .select({
      orderNumber: orders.number,
      consentedAt: reviewRequests.consentedAt,
      confirmedAt: reviewRequests.confirmedAt,
      sentAt: reviewRequests.sentAt,
    })
    .from(reviewRequests)
    .innerJoin(orders, eq(orders.id, reviewRequests.orderId))
    .where(eq(orders.userId, id))
    .orderBy(asc(reviewRequests.consentedAt))
  const book = await findAddresses(db, id)
  const kept = await db.select().from(carts).where(eq(carts.userId, id)).orderBy(asc(carts.platform))
  const renewals = await db
    .select()
    .from(premiumRenewals)
    .where(eq(premiumRenewals.userId, id))
    .orderBy(asc(premiumRenewals.createdAt))
  const notices = await db
    .select({ productId: products.id, name: products.fullName, createdAt: stockNotices.createdAt })
    .from(stockNotices)
    .innerJoin(products, eq(products.id, stockNotices.productId))
    .where(ownNotices(user))
    .orderBy(asc(stockNotices.createdAt))
  const mails = await db
    .select({ kind: outbox.kind, createdAt: outbox.createdAt })
    .from(outbox)
    .where(ownMails(db, user))
    .orderBy(asc(outbox.createdAt))
  const written = await db
    .select({
      productId: products.id,
      name: products.fullName,
      rating: reviews.rating,
      comment: reviews.comment,
      date: reviews.createdAt,
    })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .where(eq(reviews.userId, id))
    .orderBy(asc(reviews.createdAt))
  return {
    account: {
      ...customerToDto(user, now),
      createdAt: user.createdAt.toISOString(),
      acceptedTermsAt: text(user.acceptedTermsAt),
      emailVerifiedAt: text(user.emailVerifiedAt),
      lastActivityAt: text(user.lastActivityAt),
      banReason: user.banReason || null,
      groups: user.groups,
    },
    sessions: sessions.map(({ startedAt, expiresAt }) => ({
      startedAt: startedAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
    })),
    passkeys: keys.map(({ name, createdAt, lastUsedAt }) => ({
      name,
      createdAt: createdAt.toISOString(),
      lastUsedAt: text(lastUsedAt),
    })),
    addresses: book.map((address) => omit(keptAddressToDto(address), '_id')),
    carts: kept.map(({ platform, updatedAt, items }) => ({
      platform,
      updatedAt: updatedAt.toISOString(),
      items: items.map(({ productId, quantity }) => ({ productId, quantity })),
    })),
    wishlist: wishes.map((wish) => ({ ...wish, addedAt: wish.addedAt.toISOString() })),
    wishlistShare: shared ? { ...shared, createdAt: shared.createdAt.toISOString() } : null,
    priceMails: wanted ? { ...wanted, consentedAt: wanted.consentedAt.toISOString() } : null,
    reviewMails: asked.map(({ orderNumber, consentedAt, confirmedAt, sentAt }) => ({
      orderNumber,
      consentedAt: consentedAt.toISOString(),
      confirmedAt: text(confirmedAt),
      sentAt: text(sentAt),
    })),
    premium: renewals.map(({ source, months, startsAt, endsAt }) => ({
      source,
      months,
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
    })),
    reviews: written.map((review) => ({ ...review, date: review.date.toISOString() })),
    stockNotices: notices.map((notice) => ({ ...notice, createdAt: notice.createdAt.toISOString() })),
    mails: mails.map((mail) => ({ ...mail, createdAt: mail.createdAt.toISOString() })),
  }
}
