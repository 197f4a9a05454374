import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seededFolder } from '../../seeded-folder'
import { ProductServer } from '../../server'
import { intensity, isFull } from '../intensity'
import { remote } from '../remote'

const LOGINS = isFull ? 1_000 : 200
const TOGETHER = 50
// More time, unless nothing else runs on the machine (FAULTS=full).
const READ_MS = intensity.timed ? 250 : 3_000

let server: ProductServer
beforeAll(async () => {
  server = await ProductServer.start({ TRUST_PROXY: 'loopback', LOG_LEVEL: 'silent' }, await seededFolder())
})
afterAll(() => server.dispose())

const addressOf = (n: number) => `203.0.${Math.floor(n / 250)}.${(n % 250) + 1}`

describe(`${LOGINS} logins with random mails from as many forwarded addresses`, () => {
  it('are handled or rate-limited, while browsing and the administrator’s login work', async () => {
    const shop = remote(server)
    let next = 0
    const statuses: number[] = []
    const guess = async () => {
      for (let n = next++; n < LOGINS; n = next++) {
        const body = { email: `fremd-${n}@example.org`, password: 'geraten-und-falsch' }
        const { status } = await shop.call('loginCustomer', {
          body,
          headers: { 'x-forwarded-for': addressOf(n) },
        })
        statuses.push(status)
      }
    }
    const guessing = Promise.all(Array.from({ length: TOGETHER }, guess))
    guessing.catch(() => undefined)
    const waits: number[] = []
    while (statuses.length < LOGINS) {
      const startedAt = performance.now()
      const response = await fetch(`${server.url}/api/products?platform=germany`)
      await response.arrayBuffer()
      expect(response.status).toBe(200)
      waits.push(performance.now() - startedAt)
    }
    await guessing
    const p99 = waits.sort((a, b) => a - b)[Math.floor(waits.length * 0.99)] ?? Infinity
    const putOff = statuses.filter((status) => status === 429).length
    console.log(`${putOff} were put off; ${waits.length} pages meanwhile, 99 % within ${Math.round(p99)} ms.`)
    expect(new Set(statuses.filter((status) => status !== 429))).toEqual(new Set([400]))
    expect(p99).toBeLessThan(READ_MS)
    await expect(shop.adminToken()).resolves.toEqual(expect.any(String))
  })
})
