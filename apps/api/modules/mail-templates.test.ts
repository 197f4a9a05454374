import { STANDARD_DETAILS } from '@/shop/shop-details/shop-details'
import { describe, expect, it } from 'vitest'
import { LANGUAGES, type Language } from '@/shop/shared/language'
import { composeMail } from '../platform/mail/compose'
import { mailTemplates } from './mail-templates'

const order = {
  orderNumber: 'VD-2026-000042',
  customerName: 'Klara <b>Kundin</b>',
  isGuest: true,
  currency: 'EUR',
  items: [
    { name: 'Abendruhe & Co.', quantity: 2, total: 2380 },
    { name: 'Minze (Kostenlos)', quantity: 1, total: 0 },
  ],
  totals: { subtotal: 2380, shipping: 490, discount: 238, shippingDiscount: 490, tax: 140, total: 2142 },
  address: { street: 'Lindenweg 3', zipCode: '10115', city: 'Berlin', country: 'Deutschland' },
  paymentMethod: 'bank_transfer',
} as const

/** A payload for each kind of mail, parsed by its template. */
const subscription = {
  customerName: order.customerName,
  number: 'SA-000001',
  name: 'Abendruhe & Co.',
  quantity: 2,
  weeks: 4,
  percent: 10,
  nextOn: '2026-12-19',
  token: 'a-b_c',
}

const mails = {
  placed: {
    ...order,
    items: [...order.items],
    paymentInstructions: {
      message: 'Bitte überweisen Sie.',
      warning: 'Verwendungszweck nicht vergessen.',
      bankDetails: { bankName: 'Bank', accountHolder: 'Verda', iban: 'DE02', bic: 'BYLA' },
    },
    lookupCode: 'K7M2-P9QX',
  },
  paid: { ...order, items: [...order.items], premiumMonths: 3 },
  shipped: {
    ...order,
    items: [...order.items],
    cargoName: 'DHL',
    trackingNumber: '00340 "1"',
    trackingUrl: 'https://dhl.example/?id=00340%20%221%22&x=1',
  },
  cancelled: { ...order, items: [...order.items], paymentStatus: 'completed' },
  changed: { ...order, items: [...order.items], isSettled: true, refund: 1190, orderId: 'an-order' },
  refunded: { ...order, items: [...order.items], refund: 1190, returned: ['1 × Abendruhe'] },
  'withdrawal-accepted': { customerName: order.customerName, orderNumber: order.orderNumber, reason: null },
  'withdrawal-refused': {
    customerName: order.customerName,
    orderNumber: order.orderNumber,
    reason: 'Geöffnet',
  },
  'low-stock': { customerName: 'Ayşe', products: [{ name: 'Abendruhe', stock: 2 }], more: 1 },
  'webhook-disabled': { customerName: 'Ayşe', url: 'https://depo.example/verda' },
  'shop-unmatched': { customerName: 'Ayşe', count: 12 },
  'shop-withdrawal': { customerName: 'Ayşe', orderNumber: order.orderNumber },
  'staff-invitation': { customerName: order.customerName, token: 'a-b_c' },
  'staff-reset': { customerName: order.customerName, token: 'a-b_c' },
  'staff-address-changed': {
    customerName: order.customerName,
    token: 'a-b_c',
    email: 'neu@verda.example',
    actor: 'Ayşe',
  },
  'staff-address-undone': { customerName: 'Ayşe', name: 'Mert', email: 'mert@verda.example' },
  'staff-access': { customerName: 'Ayşe', name: 'Mert', email: 'mert@verda.example', actor: 'Elif' },
  'staff-factor-removed': { customerName: 'Ayşe', actor: 'Elif' },
  'staff-sign-in': {
    customerName: 'Ayşe',
    device: 'Chrome · Windows',
    network: '192.0.2.1',
    at: '2026-11-21T10:00:00.000Z',
  },
  'payee-changed': {
    customerName: 'Ayşe',
    actor: 'Elif',
    platform: 'germany',
    changed: [{ field: 'iban', value: 'DE02' }],
  },
  reminder: {
    ...order,
    items: [...order.items],
    paymentInstructions: { message: 'Bitte überweisen Sie.' },
    until: '2026-11-28T10:00:00.000Z',
  },
  'account-deleted': { customerName: order.customerName },
  'passkey-added': { customerName: order.customerName, name: 'Telefon' },
  'passkey-removed': { customerName: order.customerName, name: 'Telefon' },
  'stock-notice': { name: 'Abendruhe & Co.', token: 'a-b_c' },
  'price-drop': {
    customerName: order.customerName,
    token: 'a-b_c',
    products: [
      {
        name: 'Abendruhe & Co.',
        slug: 'abendruhe',
        amount: 990,
        lowest: 890,
        currency: 'EUR',
        content: { amount: 80, unit: 'g' },
      },
      { name: 'Goldmilch', slug: 'goldmilch', amount: 700, lowest: null, currency: 'EUR', content: null },
    ],
    more: 2,
  },
  'review-request': {
    customerName: order.customerName,
    orderNumber: order.orderNumber,
    orderId: null,
    products: ['Abendruhe & Co.'],
    token: 'a-b_c',
  },
  'subscription-started': subscription,
  'subscription-announced': { ...subscription, unit: 801, shipping: 490, total: 2092, currency: 'EUR' },
  'subscription-changed': {
    ...subscription,
    address: { ...order.address, name: order.customerName, company: '', postNumber: '' },
    paymentMethod: 'paypal',
  },
  'subscription-moved': { ...subscription, dueOn: '2026-12-19', cause: 'short', reason: '' },
  'subscription-paused': { ...subscription, cause: 'unpaid', reason: '' },
  'subscription-ended': { ...subscription, endedAt: '2026-12-19T10:00:00.000Z', endsOn: null },
  'termination-received': {
    kind: 'ordinary',
    customerName: order.customerName,
    contract: 'SA-000001',
    receivedAt: '2026-12-19T10:00:00.000Z',
    endOn: '2026-12-31',
  },
  'back-in-stock': { name: 'Abendruhe & Co.', slug: 'abendruhe' },
  verification: { token: 'a-b_c' },
  reset: { customerName: order.customerName, token: 'a-b_c' },
  'account-made': { customerName: order.customerName, token: 'a-b_c' },
  withdrawal: {
    orderNumber: order.orderNumber,
    receivedAt: '2026-11-21T10:00:00.000Z',
    declared: { name: 'Klara Kundin', items: ['1 × Abendruhe'], reason: 'Geöffnet' },
  },
}
type Kind = keyof typeof mails
const kinds = Object.keys(mails).filter((kind): kind is Kind => kind in mails)
const publicUrl = 'https://verda.example'

