import { z } from 'zod'
import { answers, failing, withoutBody, offline, ok, slow, unauthorised } from '../shared/handlers'
import { accountData } from '../fixtures/account'
import { firstPage } from '../fixtures/pagination'
import { userCounts, userDetail, users } from '../fixtures/users'

const page = (rows: typeof users, total = rows.length) => ({
  users: [...rows],
  pagination: firstPage(total),
  counts: userCounts,
})

function listed(request: Request) {
  const { searchParams: query } = new URL(request.url)
  const text = (query.get('search') ?? '').toLowerCase()
  const rows = users.filter(
    ({ name, platform, status }) =>
      name.toLowerCase().includes(text) &&
      (query.get('platform') ?? platform) === platform &&
      (query.get('status') ?? status) === status,
  )
  const at = Number(query.get('page') ?? '1')
  const all = page(rows, rows.length === users.length ? userCounts.total : rows.length)
  return { ...all, pagination: { ...all.pagination, currentPage: at, current: at } }
}

/** The user with the id in the URL. */
function requestedUser(request: Request) {
  const user = users.find(({ _id }) => request.url.includes(_id))
  if (!user) throw new RangeError('no such fixture')
  return user
}

const statusBody = z.object({ status: z.enum(['active', 'inactive', 'banned']) })
const premiumBody = z.object({ action: z.string(), duration: z.number().optional() })

/** MSW handlers of the users, by resulting state. */
export const userMocks = {
  ok: [
    answers('listPremiumUsers', () => page(users.filter(({ isPremiumActive }) => isPremiumActive))),
    answers('getUser', (request) => ({ user: userDetail(requestedUser(request)) })),
    answers('listUsers', listed),
    answers('setUserStatus', async (request) => {
      const { status } = statusBody.parse(await request.clone().json())
      return { user: userDetail({ ...requestedUser(request), status }) }
    }),
    answers('setUserPremium', async (request) => {
      const { action, duration = 0 } = premiumBody.parse(await request.clone().json())
      const active = action !== 'deactivate'
      const premium = { isPremiumActive: active, remainingDays: active ? 30 * duration : null }
      return { user: userDetail({ ...requestedUser(request), ...premium }) }
    }),
    ok('getUserData', accountData),
    ok('anonymiseUser', {}),
  ],
  empty: [ok('listUsers', page([]))],
  slow: [slow('listUsers')],
  error: [failing('listUsers', 'INTERNAL')],
  forbidden: [failing('listUsers', 'FORBIDDEN')],
  expired: [unauthorised('listUsers')],
  offline: [offline('listUsers')],
  gone: [failing('getUser', 'NOT_FOUND')],
  detailSlow: [slow('getUser')],
  changeFails: [failing('setUserStatus', 'INTERNAL'), failing('setUserPremium', 'INTERNAL')],
  privacyFails: [failing('getUserData', 'INTERNAL'), failing('anonymiseUser', 'INTERNAL')],
  ordersUnderWay: [failing('anonymiseUser', 'ORDERS_UNDER_WAY')],
  changeRefused: [failing('setUserStatus', 'NOT_FOUND')],
  premiumWithoutBody: [withoutBody('setUserPremium')],
  changedMeanwhile: [failing('setUserPremium', 'CONFLICT')],
}
