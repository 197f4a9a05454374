import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seededFolder } from '../../seeded-folder'
import { ProductServer } from '../../server'
import { intensity, isFull } from '../intensity'
import { remote } from '../remote'

const SOCKETS = isFull ? 500 : 100
/** With FAULTS=full, closed sockets are reopened during this time. */
const RECONNECT_MS = isFull ? 60_000 : 0
// More time, unless nothing else runs on the machine (FAULTS=full).
const CLOSED_MS = intensity.timed ? 30_000 : 45_000
const READ_MS = intensity.timed ? 500 : 5_000
const PAGES = ['/', '/product/abendruhe', '/api/products?platform=germany', '/api/health/live']

let server: ProductServer
let upload = ''
beforeAll(async () => {
  server = await ProductServer.start({ LOG_LEVEL: 'silent' }, { from: await seededFolder() })
  const shop = remote(server)
  const token = await shop.adminToken()
  const id = await shop.productId('abendruhe')
  upload = headOf(`POST /api/products/${id}/images`, {
    authorization: `Bearer ${token}`,
    'content-type': 'multipart/form-data; boundary=x',
    'content-length': '1000000',
  })
})
afterAll(() => server.dispose())

const headOf = (start: string, headers: Readonly<Record<string, string>>) =>
  [
    `${start} HTTP/1.1`,
    'host: localhost',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    '',
    '',
  ].join('\r\n')

const json = { 'content-type': 'application/json', 'content-length': '1000' }
const PART = '--x\r\ncontent-disposition: form-data; name="images"; filename="a.png"\r\n\r\n'

/** First bytes, and what is sent every second after that. */
const kinds: readonly { readonly name: string; readonly first: () => string; readonly then: string }[] = [
  { name: 'say nothing', first: () => '', then: '' },
  {
    name: 'send a header letter by letter',
    first: () => 'GET / HTTP/1.1\r\nhost: localhost\r\nx: ',
    then: 'x',
  },
  {
    name: 'send a body letter by letter',
    first: () => headOf('POST /api/user-auth/forgot-password', json),
    then: ' ',
  },
  { name: 'begin an upload and wait', first: () => upload + PART, then: '' },
  {
    name: 'begin an upload that nobody allowed',
    first: () =>
      headOf('POST /api/products/x/images', {
        'content-type': 'multipart/form-data; boundary=x',
        'content-length': '1000000',
      }),
    then: 'x',
  },
]

/** @returns ms until the server closed the connection; Infinity if it did not in time */
async function timeUntilClosed({ first, then }: (typeof kinds)[number]): Promise<number> {
  const startedAt = performance.now()
  const socket: Socket = connect(server.port, '127.0.0.1')
  const closed = new Promise<number>((resolve) => {
    socket.on('close', () => resolve(performance.now() - startedAt))
  })
  socket.on('error', () => undefined)
  socket.resume()
  socket.write(first())
  const drip = setInterval(() => then !== '' && socket.writable && socket.write(then), 1_000)
  const ms = await Promise.race([closed, pause(CLOSED_MS, Infinity)])
  clearInterval(drip)
  socket.destroy()
  return ms
}

describe('slow clients', () => {
  it(`${SOCKETS} of them are disconnected within ${CLOSED_MS / 1000} s without affecting browsing [API-38]`, async () => {
    let isOver = false
    const reading = (async () => {
      const waits: number[] = []
      for (let read = 0; !isOver; read += 1) {
        const startedAt = performance.now()
        const response = await fetch(`${server.url}${PAGES[read % PAGES.length] ?? '/'}`)
        await response.arrayBuffer()
        expect(response.status).toBe(200)
        waits.push(performance.now() - startedAt)
        await pause(50)
      }
      return waits.sort((a, b) => a - b)
    })()
    reading.catch(() => undefined)
    const startedAt = performance.now()
    const lifetimes = await Promise.all(
      Array.from({ length: SOCKETS }, async (_, index) => {
        const kind = kinds[index % kinds.length]
        if (!kind) throw new Error('no kind')
        let longest = 0
        do longest = Math.max(longest, await timeUntilClosed(kind))
        while (performance.now() - startedAt < RECONNECT_MS && longest < Infinity)
        return { name: kind.name, longest }
      }),
    ).finally(() => {
      isOver = true
    })
    const waits = await reading
    const p99 = waits[Math.floor(waits.length * 0.99)] ?? Infinity
    for (const { name } of kinds) {
      const slowest = Math.max(
        ...lifetimes.filter((each) => each.name === name).map(({ longest }) => longest),
      )
      console.log(`Those who ${name}: ${Math.round(slowest / 1000)} s.`)
    }
    console.log(`Pages meanwhile: ${waits.length}, 99 % within ${Math.round(p99)} ms.`)
    expect(lifetimes.filter(({ longest }) => longest > CLOSED_MS)).toEqual([])
    expect(p99).toBeLessThan(READ_MS)
  })

  it('with huge headers get a response and are disconnected', async () => {
    const socket = connect(server.port, '127.0.0.1')
    let answer = ''
    socket.setEncoding('utf8').on('data', (text: string) => (answer += text))
    socket.on('error', () => undefined)
    const closed = new Promise((resolve) => socket.on('close', resolve))
    socket.write(headOf('GET /', { 'x-long': 'x'.repeat(100_000) }))
    await closed
    expect(answer).toMatch(/^HTTP\/1\.1 431 /)
  })
})