function compose(kind: Kind, language: Language = 'de', payload: unknown = mails[kind]) {
  const template = mailTemplates.find((each) => each.kind === kind)
  if (!template) throw new Error(`no template makes '${kind}'`)
  return composeMail(template, payload, { language, publicUrl, seller: STANDARD_DETAILS })
}

describe('when the parcel arrives [ORDER-574]', () => {
  const delivery = { from: '2026-11-30', to: '2026-12-01', days: { from: 2, to: 3 } }
  it('is told in working days until the payment has come, in calendar days once it has', () => {
    expect(compose('placed', 'de', { ...mails.placed, delivery }).text).toMatch(
      /Voraussichtliche Ankunft.*2–3 Werktage ab Zahlungseingang bei Ihnen/,
    )
    const days = /Voraussichtliche Ankunft.*Mo., 30. November bis Di., 1. Dezember/
    expect(compose('placed', 'de', { ...mails.placed, delivery, isSettled: true }).text).toMatch(days)
    expect(compose('paid', 'de', { ...mails.paid, delivery }).text).toMatch(days)
  })

  it('is one day where first and last are the same', () => {
    const one = { from: '2026-12-01', to: '2026-12-01', days: { from: 1, to: 1 } }
    expect(compose('paid', 'en', { ...mails.paid, delivery: one }).text).toMatch(
      /Expected arrival.*Tue.* 1 December/,
    )
    expect(compose('placed', 'de', { ...mails.placed, delivery: one }).text).toContain(
      '1 Werktag ab Zahlungseingang bei Ihnen',
    )
  })
})

