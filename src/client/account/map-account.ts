import type { Data } from '../../contract/shared/dto'
import type { UserDetail, UserRow } from '../../domain/users/user'
import type { UserProfile } from '../../domain/account/account'
import { toMinor } from '../../domain/shared/money'

type CustomerDto = Data<'verifyCustomer'>['user']
type UserRowDto = Data<'listUsers'>['users'][number]
type UserDto = Data<'getUser'>['user']

export const toProfile = (dto: CustomerDto): UserProfile => ({
  id: dto._id,
  name: dto.name,
  email: dto.email,
  platform: dto.platform,
  phone: dto.phone,
  address: dto.address,
  dateOfBirth: dto.profile.dateOfBirth,
  gender: dto.profile.gender,
  preferences: dto.profile.preferences,
  premiumUntil: dto.premiumSubscription.isActive ? dto.premiumSubscription.endDate : null,
})

export const toUserRow = ({ _id, ...user }: UserRowDto): UserRow => ({ id: _id, ...user })

export const toUserDetail = ({ premiumSubscription, orders, ...row }: UserDto): UserDetail => ({
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
