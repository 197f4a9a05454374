import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  isAboutOrder,
  isOfPlatform,
  TEXT_KINDS,
  type MailTexts,
  type TextsKey,
} from '@/shop/mails/mail-texts'
import { STANDARD_DETAILS } from '@/shop/shop-details/shop-details'
import { mailTexts, outbox } from '../platform/db/schema'
import { composeMail } from '../platform/mail/compose'
import { findOwnTexts } from '../platform/mail/own-texts.repository'
import { queueMail } from '../platform/mail/outbox.repository'
import { listeningSender, outboxBench } from '../testing/outbox'
import { TEST_NOW, testShop } from '../testing/test-app'
import { sampleData } from './mail-samples'
import { mailTemplates } from './mail-templates'
import { resetMail } from './account/account-mails'
import { lockTexts } from '../platform/mail/own-texts.repository'

const shop = await testShop({ demoData: false })
let token = ''
beforeEach(async () => {
  await shop.reset()
  token = (await shop.admin()).token
})

const SHIPPED = { kind: 'shipped', platform: 'germany', language: 'de' } as const
const read = (key: TextsKey = SHIPPED) => shop.ok('getMailTexts', { token, query: key })
const valuesOf = ({ texts }: Awaited<ReturnType<typeof read>>): MailTexts =>
  Object.fromEntries(texts.map(({ id, own, standard }) => [id, own ?? standard]))
async function save(changed: MailTexts, key: TextsKey = SHIPPED) {
  const record = await read(key)
  const texts = { ...valuesOf(record), ...changed }
  return shop.ok('updateMailTexts', { token, body: { ...key, texts, updatedAt: record.updatedAt } })
}
const preview = (key: TextsKey, texts?: MailTexts) =>
  shop.ok('previewMail', { token, body: { ...key, ...(texts && { texts }) } })

