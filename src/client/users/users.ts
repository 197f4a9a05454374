import { userEndpoints } from '../../contract/users/users'
import type { Data, Query } from '../../contract/shared/dto'
import type { UserDetail, UserRow, UserStatus } from '../../domain/users/user'
import { toMinor } from '../../domain/shared/money'
import type { Http } from '../shared/http'
import { toPage, type Page } from '../shared/page'

type UserDto = Data<'getUser'>['user']

/** A page of users with the real counts over all. */
export interface UsersPage extends Page<UserRow> {
  readonly counts: Data<'listUsers'>['counts']
}

const toRow = ({ _id, ...row }: Data<'listUsers'>['users'][number]): UserRow => ({ id: _id, ...row })

const toDetail = ({ premiumSubscription, orders: _, ...user }: UserDto): UserDetail => ({
  ...toRow(user),
  phone: user.phone,
  premiumUntil: premiumSubscription.endDate,
  renewals: premiumSubscription.renewalHistory.map(({ duration, ...entry }) => ({
    ...entry,
    months: duration,
  })),
  orderCount: user.orderCount,
  spent: user.spent.map(({ amount, currency }) => ({ amount: toMinor(amount), currency })),
})

/** Twenty to a page. */
export async function listUsers(
  http: Http,
  query: Query<'listUsers'>,
  premiumOnly = false,
): Promise<UsersPage> {
  const name = premiumOnly ? 'listPremiumUsers' : 'listUsers'
  const data = await http.call(userEndpoints, name, { query: { limit: 20, ...query } })
  return { ...toPage(data.users.map(toRow), data.pagination), counts: data.counts }
}

export async function getUser(http: Http, id: string): Promise<UserDetail> {
  const data = await http.call(userEndpoints, 'getUser', { params: { id } })
  return toDetail(data.user)
}

export async function setUserStatus(http: Http, id: string, status: UserStatus): Promise<UserDetail> {
  const data = await http.call(userEndpoints, 'setUserStatus', { params: { id }, body: { status } })
  return toDetail(data.user)
}

export type PremiumRequest =
  { readonly action: 'activate' | 'extend'; readonly months: number } | { readonly action: 'deactivate' }

/** @throws ApiFailure CONFLICT where the membership changed meanwhile */
export async function setUserPremium(http: Http, id: string, request: PremiumRequest): Promise<UserDetail> {
  const data = await http.call(userEndpoints, 'setUserPremium', {
    params: { id },
    body: {
      action: request.action,
      ...(request.action !== 'deactivate' && { duration: request.months }),
    },
  })
  return toDetail(data.user)
}
