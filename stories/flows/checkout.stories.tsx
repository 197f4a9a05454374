import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, userEvent, waitFor, within } from '@storybook/test'
import { http as msw, HttpResponse } from 'msw'
import { signIn } from '@apps/storefront/stores/session'
import type { ErrorCode } from '@/contract'
import { accountMocks } from '@/mocks/account'
import { sabine, TOKEN } from '@/mocks/fixtures/account'
import { placedOrder } from '@/mocks/fixtures/orders'
import { answers, failing, unauthorised } from '@/mocks/handlers'
import { productMocks } from '@/mocks/products'
import { shopMocks } from '@/mocks/shop'
import { logIn } from './account'
import { fillCart } from './filled-cart'
import { freshShopper, Shop } from './shop'

/** Code and words of a part come with its first use. */
const PATIENT = { timeout: 10_000 }

const meta = {
  title: 'Flows/Checkout',
  component: Shop,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path: '/checkout?guest=true' },
  beforeEach: (context) => {
    context.msw.use(...productMocks.ok, ...shopMocks.ok, ...accountMocks.ok)
    freshShopper()
    fillCart({ name: 'Abendruhe', quantity: 2 }, { name: 'Kurkuma Plus' })
  },
} satisfies Meta<typeof Shop>

export default meta
type Story = StoryObj<typeof meta>

const page = () => within(document.body)
const order = (name: string | RegExp = 'Zahlungspflichtig bestellen') =>
  userEvent.click(page().getByRole('button', { name }))

async function fill() {
  const values: readonly (readonly [RegExp, string])[] = [
    [/^Name/, 'Sabine Koch'],
    [/^E-Mail-Adresse/, 'sabine.koch@post.example'],
    [/^Telefon/, '+49 341 5550 118'],
    [/^Straße und Hausnummer/, 'Karl-Liebknecht-Straße 22'],
    [/^Postleitzahl/, '04109'],
    [/^Stadt/, 'Leipzig'],
  ]
  await page().findByRole('heading', { name: 'Fast geschafft' }, PATIENT)
  for (const [label, value] of values) {
    const field = await page().findByLabelText(label, {}, PATIENT)
    await userEvent.clear(field)
    await userEvent.type(field, value)
  }
  await userEvent.click(page().getByRole('radio', { name: /Banküberweisung/ }))
}

/** The failure's sentence, and nothing typed or put into the cart is lost. */
async function fails(...sentences: readonly string[]) {
  const alert = await page().findByRole('alert', {}, PATIENT)
  for (const sentence of sentences) await waitFor(() => expect(alert).toHaveTextContent(sentence))
  await expect(page().getByLabelText(/^Name/)).toHaveValue('Sabine Koch')
  await expect(localStorage.getItem('cartItems')).toContain('Abendruhe')
}
const succeeds = async () =>
  expect(await page().findAllByText('VD-2026-000431', {}, PATIENT)).not.toHaveLength(0)

type Refusal = readonly [code: ErrorCode, message: string, alert: string]
const refusals = (table: readonly Refusal[]): Story => ({
  play: async ({ msw: worker, step }) => {
    await fill()
    for (const [code, message, alert] of table)
      await step(`${code} ${message}`, async () => {
        worker.use(failing('checkout', code, { message }))
        await order()
        await fails('Fehler beim Erstellen der Bestellung', alert)
      })
    await step('nothing stands in the way any more', async () => {
      worker.use(...shopMocks.ok)
      await order()
      await succeeds()
    })
  },
})

