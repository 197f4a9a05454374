import { desc, eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { startSession } from '../../platform/auth/sessions'
import { hashToken } from '../../platform/auth/tokens'
import { outbox, tokens } from '../../platform/db/schema'
import { inTransaction } from '../../platform/db/transaction'
import { rivals } from '../../testing/rivals'
import { TEST_PASSWORD, testShop } from '../../testing/test-app'
import { resetFirstAdmin } from './first-admin'

const shop = await testShop({ demoData: false })
beforeEach(() => shop.reset())

type Victim = Awaited<ReturnType<typeof shop.admin>>

/**
 * Renews the session while a rival runs: the renewal is held where it has ended the old session and clears expired ones,
 * before the new one is created. @returns the newest token
 */
async function renewAgainst(victim: Victim, rival: () => Promise<unknown>): Promise<string> {
  const { id } = await shop.admin()
  const longAgo = new Date(shop.clock.now().getTime() - 30 * 86_400_000)
  const expired = hashToken(await startSession(shop.db, { kind: 'admin', id }, longAgo))
  const { renewal, other } = await inTransaction(shop.db, async (tx) => {
    await tx.select().from(tokens).where(eq(tokens.hash, expired)).for('update')
    const race = rivals(tx, shop.database.pool)
    const renewal = await race.start(() => shop.call('refreshAdmin', { token: victim.token }))
    return { renewal, other: await race.start(rival) }
  })
  await other.answer
  const { data } = (await renewal.answer).json<{ data?: { token: string } }>()
  return data?.token ?? victim.token
}

async function latestLink(): Promise<string> {
  const [mail] = await shop.db.select().from(outbox).orderBy(desc(outbox.createdAt))
  return String(mail?.payload.token)
}

const newPassword = 'ihlamur-çiçeği'

const ways: Readonly<Record<string, (victim: Victim) => Promise<() => Promise<unknown>>>> = {
  'one’s own change': async ({ email }) => {
    const { token } = await shop.ok('loginAdmin', { body: { email, password: TEST_PASSWORD } })
    const body = { currentPassword: TEST_PASSWORD, newPassword }
    return () => shop.ok('changeAdminPassword', { token, body })
  },
  'another administrator’s change': async ({ id }) => {
    const { token } = await shop.admin()
    const body = { password: newPassword, currentPassword: TEST_PASSWORD }
    return () => shop.ok('updateAdmin', { token, params: { id }, body })
  },
  'a mailed link': async ({ id }) => {
    const { token } = await shop.admin()
    await shop.ok('resetAdmin', { token, params: { id }, body: { currentPassword: TEST_PASSWORD } })
    const body = { token: await latestLink(), password: newPassword }
    return () => shop.ok('setAdminPassword', { body })
  },
  'admin:reset': ({ email }) => Promise.resolve(() => resetFirstAdmin(shop.db, email)),
}

it.each(Object.entries(ways))('a renewal under way does not survive %s [IDENTITY-50]', async (_, prepare) => {
  const victim = await shop.admin()
  const token = await renewAgainst(victim, await prepare(victim))
  expect((await shop.refused('verifyAdmin', { token })).status).toBe(401)
})

it('an account deactivated during the renewal has no session when it is active again [IDENTITY-50]', async () => {
  const victim = await shop.admin()
  const { token: other } = await shop.admin()
  const set = (isActive: boolean) =>
    shop.ok('updateAdmin', {
      token: other,
      params: { id: victim.id },
      body: { isActive, currentPassword: TEST_PASSWORD },
    })
  const token = await renewAgainst(victim, () => set(false))
  await set(true)
  expect((await shop.refused('verifyAdmin', { token })).status).toBe(401)
})
