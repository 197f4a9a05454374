import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seededFolder } from '../../seeded-folder'
import { ProductServer } from '../../server'
import { newPostgresDatabase } from '../databases'
import { intensity, isFull } from '../intensity'
import { remote, type Remote } from '../remote'

const GUESSERS = 150
const HONEST = isFull ? 40 : 10
/** Guesses between two honest logins, so that these meet the whole storm. */
const BETWEEN = isFull ? 200 : 50
// As long as a patient owner waits; on a quiet machine it has to be soon.
const PATIENCE_MS = intensity.timed ? 3_000 : 8_000
const ADMIN = 'admin@verda.example'
const from = (address: string) => ({ 'x-forwarded-for': address })

/** Guesses without a pause over 150 connections, at both logins, from one address. */
function storm(shop: Remote) {
  let isOver = false
  let guesses = 0
  let answered = 0
  const waiting: { readonly from: number; readonly go: () => void }[] = []
  const guess = async () => {
    while (!isOver) {
      guesses += 1
      const name = guesses % 2 === 0 ? 'loginAdmin' : 'loginCustomer'
      const body = { email: `fremd-${guesses}@example.org`, password: 'geraten-und-falsch' }
      await shop.call(name, { body, headers: from('203.0.113.7') }).catch(() => undefined)
      answered += 1
      for (const each of waiting) if (answered >= each.from) each.go()
    }
  }
  const guessing = Promise.all(Array.from({ length: GUESSERS }, guess))
  return {
    /** Resolves when so many guesses have been answered. */
    until: (count: number) => new Promise<void>((go) => waiting.push({ from: count, go })),
    end: async () => {
      isOver = true
      await guessing
      return answered
    },
  }
}

describe.each(isFull ? ['the embedded database', 'PostgreSQL'] : ['PostgreSQL'])(
  'a storm of guesses on %s',
  (database) => {
    let server: ProductServer
    beforeAll(async () => {
      const env = { TRUST_PROXY: 'loopback', LOG_LEVEL: 'silent' }
      server =
        database === 'PostgreSQL'
          ? await ProductServer.start({ ...env, DATABASE_URL: await newPostgresDatabase() })
          : await ProductServer.start(env, { from: await seededFolder() })
    })
    afterAll(() => server.dispose())

    it('shuts neither customers nor the administrator out whose password is guessed [IDENTITY-17] [IDENTITY-40] [IDENTITY-41]', async () => {
      const shop = remote(server)
      const customer = { email: 'klara@example.org', password: 'lindenblüte' }
      await shop.ok('registerCustomer', { body: { name: 'Klara', ...customer } })
      for (let n = 0; n < 50; n += 1) {
        const body = { email: ADMIN, password: 'geraten' }
        await shop.call('loginAdmin', { body, headers: from(`192.0.2.${(n % 5) + 1}`) })
      }

      const patient = remote(server, { patienceMs: PATIENCE_MS })
      const answers: Record<'loginAdmin' | 'loginCustomer', (number | 'late')[]> = {
        loginAdmin: [],
        loginCustomer: [],
      }
      const guessing = storm(shop)
      const logIn = async (name: keyof typeof answers, body: typeof customer) => {
        for (let n = 1; n <= HONEST; n += 1) {
          await guessing.until(n * BETWEEN)
          const answer = patient.call(name, { body, headers: from(`198.51.100.${n}`) })
          answers[name].push(
            await answer.then(
              ({ status }) => status,
              () => 'late' as const,
            ),
          )
        }
      }
      await Promise.all([
        logIn('loginAdmin', { email: ADMIN, password: 'kamille-im-juni' }),
        logIn('loginCustomer', customer),
      ])
      const guesses = await guessing.end()
      console.log(`${guesses} guesses; ${JSON.stringify(answers)}`)
      for (const statuses of Object.values(answers))
        expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(HONEST * 0.9)
    })
  },
)