describe('texts of mails [ADMIN-650]', () => {
  it('are the standard ones until one is saved, and again when it is taken back', async () => {
    const before = await read()
    expect(before.updatedAt).toBeNull()
    expect(before.texts.map(({ id, own }) => [id, own])).toEqual([
      ['subject', null],
      ['intro', null],
      ['partSubject', null],
      ['partIntro', null],
    ])
    const saved = await save({ intro: 'Ihr Tee ist unterwegs, Bestellung {orderNumber}.' })
    expect(saved.texts[1]?.own).toBe('Ihr Tee ist unterwegs, Bestellung {orderNumber}.')
    expect(await read()).toEqual(saved)
    const { entries } = await shop.ok('listActivity', { token, query: { kind: 'mail' } })
    expect(entries[0]).toMatchObject({ action: 'mail.texts', name: 'shipped · germany · de' })
    expect(entries[0]?.changes).toMatchObject([{ field: 'intro', to: saved.texts[1]?.own }])
    expect(await save({ intro: before.texts[1]?.standard ?? '' })).toEqual(before)
    expect(await shop.db.select().from(mailTexts)).toEqual([])
  })

  it('hold for one kind, platform and language; the greeting for all kinds', async () => {
    await save({ intro: 'Eigener Text.' })
    await save({ closing: 'Liebe Grüße' }, { ...SHIPPED, kind: 'every' })
    const german = await preview(SHIPPED)
    expect(german.text).toContain('Eigener Text.')
    expect(german.text).toContain('Liebe Grüße')
    expect((await preview({ ...SHIPPED, kind: 'paid' })).text).toContain('Liebe Grüße')
    for (const other of [{ platform: 'turkey' }, { language: 'en' }] as const) {
      const { text } = await preview({ ...SHIPPED, ...other })
      expect(text).not.toMatch(/Eigener Text|Liebe Grüße/)
    }
    const staff = await shop.ok('previewMail', { token, body: { kind: 'staff-reset', language: 'de' } })
    expect(staff.text).not.toContain('Liebe Grüße')
  })

  it('of a mail that names no shop are germany’s, wherever they are saved', async () => {
    await save({ subject: 'Neues Passwort' }, { kind: 'reset', platform: 'turkey', language: 'de' })
    expect((await preview({ kind: 'reset', platform: 'mobile', language: 'de' })).subject).toBe(
      'Neues Passwort',
    )
    expect((await shop.db.select().from(mailTexts))[0]?.platform).toBe('germany')
    for (const kind of TEXT_KINDS.filter((each) => each !== 'every')) {
      const template = mailTemplates.find((each) => each.kind === kind)
      const data = template ? Object.keys(sampleData(template, TEST_NOW)) : []
      expect([kind, data.includes('platform'), data.includes('orderNumber')]).toEqual([
        kind,
        isOfPlatform(kind),
        isAboutOrder(kind),
      ])
    }
  })

  it('of a Sparabo are its platform’s, and those of a receipt by law stay [ADMIN-780]', async () => {
    const key = { kind: 'subscription-paused', platform: 'turkey', language: 'tr' } as const
    await save({ subject: '{number} durdu' }, key)
    expect((await preview(key)).subject).toBe('SA-000001 durdu')
    expect((await preview({ ...key, platform: 'germany' })).subject).not.toBe('SA-000001 durdu')
    const receipt = await read({ ...key, kind: 'termination-received' })
    expect(receipt.texts.map(({ id }) => id)).toEqual(['ignore'])
  })

  it('are refused to who opened them before another save, of two at once the second', async () => {
    const body = { ...SHIPPED, texts: { intro: 'Meiner' }, updatedAt: null }
    const both = await Promise.all([1, 2].map(() => shop.call('updateMailTexts', { token, body })))
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    expect((await shop.refused('updateMailTexts', { token, body })).code).toBe('STALE')
    expect(await lockTexts(shop.db, SHIPPED)).toMatchObject({ texts: { intro: 'Meiner' } })
  })

  it('need the shop’s settings', async () => {
    const { token: orders } = await shop.admin({ role: 'orders' })
    expect((await shop.refused('getMailTexts', { token: orders, query: SHIPPED })).code).toBe('FORBIDDEN')
    const body = { ...SHIPPED, texts: {}, updatedAt: null }
    expect((await shop.refused('updateMailTexts', { token: orders, body })).code).toBe('FORBIDDEN')
    expect((await shop.refused('sendTestMail', { token: orders, body })).code).toBe('FORBIDDEN')
  })

  it('are told at their field where they cannot be sent, and nothing is saved [ADMIN-651] [ADMIN-652]', async () => {
    const texts = { subject: 'Unterwegs', intro: 'Bis {bald}' }
    const body = { ...SHIPPED, texts, updatedAt: null }
    const { status, errors } = await shop.refused('updateMailTexts', { token, body })
    expect(status).toBe(400)
    expect(errors?.map(({ path, msg }) => [path, msg])).toEqual([
      ['texts.subject', expect.stringContaining('{orderNumber}')],
      ['texts.intro', expect.stringContaining('{bald}')],
    ])
    for (const [id, text] of [
      ['subject', `{orderNumber} ${'x'.repeat(150)}`],
      ['subject', '{orderNumber}\nBcc: fremd@example.org'],
      ['intro', 'x'.repeat(2_001)],
      ['intro', 'Klingel\u0007'],
      ['intro', ''],
    ] as const) {
      const refused = await shop.refused('updateMailTexts', {
        token,
        body: { ...body, texts: { [id]: text } },
      })
      expect(refused.errors?.[0]?.path).toBe(`texts.${id}`)
    }
    expect((await read()).updatedAt).toBeNull()
  })

  it('are escaped, and leave rows, links and the seller as they are [ADMIN-652]', async () => {
    const { html, text } = await preview(SHIPPED, { intro: '<img src=x onerror=alert(1)>\nZweite Zeile' })
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;<br>Zweite Zeile')
    for (const part of ['00340434161094042557', 'https://www.dhl.de/', STANDARD_DETAILS.company])
      expect(text).toContain(part)
  })
})

