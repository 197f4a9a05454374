import type { Data } from '../../contract/shared/dto'
import { toMinor } from '../../domain/shared/money'
import { omit } from '../../domain/shared/omit'
import type { UserDetail, UserRow } from '../../domain/users/user'

type UserRowDto = Data<'listUsers'>['users'][number]
type UserDto = Data<'getUser'>['user']

export const toUserRow = ({ _id, ...row }: UserRowDto): UserRow => ({ id: _id, ...row })

export const toUserDetail = ({ premiumSubscription, ...user }: UserDto): UserDetail => ({
  ...toUserRow(omit(user, 'orders')),
  phone: user.phone,
  premiumUntil: premiumSubscription.endDate,
  renewals: premiumSubscription.renewalHistory.map(({ duration, ...entry }) => ({
    ...entry,
    months: duration,
  })),
  orderCount: user.orderCount,
  spent: user.spent.map(({ amount, currency }) => ({ amount: toMinor(amount), currency })),
})
