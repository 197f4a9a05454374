import { describe, expect, it } from 'vitest'
import { MAIL_KINDS } from '@/shop/mails/mails'
import { LANGUAGES } from '@/shop/shared/language'
import { bodyFor } from '../testing/checkout'
import { testShop } from '../testing/test-app'
import { mailTemplates } from './mail-templates'

const shop = await testShop()
const { token } = await shop.admin()
const preview = (kind: string, query: { language?: 'de' | 'tr' | 'en'; platform?: 'turkey' } = {}) =>
  shop.ok('previewMail', { token, body: { kind, language: 'de', ...query } })

describe('POST /admin/mails/preview [ADMIN-620]', () => {
  it.each(mailTemplates.map(({ kind }) => kind))('shows %s in every language', async (kind) => {
    const seen = await Promise.all(LANGUAGES.map((language) => preview(kind, { language })))
    expect(new Set(seen.map(({ subject }) => subject)).size).toBeGreaterThan(1)
    for (const { subject, html, text } of seen) {
      expect(html).toContain('<!doctype html>')
      for (const shown of [subject, text]) expect(shown).not.toMatch(/undefined|NaN|Invalid|\[object|\{\w+\}/)
    }
  })

  it('offers every kind that it has', () => {
    const kinds = mailTemplates.map(({ kind }) => kind)
    for (const kind of MAIL_KINDS) expect(kinds).toContain(kind)
  })

  it('shows the newest order of the platform to whoever may see orders, else made-up data', async () => {
    expect((await preview('placed', { platform: 'turkey' })).orderNumber).toBeNull()
    const { order } = await shop.ok('checkout', {
      body: await bodyFor(shop, { abendruhe: 2 }, { platform: 'turkey' }),
    })
    const shown = await preview('placed', { platform: 'turkey' })
    expect(shown.orderNumber).toBe(order.orderNumber)
    expect(shown.text).toContain('Gesa Gast')
    const { role } = await shop.ok('createRole', {
      token,
      body: { name: 'Posta', permissions: ['mails.read'] },
    })
    const other = await shop.admin({ customRoleId: role._id })
    const body = { kind: 'placed', language: 'de', platform: 'turkey' } as const
    const strange = await shop.ok('previewMail', { token: other.token, body })
    expect([strange.orderNumber, strange.text.includes('Gesa Gast')]).toEqual([null, false])
  })

  it('knows no other kind', async () => {
    const body = { kind: 'nothing', language: 'de' } as const
    expect((await shop.refused('previewMail', { token, body })).code).toBe('NOT_FOUND')
  })
})