/** S8's alerts by the server's code (decisions §6). */
export const AlertsByCode: Story = refusals([
  ['COUPON_NOT_FOUND', 'Kupon bulunamadı', 'Der Gutscheincode ist ungültig.'],
  ['COUPON_EXPIRED', 'Kuponun süresi dolmuş', 'Der Gutschein ist abgelaufen.'],
  ['COUPON_MINIMUM', 'Minimum sipariş tutarı 30', 'Der Mindestbestellwert ist nicht erreicht.'],
  ['COUPON_ALREADY_USED', 'Bu kuponu zaten kullandınız', 'Der Gutschein wurde bereits verwendet.'],
])
export const MoreAlertsByCode: Story = refusals([
  ['COUPON_INACTIVE', 'Kupon aktif değil', 'Der Gutschein kann nicht angewendet werden.'],
  ['COUPON_USED_UP', 'Kupon kullanım limiti doldu', 'Es gibt ein Problem mit dem Gutschein.'],
  ['PAYMENT_METHOD_UNAVAILABLE', 'x', 'Es gibt ein Problem mit der Zahlungsmethode.'],
  ['OUT_OF_STOCK', 'Abendruhe ist ausverkauft.', 'Abendruhe ist ausverkauft.'],
])

/** S8's alerts by keywords in the message, where the code says nothing. */
export const AlertsByKeyword: Story = refusals([
  ['CONFLICT', 'Coupon not found', 'Der Gutscheincode ist ungültig.'],
  ['CONFLICT', 'Coupon expired', 'Der Gutschein ist abgelaufen.'],
  ['CONFLICT', 'Kupon bu sepete uygulanamaz', 'Der Gutschein kann nicht angewendet werden.'],
  ['CONFLICT', 'Minimum order 30', 'Der Mindestbestellwert ist nicht erreicht.'],
])
export const MoreAlertsByKeyword: Story = refusals([
  ['CONFLICT', 'Coupon already used', 'Der Gutschein wurde bereits verwendet.'],
  ['CONFLICT', 'Kupon limiti', 'Es gibt ein Problem mit dem Gutschein.'],
  ['CONFLICT', 'payment failed', 'Es gibt ein Problem mit der Zahlungsmethode.'],
  ['CONFLICT', 'invalid address', 'Es gibt ein Problem mit der Lieferadresse.'],
  ['CONFLICT', '?', 'Ein unerwarteter Fehler ist aufgetreten.'],
])

/** No answer: the second attempt carries the same key, so that there is never a second order (decisions §4). */
export const OfflineThenAgain: Story = {
  play: async ({ msw: worker, step }) => {
    const keys: (string | null)[] = []
    worker.use(
      msw.post('*/api/cart/checkout', ({ request }) => {
        keys.push(request.headers.get('idempotency-key'))
        return HttpResponse.error()
      }),
    )
    await fill()
    await step('offline', async () => {
      await order()
      await fails(
        'Netzwerkfehler. Bitte überprüfen Sie Ihre Internetverbindung.',
        'Ein neuer Versuch bestellt nichts doppelt.',
      )
    })
    await step('online again', async () => {
      worker.use(
        answers('checkout', (request) => {
          keys.push(request.headers.get('idempotency-key'))
          return { order: placedOrder }
        }),
      )
      await order()
      await succeeds()
    })
    await expect(keys).toHaveLength(2)
    await expect(keys[0]?.length).toBeGreaterThan(15)
    await expect(keys[1]).toBe(keys[0])
  },
}

/** The client waits 10 s (S9); here they pass at once. */
export const Timeout: Story = {
  play: async ({ msw: worker }) => {
    await fill()
    worker.use(...shopMocks.slow)
    const timeout = spyOn(AbortSignal, 'timeout').mockReturnValue(
      AbortSignal.abort(new DOMException('late', 'TimeoutError')),
    )
    await order()
    await expect(timeout).toHaveBeenCalledWith(10_000)
    timeout.mockRestore()
    await fails('Zeitüberschreitung. Bitte versuchen Sie es erneut.')
  },
}

export const ServerError: Story = {
  play: async ({ msw: worker }) => {
    worker.use(...shopMocks.error)
    await fill()
    await order()
    await fails('Serverfehler. Bitte versuchen Sie es später erneut.')
  },
}

