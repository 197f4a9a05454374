import { randomUUID } from 'node:crypto'
import { desc, eq } from 'drizzle-orm'
import { isTextKind, type MailTexts, type TextId } from '@/shop/mails/mail-texts'
import type { Platform } from '@/shop/shared/platform'
import { countAttempt } from '../platform/auth/attempts'
import type { Db } from '../platform/db/open'
import { orders } from '../platform/db/schema'
import { inTransaction } from '../platform/db/transaction'
import { defineRoute } from '../platform/http/define-route'
import { found } from '../platform/http/errors'
import { composeMail } from '../platform/mail/compose'
import { findOwnTexts } from '../platform/mail/own-texts.repository'
import { queueMail } from '../platform/mail/outbox.repository'
import { TEST_KIND } from '../platform/mail/test-mail'
import { sampleData } from './mail-samples'
import { mailTemplates } from './mail-templates'
import { refuseUnsendable } from './mails/mail-texts.routes'
import { mailDataOf } from './orders/mails/order-mail-parts'
import { findOrder, type Order } from './orders/orders.repository'
import { sellerAt } from './shop/shop-details.repository'

/** The newest order of a platform. */
async function findLatestOrder(db: Db, platform: Platform): Promise<Order | undefined> {
  const [row] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.platform, platform))
    .orderBy(desc(orders.createdAt), desc(orders.sequence), desc(orders.id))
    .limit(1)
  return row && findOrder(db, row.id)
}

/** What all mails have in common is shown in the one about a new order; the greeting without a name in one that has none. */
function shownKind(kind: string, shows: TextId | undefined): string {
  if (kind !== 'every') return kind
  return shows === 'greetingAll' ? 'verification' : 'placed'
}

/** What of an order follows in another parcel. */
const PART = [{ name: 'Goldmilch', quantity: 1, image: null }]

/** What makes a mail one with a text that only some have. */
const WITH_TEXT: Partial<Readonly<Record<TextId, object>>> = {
  settled: { isSettled: true },
  confirm: { confirmToken: 'ornek' },
  lookup: { lookupCode: 'K7M2-P9QX' },
  premiumWaiting: { premiumMonths: 0, waitingMonths: 3 },
  unpaid: { isUnpaid: true },
  paidBack: { paymentStatus: 'completed' },
  partSubject: { follows: PART },
  partIntro: { follows: PART },
  underWay: { until: null },
  released: { isReleased: true },
  guest: { orderId: null },
  shopMoved: { cause: 'shop' },
  unavailable: { cause: 'unavailable' },
  shopPaused: { cause: 'shop' },
  endingSubject: { endsOn: '2026-12-31' },
  ending: { endsOn: '2026-12-31' },
}

/** A mail of the kind with made-up data. */
function sampleMail(kind: string, platform: Platform, at: Date, shows?: TextId) {
  const template = found(mailTemplates.find((each) => each.kind === shownKind(kind, shows)))
  const sample = sampleData(template, at)
  // Mails about orders and Sparabos name their platform; all others come from the first seller.
  return 'platform' in sample
    ? { template, platform, data: { ...sample, platform } }
    : { template, platform: 'germany' as const, data: sample }
}

/** The saved texts, with those of the kind as they are typed. */
async function textsFor(
  db: Db,
  { kind, ...of }: Parameters<typeof findOwnTexts>[1],
  shown: string,
  typed: MailTexts | undefined,
) {
  const saved = await findOwnTexts(db, { kind: shown, ...of })
  return typed && isTextKind(kind) ? { ...saved, [kind]: typed } : saved
}

/** Test mails of an administrator in 15 minutes. */
const TESTS = 10

export const mailPreviewRoutes = [
  defineRoute(
    'previewMail',
    async ({ db, config, body, session, language: spoken, now }) => {
      const { kind, language, texts, shows } = body
      const at = now()
      const { template, platform, data } = sampleMail(kind, body.platform, at, shows)
      if (texts && isTextKind(kind)) refuseUnsendable({ kind, language }, texts, spoken)
      // Whoever may not see orders sees no customer's name and address here either.
      const order =
        'totals' in data && session.permissions.includes('orders.read')
          ? await findLatestOrder(db, platform)
          : undefined
      const { subject, html, text } = composeMail(
        template,
        { ...data, ...(order && mailDataOf(order)), ...(shows && WITH_TEXT[shows]) },
        {
          language,
          publicUrl: config.publicUrl,
          seller: await sellerAt(db, platform, at),
          texts: await textsFor(db, { kind, platform, language }, template.kind, texts),
        },
      )
      return { subject, html, text, orderNumber: order?.number ?? null }
    },
    { dropsCache: false },
  ),

  defineRoute(
    'sendTestMail',
    async ({ db, body, session, language: spoken, now }) => {
      const { kind, language, texts } = body
      const at = now()
      refuseUnsendable({ kind, language }, texts, spoken)
      await countAttempt(db, [{ subject: `test-mail:${session.id}`, limit: TESTS }], at)
      const { template, platform, data } = sampleMail(kind, body.platform, at)
      const own = await textsFor(db, { kind, platform, language }, template.kind, texts)
      await inTransaction(db, (tx) =>
        queueMail(tx, {
          kind: TEST_KIND,
          at,
          to: session.email,
          language,
          data: { of: template.kind, data, texts: own },
          dedupeKey: `${TEST_KIND}:${randomUUID()}`,
        }),
      )
      return { recipient: session.email }
    },
    { dropsCache: false },
  ),
]
