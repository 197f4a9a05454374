import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { auditLog, outbox } from '../../platform/db/schema'
import { queueMail } from '../../platform/mail/outbox.repository'
import { claimMails, markFailed, markSent } from '../../platform/mail/outbox-claims.repository'
import { TEST_NOW, testShop } from '../../testing/test-app'

const shop = await testShop({ demoData: false })
const { token } = await shop.admin()

const mail = (recipient: string, values: Partial<typeof outbox.$inferInsert> = {}) => ({
  kind: 'reset',
  recipient,
  language: 'de' as const,
  payload: { token: 'secret' },
  dedupeKey: recipient,
  createdAt: TEST_NOW,
  ...values,
})
const later = (ms: number) => new Date(TEST_NOW.getTime() + ms)

it('mails are listed by what became of them, without what they say, and a failed one is sent again [API-36] [ADMIN-56]', async () => {
  const { db } = shop
  await db.insert(outbox).values([
    mail('sent@example.org', { sentAt: TEST_NOW, payload: {} }),
    mail('waiting@example.org', { attempts: 2, lastError: '451 later', createdAt: later(1) }),
    mail('failed@example.org', {
      attempts: 56,
      failedAt: TEST_NOW,
      lastError: '550 no',
      createdAt: later(2),
    }),
  ])
  const list = await shop.call('listMails', { token })
  expect(list.body).not.toContain('secret')
  const all = await shop.ok('listMails', { token })
  expect(all.mails.map(({ recipient, state }) => [recipient, state])).toEqual([
    ['failed@example.org', 'failed'],
    ['waiting@example.org', 'waiting'],
    ['sent@example.org', 'sent'],
  ])
  const { mails } = await shop.ok('listMails', { token, query: { state: 'failed' } })
  expect(mails).toMatchObject([{ attempts: 56, lastError: '550 no', nextAttemptAt: null }])
  const mine = await shop.ok('listMails', { token, query: { recipient: 'SENT@example.org' } })
  expect(mine.mails).toHaveLength(1)

  const params = { id: mails[0]?._id ?? '' }
  const { mail: again } = await shop.ok('resendMail', { token, params })
  expect(again).toMatchObject({ state: 'waiting', attempts: 0 })
  expect((await shop.ok('listMails', { token, query: { state: 'failed' } })).mails).toEqual([])
  expect(await db.select().from(auditLog)).toMatchObject([{ action: 'mail.resend' }])

  const sent = await shop.refused('resendMail', { token, params: { id: mine.mails[0]?._id ?? '' } })
  expect([sent.status, sent.code]).toEqual([409, 'CONFLICT'])
  expect((await shop.refused('resendMail', { token, params: { id: 'x' } })).code).toBe('NOT_FOUND')
})

it('a mail about an order keeps its number, also once it has been sent [ADMIN-56]', async () => {
  const { db } = shop
  await db.delete(outbox)
  const about = { kind: 'paid', at: TEST_NOW, language: 'de' as const }
  const order = { to: 'order@example.org', dedupeKey: 'paid:1', data: { orderNumber: 'VD-2026-000001' } }
  await queueMail(db, { ...about, ...order })
  await queueMail(db, { ...about, to: 'reset@example.org', dedupeKey: 'reset:1', data: {} })
  for (const row of await claimMails(db, { leaseSeconds: 120, limit: 2 })) await markSent(db, row)
  const { mails } = await shop.ok('listMails', { token })
  const numbers = Object.fromEntries(mails.map(({ recipient, orderNumber }) => [recipient, orderNumber]))
  expect(numbers).toEqual({ 'order@example.org': 'VD-2026-000001', 'reset@example.org': null })
})

it('a mail that a process is just sending is not given to another one [API-36] [ORDER-18]', async () => {
  const { db } = shop
  await db.delete(outbox)
  const [queued] = await db.insert(outbox).values(mail('now@example.org')).returning()
  const [claimed] = await claimMails(db, { leaseSeconds: 120, limit: 1 })
  const params = { id: queued?.id ?? '' }
  expect(claimed?.id).toBe(params.id)
  const refused = await shop.refused('resendMail', { token, params })
  expect([refused.status, refused.code]).toEqual([409, 'CONFLICT'])
  expect(await claimMails(db, { leaseSeconds: 120, limit: 1 })).toEqual([])

  if (claimed) await markFailed(db, claimed, { error: '451 later', retrySeconds: 3_600 })
  await shop.ok('resendMail', { token, params })
  expect(await claimMails(db, { leaseSeconds: 120, limit: 1 })).toMatchObject([{ id: params.id }])
  // The process that was sending it has died.
  await db
    .update(outbox)
    .set({ nextAttemptAt: sql`now() - interval '1 second'` })
    .where(eq(outbox.id, params.id))
  await shop.ok('resendMail', { token, params })
})
