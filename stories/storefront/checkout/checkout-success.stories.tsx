import { expect, fn, userEvent, waitFor, within, type screen } from '@storybook/test'
import { CheckoutSuccess } from '@/screens/storefront/checkout/checkout-success'
import preview from '#.storybook/preview'
import { paidOrder, paypalOrder, pendingOrder } from '../../fixtures/orders'
import { onPhone } from '../../fixtures/windows'
import { pictured } from '../../fixtures/pictures'

/** Which of what happens next is at hand. */
const stepNow = ({ getByRole }: Pick<typeof screen, 'getByRole'>) =>
  within(getByRole('list', { name: 'So geht es weiter' }))
    .getAllByRole('listitem')
    .find((step) => step.getAttribute('aria-current') === 'step')

const meta = preview.meta({
  title: 'Storefront/Checkout/Checkout success',
  component: CheckoutSuccess,
  parameters: { layout: 'fullscreen' },
  args: { order: pendingOrder },
})

export default meta

export const BankTransfer = meta.story({
  ...pictured,
  tags: ['picture'],
  parameters: { ...pictured.parameters, rules: ['CHECKOUT-984'] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus())
    await expect(canvas.getAllByText('VD-2026-000431')).toHaveLength(2)
    await expect(canvas.getByText('DE02 1203 0000 0000 2020 51')).toBeVisible()
    await expect(canvas.getByRole('button', { name: /IBAN/ })).toBeVisible()
    await expect(
      canvas.getByRole('heading', { name: 'Noch zu bezahlen bis Sa., 28. November' }),
    ).toBeVisible()
    await expect(stepNow(canvas)).toHaveTextContent('Sie überweisen')
    await expect(canvas.getByRole('link', { name: 'Weiter einkaufen' })).toHaveAttribute('href', '/')
    await expect(canvas.getByRole('link', { name: 'Meine Bestellungen' })).toHaveAttribute('href', '/orders')
  },
})
/** The page starts at the top and shows the items and the address; the payment reference appears once. */
export const WhatWasOrdered = meta.story({
  parameters: { rules: ['SHOP-29'] },
  play: async ({ canvas, mount }) => {
    document.documentElement.style.minHeight = '300vh'
    window.scrollTo({ top: 400, behavior: 'instant' })
    await mount()
    await waitFor(() => expect(window.scrollY).toBe(0))
    document.documentElement.style.minHeight = ''
    const lines = within(canvas.getByRole('list', { name: 'Ihre Bestellung' })).getAllByRole('listitem')
    await expect(lines).toHaveLength(4)
    await expect(canvas.getByText(/Karl-Liebknecht-Straße 22/)).toBeVisible()
    await expect(canvas.getAllByText('70,98 €')).not.toHaveLength(0)
    await expect(canvas.getAllByText('Verwendungszweck')).toHaveLength(1)
  },
})
/** The greeting of a gift stands where the parcel goes, line by line. */
export const Gift = meta.story({
  args: { order: { ...pendingOrder, giftMessage: 'Alles Liebe zum Geburtstag!\nDeine Klara' } },
  parameters: { rules: ['CHECKOUT-980'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Grußnachricht zum Geschenk' })).toBeVisible()
    await expect(canvas.getByText(/^Alles Liebe zum Geburtstag!\s+Deine Klara$/)).toBeVisible()
  },
})
export const Paypal = meta.story({
  args: { order: paypalOrder },
  parameters: { rules: ['ORDER-310'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('zahlung@verda.example')).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^PayPal öffnen/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/www\.paypal\.com\/[^?]*$/),
    )
  },
})
/** The shop is connected with PayPal: the button stands before the amount. */
export const PaypalConnected = meta.story({
  args: {
    order: {
      ...paypalOrder,
      paymentInstructions: {
        type: 'paypal',
        payUrl: '/checkout?pay=token',
        message: 'Bitte bezahlen Sie den Gesamtbetrag bei PayPal.',
        amount: 7098,
        currency: 'EUR',
        orderNumber: paypalOrder.number,
      },
    },
  },
  parameters: { rules: ['ORDER-731'] },
  play: async ({ canvas }) => {
    const pay = canvas.getByRole('link', { name: 'Jetzt bei PayPal bezahlen' })
    await expect(pay).toHaveAttribute('href', '/checkout?pay=token')
    await expect(pay.compareDocumentPosition(canvas.getByText('Verwendungszweck'))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    )
    await expect(canvas.queryByRole('link', { name: /^PayPal öffnen/ })).toBeNull()
  },
})
export const Paid = meta.story({
  args: { order: paidOrder, unconfirmed: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: /^Noch zu bezahlen/ })).toBeNull()
    await expect(stepNow(canvas)).toHaveTextContent('Wir packen')
    await expect(canvas.queryByText(/24 Stunden/)).toBeNull()
  },
})
/** A guest sees the code here too, and goes on to the order itself. */
export const Guest = meta.story({
  parameters: { rules: ['SHOP-29', 'SHOP-996', 'PREMIUM-500', 'SHOP-987'] },
  args: {
    order: { ...pendingOrder, premiumMonths: 2 },
    guest: true,
    unconfirmed: true,
    onRegister: fn(),
    lookupCode: '7K3M-9XQ2-TB4W',
    ordersHref: '/orders?orderNumber=VD-2026-000431&code=7K3M-9XQ2-TB4W',
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('7K3M-9XQ2-TB4W')).toBeVisible()
    await expect(
      canvas.getByText(/^Bitte bestätigen Sie Ihre Bestellung innerhalb von 24 Stunden/),
    ).toBeVisible()
    await expect(canvas.getByRole('button', { name: /Code der Bestellung/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Konto anlegen' }))
    await expect(args.onRegister).toHaveBeenCalledOnce()
    await expect(
      canvas.getByText(/^2 Monate Verda Premium gehören dazu\. .*, sobald Sie .* einem Konto hinzufügen\.$/),
    ).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Meine Bestellungen' })).toHaveAttribute(
      'href',
      args.ordersHref,
    )
  },
})
export const LongName = meta.story({
  args: {
    order: {
      ...pendingOrder,
      customer: { ...pendingOrder.customer, name: 'Maximiliane-Friederike von Hohenlohe-Waldenburg' },
    },
  },
})
/** A word that is longer than a phone is wide is broken, so that the page does not become wider. */
export const LongWords = meta.story({
  globals: onPhone,
  args: {
    order: {
      ...pendingOrder,
      customer: { ...pendingOrder.customer, name: 'Ö'.repeat(80), email: `${'o'.repeat(60)}@post.example` },
      address: { ...pendingOrder.address, street: 'S'.repeat(100) },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})
export const Phone = meta.story({ globals: onPhone })
export const Dark = meta.story({ globals: { theme: 'dark' } })
export const Turkish = meta.story({ globals: { language: 'tr' } })
export const English = meta.story({ globals: { language: 'en' } })
