import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { eventReader, type OfficeEvent, type Opened } from '@/shop/events/events'
import { endpoints } from '@/contract'
import type { AdminSession } from '../auth/sessions'
import { changesOf, changesSessions } from './changes'
import { OfficeEvents } from './office-events'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'performance'] }))
afterEach(() => void vi.useRealTimers())

const sessionOf = (name: string): AdminSession => ({
  kind: 'admin',
  id: name,
  email: `${name}@verda.example`,
  name,
  role: 'owner',
  permissions: ['orders.read', 'catalogue.read', 'returns.read'],
  tokenHash: name,
  sessionId: name,
  lastUsedAt: new Date(0),
  startedAt: new Date(0),
  needsFactor: false,
})

/** Processes over one database, whose notices reach all of them. */
function processes(count: number) {
  const all = Array.from({ length: count }, () => new OfficeEvents())
  for (const one of all) one.send = (notice) => all.forEach((each) => each.receive(notice))
  return all
}

function listen(to: OfficeEvents | undefined, name: string, opened?: Opened) {
  const session = sessionOf(name)
  const stream = to?.open({ session, opened, look: () => Promise.resolve(session) })
  const events: OfficeEvent[] = []
  const reader = eventReader((event) => events.push(event))
  stream?.on('data', (part: Buffer) => reader(part.toString()))
  return { events, stream }
}
const settled = () => vi.advanceTimersByTimeAsync(150)
const order: Opened = { kind: 'orders', id: 'a' }
const names = (events: readonly OfficeEvent[]) => {
  const last = events.at(-1)
  return last?.type === 'presence' ? last.names : undefined
}

it('a change in one process is heard in the others, but by who made it nowhere [ADMIN-640]', async () => {
  const [one, other] = processes(2)
  const [maker, here, there] = [listen(one, 'maker'), listen(one, 'here'), listen(other, 'there')]
  one?.note([order], 'maker')
  await settled()
  const change = { type: 'change', ...order }
  expect(maker.events).toEqual([{ type: 'ready' }])
  expect(here.events).toEqual([{ type: 'ready' }, change])
  expect(there.events).toEqual([{ type: 'ready' }, change])
})

it('many changes at once are one [ADMIN-640]', async () => {
  const [one] = processes(1)
  const { events } = listen(one, 'a')
  for (let id = 0; id < 500; id += 1) one?.note([{ kind: 'orders', id: String(id) }], undefined)
  await settled()
  expect(events).toEqual([{ type: 'ready' }, { type: 'change', kind: 'orders' }])
})

it('presence goes from process to process, also to who comes later [ADMIN-642]', async () => {
  const [one, other] = processes(2)
  const ayse = listen(one, 'Ayşe', order)
  const can = listen(other, 'Can', order)
  await settled()
  expect([names(ayse.events), names(can.events)]).toEqual([['Can'], ['Ayşe']])
  can.stream?.destroy()
  await settled()
  expect(names(ayse.events)).toEqual([])
})

it('the people of a process that has died are gone after half a minute [ADMIN-642]', async () => {
  const [one, other] = processes(2)
  const ayse = listen(one, 'Ayşe', order)
  listen(other, 'Can', order)
  await settled()
  if (other) {
    other.send = () => undefined
    other.beat = () => undefined
  }
  await vi.advanceTimersByTimeAsync(40_000)
  expect(names(ayse.events)).toEqual([])
})

it('where notices were missed, streams say so', () => {
  const [one] = processes(1)
  const stream = one?.open({
    session: sessionOf('a'),
    opened: undefined,
    look: () => Promise.reject(new Error()),
  })
  expect(one?.receive('')).toBe(false)
  expect(String(stream?.read())).toContain('missed')
})

it('without the database all streams end', async () => {
  const [one] = processes(1)
  const session = sessionOf('a')
  const stream = one?.open({ session, opened: undefined, look: () => Promise.reject(new Error('away')) })
  stream?.resume()
  await vi.advanceTimersByTimeAsync(10_000)
  await vi.waitFor(() => expect(stream?.destroyed).toBe(true), 60_000)
})

it('there are at most a hundred', () => {
  const [one] = processes(1)
  for (let number = 0; number < 100; number += 1) listen(one, `n${number}`)
  expect(() => listen(one, 'one more')).toThrow(expect.objectContaining({ code: 'UNAVAILABLE' }))
})

it('a client that does not read loses its stream', () => {
  const [one] = processes(1)
  const session = sessionOf('a')
  const stream = one?.open({ session, opened: undefined, look: () => Promise.resolve(session) })
  for (let more = 0; more < 2_000 && stream?.destroyed === false; more += 1)
    stream.say({ type: 'presence', names: ['x'.repeat(100)] })
  expect(stream?.destroyed).toBe(true)
})

it('calls say by their path what they change [ADMIN-716]', () => {
  const { setOrderStatus, refundOrder, trackProduct, updateProduct, listOrders, checkout, logoutAdmin } =
    endpoints
  const params = { id: 'a' }
  const stock = { kind: 'products' }
  expect(changesOf(setOrderStatus)(params)).toEqual([{ kind: 'orders', id: 'a' }, stock])
  expect(changesOf(refundOrder)(params)).toEqual([{ kind: 'orders', id: 'a' }, { kind: 'returns' }, stock])
  expect(changesOf(updateProduct)(params)).toEqual([{ kind: 'products', id: 'a' }])
  expect(changesOf(checkout)(undefined)).toEqual([{ kind: 'arrivals' }, stock])
  const gone = [{ kind: 'orders' }, { kind: 'returns' }]
  expect(changesOf(endpoints.anonymiseUser)(params)).toEqual([{ kind: 'customers', id: 'a' }, ...gone])
  expect(changesOf(endpoints.updateUser)(params)).toEqual([{ kind: 'customers', id: 'a' }])
  expect(changesOf(endpoints.deleteAccount)(undefined)).toEqual([{ kind: 'customers' }, ...gone])
  expect(changesOf(endpoints.claimOrder)(undefined)).toEqual([{ kind: 'customers' }, { kind: 'orders' }])
  expect(changesOf(endpoints.withdraw)(undefined)).toEqual([
    { kind: 'returns' },
    { kind: 'orders' },
    { kind: 'products' },
  ])
  expect(changesOf(endpoints.updateCoupon)(params)).toEqual([{ kind: 'coupons', id: 'a' }])
  expect([trackProduct, listOrders, logoutAdmin].flatMap((call) => changesOf(call)(params))).toEqual([])
  const { forgotAdminPassword, loginAdmin } = endpoints
  const calls = [logoutAdmin, updateProduct, forgotAdminPassword, loginAdmin]
  expect(calls.map(changesSessions)).toEqual([true, false, false, false])
})