it('every template has a payload here', () => {
  expect(mailTemplates.map(({ kind }) => kind).sort()).toEqual([...kinds].sort())
})

describe.each(LANGUAGES)('a mail in %s', (language) => {
  it.each(kinds)('%s is complete, as text and as HTML', (kind) => {
    const { subject, text, html } = compose(kind, language)
    // Only the style sheet has braces that are no forgotten placeholders.
    for (const part of [subject, text, html.replace(/<style>.*<\/style>/, '')]) {
      expect(part).not.toMatch(/\bmail\.\w|undefined|null|NaN|[{}]|\[object/)
    }
    expect(subject).not.toContain('\n')
    expect(html).toContain(`<html lang="${language}">`)
  })
})

describe('a mail', () => {
  it('is written by the shop, whatever its name, and a name in it keeps its place [SHOP-120] [SHOP-121]', () => {
    const seller = { ...STANDARD_DETAILS, company: 'Teehaus & Söhne' }
    for (const template of mailTemplates) {
      const kind = kinds.find((each) => each === template.kind) ?? 'reset'
      for (const language of LANGUAGES) {
        const { subject, text, html } = composeMail(template, mails[kind], { language, publicUrl, seller })
        expect(html).toContain('Teehaus &amp; Söhne</p>')
        expect([subject, text, html].join().replaceAll('verda.example', '')).not.toMatch(/Verda (?!GmbH)/)
      }
    }
    expect(compose('reset', 'de', { customerName: 'ליאת', token: 'a' }).text).toContain('\u2068ליאת\u2069,')
  })

  it.each(kinds)('%s is not the same in two languages', (kind) => {
    expect(new Set(LANGUAGES.map((language) => compose(kind, language).subject)).size).toBe(3)
  })

  it.each(kinds)('%s goes on in small letters after the comma of a German greeting', (kind) => {
    const [greeting, intro] = compose(kind).text.split('\n\n')
    expect(greeting).toMatch(/^Guten Tag.*,$/)
    // Capital are only the words of address and names.
    expect(intro).toMatch(/^(\p{Lower}|Ihre?n? |Abendruhe)/u)
  })

  it('shows what people typed as text, never as HTML', () => {
    const { html, text } = compose('placed')
    expect(html).toContain('Klara &lt;b&gt;Kundin&lt;/b&gt;')
    expect(html).toContain('Abendruhe &amp; Co.')
    expect(text).toContain('Klara <b>Kundin</b>')
  })

  it('of a new order has lines, sums, payment, address and the guest’s code', () => {
    const { text, subject } = compose('placed')
    expect(subject).toContain('VD-2026-000042')
    for (const part of [
      '2 × Abendruhe & Co.: 23,80',
      'Rabatt: -2,38',
      'Versandrabatt: -4,90',
      'Gesamtbetrag: 21,42',
      'IBAN: DE02',
      'Bitte überweisen Sie.',
      'Lindenweg 3\n10115 Berlin',
      'Code: K7M2-P9QX',
      'https://verda.example/orders?orderNumber=VD-2026-000042&code=K7M2-P9QX',
      'https://verda.example/legal/widerruf',
    ]) {
      expect(text.replaceAll('\u00a0', ' ')).toContain(part)
    }
  })

  it('of a payment has the months that it granted', () => {
    expect(compose('paid').text).toContain('Ihr Konto erhält damit 3 Monate Premium.')
    const without = { ...mails.paid, premiumMonths: 0 }
    const { text } = compose('paid', 'de', without)
    expect(text).not.toContain('Premium')
    const guest = compose('paid', 'de', { ...without, waitingMonths: 4 }).text
    expect(guest).toContain('4 Monate Premium')
    expect(guest).not.toContain('Ihr Konto erhält')
  })

  it('shows what was ordered, one primary button and an IBAN in one piece, light and dark [ORDER-320]', () => {
    const [item] = order.items
    const { html, text } = compose('placed', 'de', {
      ...mails.placed,
      items: [{ ...item, image: '/media/abendruhe-960.webp', tint: 'honey' }],
      paymentInstructions: {
        ...mails.placed.paymentInstructions,
        bankDetails: { ...mails.placed.paymentInstructions.bankDetails, iban: 'DE02 1203 0000 0000 2020 51' },
      },
    })
    expect(html).toContain('<img src="https://verda.example/media/abendruhe-960.webp" alt=""')
    expect(html).toContain('background:#f3e6cb')
    expect(html).toContain('<img src="https://verda.example/touch-icon.png" alt=""')
    expect(html).toMatch(/white-space:nowrap[^>]*>DE02 1203 0000 0000 2020 51</)
    expect(html.match(/<a class="button"/g)).toHaveLength(1)
    expect(html).toContain('@media (prefers-color-scheme:dark)')
    expect(text).toContain('2 × Abendruhe & Co.: 23,80\u00a0€')
  })

  it('of a missing payment says how to pay, and until when', () => {
    const { text } = compose('reminder')
    for (const part of ['Bitte überweisen Sie.', '28.', '21,42']) expect(text).toContain(part)
  })

  it('of a missing payment names no day while the order is being worked on', () => {
    const { text } = compose('reminder', 'de', { ...mails.reminder, until: null })
    expect(text).toContain('Bitte überweisen Sie.')
    expect(text).not.toMatch(/28\.|stornieren/)
  })

  it('tells days and hours of the platform on which the order was placed', () => {
    const reminder = { ...mails.reminder, platform: 'turkey', until: '2026-11-27T22:30:00.000Z' }
    expect(compose('reminder', 'de', reminder).text).toContain('28.11.2026')
    expect(compose('withdrawal', 'de', { ...mails.withdrawal, platform: 'turkey' }).text).toContain('13:00')
    expect(compose('withdrawal').text).toContain('11:00')
  })

  it('of a shipment leads to the carrier, and without its link to the order', () => {
    expect(compose('shipped').html).toContain('href="https://dhl.example/?id=00340%20%221%22&amp;x=1"')
    const bare = { ...mails.shipped, trackingUrl: null, cargoName: null, trackingNumber: null }
    const { text } = compose('shipped', 'de', bare)
    expect(text).toContain('https://verda.example/orders')
  })

  it('leads to pages in its language', () => {
    expect(compose('reset').text).toContain('https://verda.example/reset-password?token=a-b_c\n')
    expect(compose('reset', 'tr').text).toContain('/reset-password?token=a-b_c&lang=tr')
    expect(compose('paid', 'en').text).toContain('/orders?lang=en')
  })

  it('has its headings in capital letters of its language', () => {
    expect(compose('placed', 'tr').text).toContain('TESLİMAT ADRESİ')
    expect(compose('placed', 'de').text).toContain('LIEFERADRESSE')
  })

  it('of an order that costs nothing asks for no payment and promises no refund', () => {
    const free = { ...order, items: [...order.items], totals: { ...order.totals, discount: 2380, total: 0 } }
    const placed = { ...free, isSettled: true, orderId: '00000000-0000-4000-8000-000000000000' }
    for (const language of LANGUAGES) {
      const { text, attachments } = compose('placed', language, placed)
      expect(text).not.toMatch(/überweisen|Zahlung|havale|ödemeniz bize|transfer|payment/i)
      expect(attachments).toEqual([{ kind: 'invoice', orderId: placed.orderId }])
    }
    expect(compose('placed', 'de', placed).text).toContain('Zu bezahlen ist dafür nichts mehr.')
    expect(compose('cancelled', 'de', { ...mails.cancelled, ...free }).text).not.toContain('erstatten')
  })

  it('speaks of a refund only where something was paid', () => {
    const unpaid = { ...mails.cancelled, paymentStatus: 'pending' as const }
    const { text } = compose('cancelled', 'de', unpaid)
    expect(text).not.toContain('erstatten')
    expect(compose('cancelled').text).toContain('erstatten')
  })
})