/** Two quick clicks and a slow answer: one order. */
export const SlowAndImpatient: Story = {
  play: async ({ msw: worker }) => {
    let orders = 0
    const { promise, resolve } = Promise.withResolvers<void>()
    worker.use(
      answers('checkout', async () => {
        orders += 1
        await promise
        return { order: placedOrder }
      }),
    )
    await fill()
    const button = page().getByRole('button', { name: 'Zahlungspflichtig bestellen' })
    await userEvent.dblClick(button)
    await expect(await page().findByText(/^Ihre Bestellung wird gesendet/)).toBeVisible()
    resolve()
    await succeeds()
    await expect(orders).toBe(1)
  },
}

/** Another total than the shopper saw is shown before anything is ordered (decisions §4). */
export const TotalChanged: Story = {
  play: async ({ msw: worker, step }) => {
    const totals = { subtotal: 52.7, shipping: 15, discount: 0, shippingDiscount: 0, tax: 8, total: 67.7 }
    const expected: unknown[] = []
    worker.use(failing('checkout', 'TOTAL_CHANGED', { details: { totals } }))
    await fill()
    await step('the new total', async () => {
      await order()
      await expect(await page().findByText('Der Gesamtbetrag hat sich geändert.', {}, PATIENT)).toBeVisible()
      await expect(
        page().getByText('Bisher 63,70 €, jetzt 67,70 €. Es wurde noch nichts bestellt.'),
      ).toBeVisible()
    })
    await step('is what the second attempt expects', async () => {
      worker.use(
        answers('checkout', async (request) => {
          const body: unknown = await request.clone().json()
          expected.push(body)
          return { order: placedOrder }
        }),
      )
      await order(/^Für 67,70\s€ zahlungspflichtig bestellen/)
      await succeeds()
      await expect(expected).toEqual([expect.objectContaining({ expectedTotal: 67.7 })])
    })
  },
}

/** The session dies while the form is filled in: the login is offered, nothing is lost. */
export const SessionEnds: Story = {
  args: { path: '/checkout' },
  beforeEach: () => signIn(TOKEN, sabine),
  play: async ({ msw: worker, step }) => {
    await fill()
    worker.use(unauthorised('checkout'))
    await order()
    await step('the login lies over the form', async () => {
      worker.use(...shopMocks.ok)
      await logIn()
      await waitFor(() => expect(page().queryByRole('dialog')).not.toBeInTheDocument(), PATIENT)
    })
    await step('the same form is sent', async () => {
      await expect(page().getByLabelText(/^Stadt/)).toHaveValue('Leipzig')
      await order()
      await succeeds()
    })
  },
}

/** What the profile knows need not be typed again. */
export const Prefilled: Story = {
  args: { path: '/checkout' },
  beforeEach: () => signIn(TOKEN, sabine),
  play: async () => {
    await page().findByRole('heading', { name: 'Fast geschafft' }, PATIENT)
    const known: readonly (readonly [RegExp, string])[] = [
      [/^Name/, sabine.name],
      [/^E-Mail-Adresse/, sabine.email],
      [/^Telefon/, sabine.phone],
      [/^Straße und Hausnummer/, sabine.address.street],
      [/^Postleitzahl/, sabine.address.zipCode],
      [/^Stadt/, sabine.address.city],
      [/^Land/, 'Deutschland'],
    ]
    for (const [label, value] of known)
      await expect(await page().findByLabelText(label, {}, PATIENT)).toHaveValue(value)
  },
}

/** A sold-out line is said to be missing, not counted and not sent. */
export const SoldOutLine: Story = {
  beforeEach: ({ msw: worker }) => {
    worker.use(
      answers('getCartItems', () => ({
        items: ['Abendruhe', 'Kurkuma Plus'].map((name, index) => ({
          productId: `00000000-0000-4000-8000-00000000000${index === 0 ? 1 : 3}`,
          name,
          slug: 'x',
          price: { amount: index === 0 ? 11.9 : 24.9, currency: 'EUR' as const },
          originalPrice: null,
          image: null,
          stock: index === 0 ? 80 : 0,
        })),
      })),
    )
  },
  play: async ({ msw: worker }) => {
    const sent: unknown[] = []
    worker.use(
      answers('checkout', async (request) => {
        const body: unknown = await request.clone().json()
        sent.push(body)
        return { order: placedOrder }
      }),
    )
    await fill()
    await expect(page().getByText('Kurkuma Plus ist ausverkauft und wird nicht mitbestellt.')).toBeVisible()
    await order()
    await succeeds()
    const productId = '00000000-0000-4000-8000-000000000001'
    await expect(sent).toEqual([
      expect.objectContaining({ items: [{ productId, quantity: 2 }], expectedTotal: 38.8 }),
    ])
  },
}

