import { getResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { pendingOrder } from '@/shop/orders/order-data.mocks'
import { firstPage } from '../fixtures/pagination'
import { failing, ok } from './handlers'

const get = (path: string) => new Request(`https://verda.example/api/admin/orders${path}`)

describe('a handler of a path with a parameter', () => {
  const order = failing('getOrder', 'NOT_FOUND')

  it('responds to every value of the parameter', async () => {
    expect((await getResponse([order], get(`/${pendingOrder._id}`)))?.status).toBe(404)
  })

  it('leaves the fixed paths to their own handlers, whichever was added first', async () => {
    const counts = { all: 3, unpaid: 1, today: 0, toPrepare: 2, toShip: 0 }
    const response = await getResponse([order, ok('countOrders', { counts })], get('/counts'))
    expect(await response?.json()).toMatchObject({ data: { counts } })
  })
})

it('refuses a query that the server would refuse', async () => {
  const list = ok('listOrders', { orders: [], pagination: firstPage(0) })
  const statusOf = async (query: string) => (await getResponse([list], get(query)))?.status
  expect(await statusOf('?limit=100&search=Koch')).toBe(200)
  expect(await statusOf('?limit=1000')).toBe(400)
  expect(await statusOf(`?search=${'x'.repeat(201)}`)).toBe(400)
})
