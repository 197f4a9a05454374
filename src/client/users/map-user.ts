import type { Data } from '../../contract/shared/dto'
import { toMinor } from '../../domain/shared/money'
import type { UserDetail, UserRow } from '../../domain/users/user'

type UserRowDto = Data<'listUsers'>['users'][number]
type UserDto = Data<'getUser'>['user']

export const toUserRow = ({ _id, ...row }: UserRowDto): UserRow => ({ id: _id, ...row })

export const toUserDetail = ({ premiumSubscription, orders: _, ...user }: UserDto): UserDetail => ({
  ...toUserRow(user),
  phone: user.phone,
  premiumUntil: premiumSubscription.endDate,
  renewals: premiumSubscription.renewalHistory.map(({ duration, ...entry }) => ({
    ...entry,
    months: duration,
  })),
  orderCount: user.orderCount,
  spent: user.spent.map(({ amount, currency }) => ({ amount: toMinor(amount), currency })),
})
