import { randomUUID } from 'node:crypto'
import { endpoints } from '@/contract'
import { activityEntries } from '@/mocks/fixtures/activity'
import { cargoCompanies } from '@/shop/cargo/cargo.mocks'
import { failedMail, sentMail, waitingMail } from '@/mocks/fixtures/mails'
import { adminOrders } from '@/mocks/fixtures/orders'
import { firstPage } from '@/mocks/fixtures/pagination'
import { productList } from '@/mocks/fixtures/products'
import { returns } from '@/shop/returns/returns.mocks'
import { adminRecords } from '@/mocks/fixtures/staff'
import { userCounts, users } from '@/mocks/fixtures/users'

export const ROWS = 100

/** A section's table and the call that fills it. */
export interface TableSection {
  /** Query of the section's address. */
  readonly query: string
  /** Path of the list call. */
  readonly path: string
  /** The response's data. */
  readonly answer: (query: URLSearchParams) => Readonly<Record<string, unknown>>
}

const PAGING = ['page', 'limit', 'sort', 'platform']
/** Numbers without a divisor in common with the number of rows, so that each order of the rows is another. */
const STEPS = [7, 11, 13, 17, 19, 23, 29, 31, 37, 41]

/** A filtered list has half of the rows; another sort, another order. */
function arranged<Row>(rows: readonly Row[], query: URLSearchParams): Row[] {
  const isFiltered = [...query].some(([name, value]) => value !== '' && !PAGING.includes(name))
  const step = STEPS[(query.get('sort') ?? '').length % STEPS.length] ?? 1
  return rows
    .map((row, index) => ({ row, place: (index * step) % rows.length, index }))
    .filter(({ index }) => !isFiltered || index % 2 === 0)
    .sort((a, b) => a.place - b.place)
    .map(({ row }) => row)
}

function table<Row extends { readonly _id: string }>(
  query: string,
  path: string,
  list: string,
  rows: readonly Row[],
  more: Readonly<Record<string, unknown>> = {},
): TableSection {
  const hundred = Array.from({ length: ROWS }, (_, index) => ({
    ...rows[index % rows.length],
    _id: randomUUID(),
  }))
  return {
    query,
    path,
    answer: (asked) => {
      const found = arranged(hundred, asked)
      return { [list]: found, pagination: firstPage(found.length, ROWS), ...more }
    },
  }
}

/** Every section with a table; categories and coupons are cards. */
export const tableSections: Readonly<Record<string, TableSection>> = {
  orders: table('section=orders', endpoints.listOrders.path, 'orders', adminOrders),
  returns: table('section=returns', endpoints.listReturns.path, 'withdrawals', returns),
  products: table('section=products', endpoints.listProducts.path, 'products', productList),
  cargo: table('section=cargo', endpoints.listCargo.path, 'cargoCompanies', cargoCompanies),
  users: table('section=users', endpoints.listUsers.path, 'users', users, { counts: userCounts }),
  staff: table('section=staff', endpoints.listAdmins.path, 'admins', adminRecords),
  activity: table('section=activity', endpoints.listActivity.path, 'entries', activityEntries),
  mails: table('section=activity&tab=mails', endpoints.listMails.path, 'mails', [
    failedMail,
    waitingMail,
    sentMail,
  ]),
}
