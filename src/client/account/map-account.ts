import type { Data } from '../../contract/shared/dto'
import type { UserDetail, UserRow } from '../../domain/users/user'
import type { UserProfile } from '../../domain/account/account'
import { toMinor } from '../../domain/shared/money'

type WireCustomer = Data<'verifyCustomer'>['user']
type WireUserRow = Data<'listUsers'>['users'][number]
type WireUser = Data<'getUser'>['user']

export const toProfile = (wire: WireCustomer): UserProfile => ({
  id: wire._id,
  name: wire.name,
  email: wire.email,
  platform: wire.platform,
  phone: wire.phone,
  address: wire.address,
  dateOfBirth: wire.profile.dateOfBirth,
  gender: wire.profile.gender,
  preferences: wire.profile.preferences,
  premiumUntil: wire.premiumSubscription.isActive ? wire.premiumSubscription.endDate : null,
})

export const toUserRow = ({ _id, ...user }: WireUserRow): UserRow => ({ id: _id, ...user })

export const toUserDetail = ({ premiumSubscription, orders, ...row }: WireUser): UserDetail => ({
  ...toUserRow(row),
  phone: row.phone,
  premiumUntil: premiumSubscription.endDate,
  renewals: premiumSubscription.renewalHistory.map(({ duration, ...renewal }) => ({
    ...renewal,
    months: duration,
  })),
  orders: orders.map(({ _id, orderNumber, createdAt, status, currency, payment }) => ({
    id: _id,
    number: orderNumber,
    createdAt,
    status,
    currency,
    total: toMinor(payment.amount.total),
  })),
})