export const NoPaymentMethod: Story = {
  beforeEach: ({ msw: worker }) => worker.use(...shopMocks.noPayment),
  play: async () => {
    await expect(
      await page().findByText('Keine Zahlungsmethoden verfügbar. Bitte kontaktieren Sie uns.', {}, PATIENT),
    ).toBeVisible()
    await expect(page().getByRole('button', { name: 'Zahlungspflichtig bestellen' })).toBeDisabled()
  },
}

export const PaymentSettingsFail: Story = {
  beforeEach: ({ msw: worker }) => worker.use(...shopMocks.offline),
  play: async ({ msw: worker }) => {
    await expect(
      await page().findByText('Fehler beim Laden der Zahlungseinstellungen', {}, PATIENT),
    ).toBeVisible()
    worker.use(...shopMocks.ok)
    await userEvent.click(page().getByRole('button', { name: 'Erneut laden' }))
    await expect(await page().findByRole('radio', { name: /PayPal/ }, PATIENT)).toBeVisible()
  },
}

const leadsHome: NonNullable<Story['play']> = async () => {
  await expect(await page().findByRole('region', { name: /Kräuterschrank/ }, PATIENT)).toBeVisible()
}
/** Neither signed in nor a guest (S2). */
export const NotSignedIn: Story = { args: { path: '/checkout' }, play: leadsHome }
export const EmptyCart: Story = { beforeEach: () => fillCart(), play: leadsHome }
/** The cart cannot be loaded (S4). */
export const CartFails: Story = {
  beforeEach: ({ msw: worker }) => worker.use(failing('getCartItems', 'INTERNAL')),
  play: leadsHome,
}

/** One product goes to the checkout, the cart is left alone (decisions §4). */
export const ExpressPurchase: Story = {
  args: { path: '/product/goldmilch' },
  beforeEach: () => signIn(TOKEN, sabine),
  play: async ({ step }) => {
    await userEvent.click(await page().findByRole('button', { name: /Express/ }, PATIENT))
    await step('only this product', async () => {
      const summary = within(await page().findByRole('complementary', { name: 'Ihre Bestellung' }, PATIENT))
      await expect(summary.getByText('Goldmilch')).toBeVisible()
      await expect(summary.queryByText('Abendruhe')).not.toBeInTheDocument()
    })
    await step('ordered, the cart is still full', async () => {
      await userEvent.click(page().getByRole('radio', { name: /PayPal/ }))
      await order()
      await succeeds()
      await expect(localStorage.getItem('cartItems')).toContain('Abendruhe')
    })
  },
}

/** What cannot be had is not replaced by the whole cart. */
export const ExpressGone: Story = {
  args: { path: '/product/goldmilch' },
  beforeEach: ({ msw: worker }) => {
    worker.use(failing('getProduct', 'NOT_FOUND'))
    signIn(TOKEN, sabine)
  },
  play: async (context) => {
    await userEvent.click(await page().findByRole('button', { name: /Express/ }, PATIENT))
    await leadsHome(context)
  },
}

export const ExpressNeedsLogin: Story = {
  args: { path: '/product/goldmilch' },
  play: async () => {
    await userEvent.click(await page().findByRole('button', { name: /Express/ }, PATIENT))
    await waitFor(
      () => expect(document.body).toHaveTextContent('Bitte melden Sie sich an für Express-Kauf'),
      PATIENT,
    )
    await expect(await page().findByRole('dialog', {}, PATIENT)).toBeInTheDocument()
  },
}