it.each(TEXT_KINDS)('every text of %s is seen while it is typed [ADMIN-654]', async (kind) => {
  const key = { ...SHIPPED, kind }
  for (const { id, standard } of (await read(key)).texts) {
    const body = { ...key, texts: { [id]: `${standard} Getippt.` }, shows: id }
    const { subject, text } = await shop.ok('previewMail', { token, body })
    expect([id, `${subject}\n${text}`]).toEqual([id, expect.stringContaining('Getippt.')])
  }
})

describe('a mail that is sent', () => {
  it('has the texts of its time; one that no longer fits goes out with the standard one [ADMIN-650] [ADMIN-652]', async () => {
    const bench = await outboxBench()
    const sender = listeningSender()
    const worker = bench.start({ sender })
    const key = { kind: 'reset', platform: 'germany', language: 'de' } as const
    const keep = async (texts: MailTexts) => {
      await bench.db.delete(mailTexts)
      await bench.db.insert(mailTexts).values({ ...key, texts, updatedAt: TEST_NOW })
    }
    await bench.queueReset('one')
    await keep({ subject: 'Passwort bei {shop}', ignore: 'Bis {morgen}' })
    await worker.flush()
    expect(sender.letters[0]?.subject).toBe(`Passwort bei ${STANDARD_DETAILS.company}`)
    expect(sender.letters[0]?.text).toContain('brauchen Sie nichts zu tun')
    await keep({ subject: 'Anders' })
    await bench.queueReset('two')
    await worker.flush()
    expect(sender.letters.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Passwort/),
      'Anders',
    ])
    await bench.clear()
    await bench.close()
  })

  it('of another kind asks for no texts', async () => {
    expect(await findOwnTexts(shop.db, { kind: 'staff-reset', platform: 'germany', language: 'tr' })).toEqual(
      {},
    )
    const composed = composeMail(
      resetMail,
      { token: 'x' },
      {
        language: 'de',
        publicUrl: 'https://verda.example',
        seller: STANDARD_DETAILS,
        texts: { every: { greetingAll: 'Hallo,' } },
      },
    )
    expect(composed.text).toMatch(/^Hallo,/)
  })
})

describe('a test mail [ADMIN-653]', () => {
  it('goes to the own address with the typed texts and made-up data, and saves nothing', async () => {
    const bench = await outboxBench()
    const me = await shop.admin()
    const body = {
      kind: 'placed',
      platform: 'turkey',
      language: 'de',
      texts: { intro: 'Nur ein Versuch.' },
    } as const
    const { recipient } = await shop.ok('sendTestMail', { token: me.token, body })
    const [row] = await shop.db.select().from(outbox).where(eq(outbox.kind, 'test'))
    expect(row).toMatchObject({ recipient, orderNumber: null })
    expect((await read({ ...SHIPPED, kind: 'placed', platform: 'turkey' })).updatedAt).toBeNull()

    const sender = listeningSender()
    await queueMail(bench.db, {
      kind: 'test',
      at: TEST_NOW,
      to: recipient,
      language: 'de',
      data: row?.payload ?? {},
      dedupeKey: 'test:1',
    })
    await bench.start({ sender }).flush()
    const [letter] = sender.letters
    expect(letter?.subject).toMatch(/^Test: Ihre Bestellung VD-/)
    expect(letter?.text).toContain('Nur ein Versuch.')
    expect([letter?.to, letter?.attachments]).toEqual([recipient, []])
    await bench.clear()
    await bench.close()
  })

  it('is refused with texts that cannot be sent, and after ten in a quarter of an hour', async () => {
    const body = { ...SHIPPED, texts: { subject: '{orderNumber' } }
    expect((await shop.refused('sendTestMail', { token, body })).errors?.[0]?.path).toBe('texts.subject')
    for (let sent = 0; sent < 10; sent += 1)
      await shop.ok('sendTestMail', { token, body: { ...SHIPPED, texts: {} } })
    const refused = await shop.refused('sendTestMail', { token, body: { ...SHIPPED, texts: {} } })
    expect(refused.code).toBe('RATE_LIMITED')
  })
})
