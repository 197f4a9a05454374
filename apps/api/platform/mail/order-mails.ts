import { formatMoney } from '@/i18n/format'
import { link, rows, text, title, type Block, type Row } from './blocks'
import type { MailData } from './mails'
import type { Setting, Template } from './template'

type Placed = MailData<'placed'>

/** A row that only some orders have. */
const only = (holds: boolean, row: () => Row): Row[] => (holds ? [row()] : [])

function bill({ items, totals, currency }: Placed, { t, language }: Setting): Block[] {
  const money = (amount: number) => formatMoney({ amount, currency }, language)
  const { subtotal, discount, shipping, shippingDiscount, total, tax } = totals
  const line = ({ name, quantity, total: sum }: Placed['items'][number]): Row => [
    t('placed.line', { quantity: String(quantity), name }),
    money(sum),
  ]
  return [
    rows(...items.map(line)),
    rows(
      [t('placed.subtotal'), money(subtotal)],
      ...only(discount > 0, () => [t('placed.discount'), money(-discount)]),
      [t('placed.shipping'), money(shipping)],
      ...only(shippingDiscount > 0, () => [t('placed.shippingDiscount'), money(-shippingDiscount)]),
      [t('placed.total'), money(total), 'strong'],
      [t('placed.tax'), money(tax)],
    ),
  ]
}

type Instructions = Placed['paymentInstructions']
type MethodMail = (t: Setting['t'], instructions: Instructions) => { standard: string; details: Row[] }

/** What stands where the shop has written nothing, and where the money goes. */
const methodMails: Readonly<Record<Placed['paymentMethod'], MethodMail>> = {
  paypal: (t, instructions) => ({
    standard: t('placed.paypal'),
    details: [[t('placed.paypalAddress'), instructions?.paypalEmail ?? '']],
  }),
  bank_transfer: (t, instructions) => ({
    standard: t('placed.bankTransfer'),
    details: [
      [t('placed.bankName'), instructions?.bankDetails?.bankName ?? ''],
      [t('placed.accountHolder'), instructions?.bankDetails?.accountHolder ?? ''],
      [t('placed.iban'), instructions?.bankDetails?.iban ?? ''],
      [t('placed.bic'), instructions?.bankDetails?.bic ?? ''],
    ],
  }),
}

function howToPay(order: Placed, { t, language }: Setting): Block[] {
  const { paymentInstructions: instructions, paymentMethod, currency, totals } = order
  const { standard, details } = methodMails[paymentMethod](t, instructions)
  return [
    text(instructions?.message || standard),
    rows(
      ...details.filter(([, value]) => value !== ''),
      [t('amount'), formatMoney({ amount: totals.total, currency }, language)],
      [t('orderNumber'), order.orderNumber],
    ),
    ...(instructions?.warning ? [text(instructions.warning)] : []),
  ]
}

/** A guest's link carries number and code; the e-mail address is never written into an address. */
const orderPage = (orderNumber: string, code: string | null | undefined) =>
  code ? `/orders?${new URLSearchParams({ orderNumber, code }).toString()}` : '/orders'

export const placed: Template<'placed'> = (order, setting) => {
  const { t, page } = setting
  const { orderNumber, address, lookupCode, note } = order
  return {
    subject: t('placed.subject', { orderNumber }),
    blocks: [
      text(t('placed.intro')),
      rows([t('orderNumber'), orderNumber]),
      title(t('placed.items')),
      ...bill(order, setting),
      title(t('placed.payment')),
      ...howToPay(order, setting),
      title(t('placed.address')),
      text(order.customerName, address.street, `${address.zipCode} ${address.city}`, address.country),
      ...(note ? [title(t('placed.note')), text(note)] : []),
      ...(lookupCode ? [text(t('placed.lookup')), rows([t('placed.lookupCode'), lookupCode])] : []),
      link(t('viewOrder'), page(orderPage(orderNumber, lookupCode))),
      text(
        `${t('placed.terms')}: ${page('/legal/agb')}`,
        `${t('placed.withdrawal')}: ${page('/legal/widerruf')}`,
      ),
    ],
  }
}

const orderAndAmount = (
  { orderNumber, totals: { total: amount }, currency }: MailData<'paid' | 'cancelled'>,
  { t, language }: Setting,
) => rows([t('orderNumber'), orderNumber], [t('amount'), formatMoney({ amount, currency }, language)])

export const paid: Template<'paid'> = (order, setting) => {
  const { t, page } = setting
  return {
    subject: t('paid.subject', { orderNumber: order.orderNumber }),
    blocks: [
      text(t('paid.intro')),
      orderAndAmount(order, setting),
      ...(order.premiumMonths ? [text(t('paid.premium', { months: order.premiumMonths }))] : []),
      link(t('viewOrder'), page('/orders')),
    ],
  }
}

export const shipped: Template<'shipped'> = (order, { t, page }) => {
  const { orderNumber, cargoName, trackingNumber, trackingUrl } = order
  return {
    subject: t('shipped.subject', { orderNumber }),
    blocks: [
      text(t('shipped.intro')),
      rows(
        [t('orderNumber'), orderNumber],
        ...only(!!cargoName, () => [t('shipped.company'), cargoName ?? '']),
        ...only(!!trackingNumber, () => [t('shipped.trackingNumber'), trackingNumber ?? '']),
      ),
      trackingUrl ? link(t('shipped.track'), trackingUrl) : link(t('viewOrder'), page('/orders')),
    ],
  }
}

export const cancelled: Template<'cancelled'> = (order, setting) => ({
  subject: setting.t('cancelled.subject', { orderNumber: order.orderNumber }),
  blocks: [
    text(setting.t('cancelled.intro')),
    orderAndAmount(order, setting),
    ...(order.paymentStatus === 'completed' ? [text(setting.t('cancelled.refund'))] : []),
  ],
})
