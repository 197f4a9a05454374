import { eq } from 'drizzle-orm'
import { beforeEach, expect, it, vi } from 'vitest'
import { auditLog, outbox } from '@apps/api/platform/db/schema'
import { TEST_PASSWORD, testShop } from '@apps/api/testing/test-app'

const shop = await testShop({ demoData: false })
beforeEach(() => shop.reset())

const DAY_MS = 86_400_000
const chrome =
  'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36'
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

const signIn = (email: string, agent: string, remoteAddress = '192.0.2.1', password = TEST_PASSWORD) =>
  shop.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    remoteAddress,
    headers: { 'user-agent': agent },
    payload: { email, password },
  })
const mails = () => shop.db.select().from(outbox).where(eq(outbox.kind, 'staff-sign-in'))

it('a sign-in from a new device is mailed to its owner, but for the first [IDENTITY-169]', async () => {
  const { email } = await shop.admin()
  await signIn(email, chrome)
  await signIn(email, chrome)
  expect(await mails()).toEqual([])
  shop.clock.advance(1_000)
  await signIn(email, firefox)
  shop.clock.advance(1_000)
  await signIn(email, firefox, '198.51.100.7')
  expect((await mails()).map(({ recipient }) => recipient)).toEqual([email, email])
  expect((await mails()).map(({ payload }) => payload)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ device: 'Firefox · Linux', network: '192.0.2.1' }),
      expect.objectContaining({ device: 'Firefox · Linux', network: '198.51.100.7' }),
    ]),
  )
  shop.clock.advance(91 * DAY_MS)
  await signIn(email, firefox)
  expect(await mails()).toHaveLength(3)
})

it('sign-ins are in the log, and failures of an hour are one entry [IDENTITY-169]', async () => {
  const { email, id } = await shop.admin()
  const entries = (action: string) => shop.db.select().from(auditLog).where(eq(auditLog.action, action))
  for (const remoteAddress of ['192.0.2.1', '192.0.2.2', '192.0.2.3'])
    await signIn(email, chrome, remoteAddress, 'geraten')
  await signIn('niemand@verda.example', chrome, '192.0.2.1', 'geraten')
  await vi.waitFor(
    async () =>
      expect(await entries('admin.failedLogin')).toMatchObject([
        { adminId: id, subject: `admin:${id}`, detail: { changes: [{ field: 'attempts', to: '3' }] } },
      ]),
    60_000,
  )
  shop.clock.advance(3_600_000)
  await signIn(email, chrome, '192.0.2.1', 'geraten')
  await vi.waitFor(async () => expect(await entries('admin.failedLogin')).toHaveLength(2), 60_000)
  await signIn(email, chrome, '192.0.2.4')
  expect(await entries('admin.login')).toMatchObject([
    { adminId: id, detail: { changes: [{ field: 'device', to: 'Chrome · Windows' }] } },
  ])
})
