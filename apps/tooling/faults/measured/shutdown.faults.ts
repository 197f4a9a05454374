import { once } from 'node:events'
import { connect } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { orders } from '@apps/api/platform/db/schema'
import { checkoutBody } from '@apps/api/testing/checkout'
import { requestOf } from '@apps/api/testing/client'
import { ProductServer } from '../../server'
import { newPostgresDatabase, withDatabaseOf } from '../databases'
import { intensity } from '../intensity'
import { remote } from '../remote'

const IN_FLIGHT = 50
const kinds = [
  { on: 'the embedded database', url: () => Promise.resolve('') },
  { on: 'PostgreSQL', url: () => newPostgresDatabase() },
]

let server: ProductServer | undefined
afterEach(() => server?.dispose())

/** Opens a request whose headers the server has read, so that it is in flight; its body is sent on demand. */
async function inFlight(port: number, head: string, body: string) {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  let answer = ''
  socket.setEncoding('utf8').on('data', (text: string) => (answer += text))
  const statuses = once(socket, 'close').then(
    () => [...answer.matchAll(/^HTTP\/1\.1 (\d+)/gm)].map(([, status]) => status),
    () => ['broken'],
  )
  socket.write(head)
  await once(socket, 'data')
  return { finish: () => socket.write(body), statuses }
}

describe.each(kinds)('SIGTERM on $on', ({ url }) => {
  it(`completes the ${IN_FLIGHT} requests in flight and exits with 0`, async () => {
    const databaseUrl = await url()
    const running = await ProductServer.start({ DATABASE_URL: databaseUrl })
    server = running
    const productId = await remote(running).plentyOf('abendruhe')
    const guest = (index: number) => {
      const customerInfo = { name: 'Gesa Gast', email: `gast-${index}@example.org`, phone: '1' }
      const body = checkoutBody([{ productId, quantity: 1 }], { customerInfo })
      const { url: path, payload = '' } = requestOf('checkout', { body })
      const head = [
        `POST ${path} HTTP/1.1`,
        'host: localhost',
        'content-type: application/json',
        `content-length: ${Buffer.byteLength(payload)}`,
        'expect: 100-continue',
        'connection: close',
        '',
        '',
      ].join('\r\n')
      return inFlight(running.port, head, payload)
    }
    const requests = await Promise.all(Array.from({ length: IN_FLIGHT }, (_, index) => guest(index)))
    const exit = running.stop()
    for (const { finish } of requests) finish()
    const statuses = await Promise.all(requests.map((each) => each.statuses))

    // A loaded machine may be too slow for some, which then get a timely 503.
    const answers = intensity.timed ? ['201'] : ['201', '503']
    for (const [, status] of statuses) expect(answers).toContain(status)
    expect(await exit).toBe(0)
    const placed = statuses.filter(([, status]) => status === '201').length
    expect(placed).toBeGreaterThan(0)
    expect(await withDatabaseOf(running, databaseUrl, (db) => db.$count(orders))).toBe(placed)
  })
})
