import type { Data } from '@/contract/shared/dto'
import { toMajor } from '@/shop/shared/money'
import { isPremiumActive, remainingDays } from '@/shop/users/premium'
import type { UserHistory } from './user-list.repository'
import { keptAddressToDto } from '../account/addresses.routes'
import type { User } from '../account/users.repository'

type UserDto = Data<'getUser'>['user']

/** A user in the back office's list. */
export const userRowToDto = (user: User, now: Date): Data<'listUsers'>['users'][number] => ({
  _id: user.id,
  name: user.name,
  email: user.email,
  platform: user.platform,
  status: user.status,
  isPremiumActive: isPremiumActive(user.premiumUntil, now),
  remainingDays: remainingDays(user.premiumUntil, now),
  groups: user.groups,
  createdAt: user.createdAt.toISOString(),
  lastActivity: user.lastActivityAt?.toISOString() ?? null,
})

export const userToDto = (user: User, history: UserHistory, now: Date): UserDto => ({
  ...userRowToDto(user, now),
  phone: user.phone,
  company: user.company,
  vatId: user.vatId,
  addresses: history.addresses.map(keptAddressToDto),
  notes: history.notes.map(({ text, author, at }) => ({ text, author, at: at.toISOString() })),
  updatedAt: user.updatedAt.toISOString(),
  banReason: user.banReason,
  premiumSubscription: {
    isActive: isPremiumActive(user.premiumUntil, now),
    endDate: user.premiumUntil?.toISOString() ?? null,
    renewalHistory: history.renewals.map(({ startsAt, endsAt, months, source }) => ({
      startDate: startsAt.toISOString(),
      endDate: endsAt.toISOString(),
      duration: months,
      source,
    })),
  },
  orderCount: history.orderCount,
  spent: history.spent.map(({ amount, currency }) => ({ amount: toMajor(amount), currency })),
  orders: history.orders.map(({ id, number, createdAt, status, total, currency }) => ({
    _id: id,
    orderNumber: number,
    createdAt: createdAt.toISOString(),
    status,
    payment: { amount: { total: toMajor(total), currency } },
    currency,
  })),
})
