import type { AddressInfo } from 'node:net'
import { eq } from 'drizzle-orm'
import { afterEach, expect, it, vi } from 'vitest'
import { eventReader, type OfficeEvent, type Opened } from '@/shop/events/events'
import { admins } from '../../platform/db/schema'
import { checkOut } from '../../testing/checkout'
import { createTestApp, testShop } from '../../testing/test-app'

const shop = await testShop()
await shop.app.listen({ port: 0, host: '127.0.0.1' })

const streams: AbortController[] = []
afterEach(() => streams.splice(0).forEach((stream) => stream.abort()))

const isAddress = (address: AddressInfo | string | null): address is AddressInfo =>
  address !== null && typeof address === 'object'

/** Listens as a browser does. */
async function listen(token: string, opened?: Opened, of = shop) {
  const address = of.app.server.address()
  if (!isAddress(address)) throw new Error('not listening')
  const leaving = new AbortController()
  streams.push(leaving)
  const query = new URLSearchParams({ ...opened }).toString()
  const response = await fetch(`http://127.0.0.1:${address.port}/api/admin/events?${query}`, {
    headers: { authorization: `Bearer ${token}`, 'accept-encoding': 'gzip, br' },
    signal: leaving.signal,
  })
  const events: OfficeEvent[] = []
  let ended = false
  const read = async () => {
    const decoder = new TextDecoder()
    const reader = eventReader((event) => events.push(event))
    const body = response.body?.getReader()
    for (let next = await body?.read(); next?.done === false; next = await body?.read())
      reader(decoder.decode(next.value))
  }
  void read()
    .catch(() => undefined)
    .finally(() => {
      ended = true
    })
  return {
    response,
    events,
    hears: (event: OfficeEvent) => vi.waitFor(() => expect(events).toContainEqual(event), 60_000),
    /** Who is here, as told last. */
    sees: (...names: readonly string[]) =>
      vi.waitFor(() => {
        const told = events.filter(({ type }) => type === 'presence')
        expect(told.at(-1)).toEqual({ type: 'presence', names })
      }, 60_000),
    ends: () => vi.waitFor(() => expect(ended).toBe(true), 60_000),
    leave: () => leaving.abort(),
  }
}

const ready: OfficeEvent = { type: 'ready' }

it('an administrator hears which order another one has changed, and nothing else of it [ADMIN-640]', async () => {
  const { token } = await shop.admin()
  const other = await shop.admin()
  const { _id: id } = await checkOut(shop)
  const stream = await listen(other.token)
  await stream.hears(ready)
  await shop.ok('setOrderStatus', { token, params: { id }, body: { status: 'confirmed' } })
  const change: OfficeEvent = { type: 'change', kind: 'orders', id }
  await stream.hears(change)
})

it('it arrives as it happens, through proxies and past compression [ADMIN-640]', async () => {
  const { token } = await shop.admin()
  const { response } = await listen(token)
  expect(response.status).toBe(200)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/event-stream',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  })
  expect(response.headers.get('content-encoding')).toBeNull()
})

it('who may not read orders hears nothing of them, and cannot have one open [ADMIN-641]', async () => {
  const { token } = await shop.admin()
  const reader = await shop.admin({ role: 'catalogue' })
  const stream = await listen(reader.token)
  const { _id: id } = await checkOut(shop)
  await shop.ok('setOrderStatus', { token, params: { id }, body: { status: 'confirmed' } })
  const product = await shop.product('abendruhe')
  await shop.ok('updateProduct', { token, params: { id: product.id }, body: { subtitle: 'Neu' } })
  await stream.hears({ type: 'change', kind: 'products', id: product.id })
  expect(stream.events.filter((event) => event.type === 'change' && event.kind === 'orders')).toEqual([])
  const refusal = await shop.refused('streamEvents', { token: reader.token, query: { kind: 'orders', id } })
  expect(refusal).toMatchObject({ status: 403, details: { missing: ['orders.read'] } })
})

it('a stream ends with its session, and where its permissions end [ADMIN-641]', async () => {
  const leaver = await shop.admin()
  const stream = await listen(leaver.token)
  await stream.hears(ready)
  await shop.ok('logoutAdmin', { token: leaver.token })
  await stream.ends()

  const packer = await shop.admin({ role: 'orders' })
  const { _id: id } = await checkOut(shop)
  const open = await listen(packer.token, { kind: 'orders', id })
  await open.sees()
  await shop.db.update(admins).set({ role: 'catalogue' }).where(eq(admins.id, packer.id))
  const owner = await shop.admin()
  await shop.ok('updateAdmin', { token: owner.token, params: { id: owner.id }, body: { name: 'Neu' } })
  await open.ends()
})

it('a ninth stream of a session ends its first [ADMIN-641]', async () => {
  const { token } = await shop.admin()
  const first = await listen(token)
  for (let more = 0; more < 7; more += 1) await listen(token)
  expect(first.events).toEqual([ready])
  await listen(token)
  await first.ends()
})

it('who else has an order open is told until they leave [ADMIN-642]', async () => {
  const one = await shop.admin({ name: 'Ayşe Demir' })
  const other = await shop.admin({ name: 'Can Kaya' })
  const { _id: id } = await checkOut(shop)
  const opened: Opened = { kind: 'orders', id }
  const first = await listen(one.token, opened)
  await first.sees()
  const second = await listen(other.token, opened)
  await first.sees('Can Kaya')
  await second.sees('Ayşe Demir')
  const again = await listen(other.token, opened)
  await again.sees('Ayşe Demir')
  second.leave()
  again.leave()
  await first.sees()
})

it('a shop that is ended ends its streams [ADMIN-641]', async () => {
  const ending = await createTestApp()
  await ending.app.listen({ port: 0, host: '127.0.0.1' })
  const { token } = await ending.admin()
  const stream = await listen(token, undefined, ending)
  await stream.hears(ready)
  await ending.close()
  await stream.ends()
})
