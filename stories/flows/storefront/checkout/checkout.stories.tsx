import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, userEvent, waitFor } from '@storybook/test'
import { http as msw, HttpResponse } from 'msw'
import { placedOrder } from '@/shop/orders/order-data.mocks'
import { cartItemNamed } from '@/shop/cart/cart-items.mocks'
import { answers, failing, ok } from '@/mocks/shared/handlers'
import { checkoutMocks } from '@/shop/checkout/checkout.mocks'
import { flow } from '@stories/fixtures/flow'
import { page } from '../account/account'
import { fails, fill, leadsHome, order, shopperWithCart, succeeds } from './checkout'
import { fillCart } from '../cart/filled-cart'
import { Shop } from '../shop'

const meta = {
  title: 'Flows/Storefront/Checkout',
  component: Shop,
  tags: ['!autodocs'],
  parameters: { ...flow },
  args: { path: '/checkout?guest=true' },
  beforeEach: shopperWithCart,
} satisfies Meta<typeof Shop>

export default meta
type Story = StoryObj<typeof meta>

/** No response: the retry sends the same idempotency key, so the order is never placed twice. */
export const OfflineThenAgain: Story = {
  parameters: { rules: ['CHECKOUT-23', 'CHECKOUT-31'] },
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

/** After rejected attempts, every retry still sends the same idempotency key. */
export const KeyStaysTheSame: Story = {
  parameters: { rules: ['CHECKOUT-23'] },
  play: async ({ msw: worker, step }) => {
    const keys: (string | null)[] = []
    const refused = (code: 'UNAUTHORIZED' | 'RATE_LIMITED' | 'VALIDATION', status: number) =>
      msw.post('*/api/cart/checkout', ({ request }) => {
        keys.push(request.headers.get('idempotency-key'))
        return HttpResponse.json({ success: false, code, message: 'Nein.' }, { status })
      })
    await fill()
    const refusals = [
      ['RATE_LIMITED', 429],
      ['VALIDATION', 422],
      ['RATE_LIMITED', 408],
    ] as const
    for (const [index, [code, status]] of refusals.entries())
      await step(`${status}`, async () => {
        worker.use(refused(code, status))
        await order()
        await waitFor(() => expect(keys).toHaveLength(index + 1))
        await page().findAllByRole('alert')
        await waitFor(() =>
          expect(page().getByRole('button', { name: 'Zahlungspflichtig bestellen' })).toBeEnabled(),
        )
      })
    await expect(new Set(keys).size).toBe(1)
  },
}

/** The request times out after 10 seconds; the mocked signal aborts immediately. */
export const Timeout: Story = {
  parameters: { rules: ['CHECKOUT-25', 'API-10'] },
  play: async ({ msw: worker }) => {
    await fill()
    worker.use(...checkoutMocks.slow)
    const timeout = spyOn(AbortSignal, 'timeout').mockReturnValue(
      AbortSignal.abort(new DOMException('late', 'TimeoutError')),
    )
    await order()
    await waitFor(() => expect(timeout).toHaveBeenCalledWith(10_000))
    timeout.mockRestore()
    await fails('Zeitüberschreitung. Bitte versuchen Sie es erneut.')
  },
}

export const ServerError: Story = {
  play: async ({ msw: worker }) => {
    worker.use(...checkoutMocks.error)
    await fill()
    await order()
    await fails('Serverfehler. Bitte versuchen Sie es später erneut.')
  },
}

/** A double click with a slow response places only one order. */
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

/** When the total has changed, the new one is shown before anything is ordered. */
export const TotalChanged: Story = {
  parameters: { rules: ['CHECKOUT-21'] },
  play: async ({ msw: worker, step }) => {
    const totals = { subtotal: 52.7, shipping: 15, discount: 0, shippingDiscount: 0, tax: 8, total: 67.7 }
    const expected: unknown[] = []
    worker.use(failing('checkout', 'TOTAL_CHANGED', { details: { totals } }))
    await fill()
    await userEvent.click(page().getByRole('checkbox', { name: /nach der Lieferung per E-Mail/ }))
    await step('the new total', async () => {
      await order()
      await expect(await page().findByText('Der Gesamtbetrag hat sich geändert.')).toBeVisible()
      await expect(
        page().getByText('Bisher 63,70 €, jetzt 67,70 €. Es wurde noch nichts bestellt.'),
      ).toBeVisible()
    })
    await step('is what the second attempt expects, with the box as it was ticked', async () => {
      worker.use(
        answers('checkout', async (request) => {
          const body: unknown = await request.clone().json()
          expected.push(body)
          return { order: placedOrder }
        }),
      )
      await order(/^Für 67,70\s€ zahlungspflichtig bestellen/)
      await succeeds()
      await expect(expected).toEqual([expect.objectContaining({ expectedTotal: 67.7, reviewMail: true })])
    })
  },
}

/** A sold-out line is marked as unavailable, left out of the total, and not sent. */
export const SoldOutLine: Story = {
  parameters: { rules: ['CHECKOUT-3'] },
  beforeEach: ({ msw: worker }) => {
    worker.use(
      answers('getCartItems', () => ({
        items: [cartItemNamed('Abendruhe'), cartItemNamed('Kurkuma Plus', { stock: 0 })],
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
  beforeEach: ({ msw: worker }) => worker.use(...checkoutMocks.noPayment),
  play: async () => {
    await expect(
      await page().findByText('Keine Zahlungsmethoden verfügbar. Bitte kontaktieren Sie uns.'),
    ).toBeVisible()
    await expect(page().getByRole('button', { name: 'Zahlungspflichtig bestellen' })).toBeDisabled()
  },
}

export const PaymentSettingsFail: Story = {
  beforeEach: ({ msw: worker }) => worker.use(...checkoutMocks.offline),
  play: async ({ msw: worker }) => {
    await expect(await page().findByText('Fehler beim Laden der Zahlungseinstellungen')).toBeVisible()
    await expect(page().queryByText(/Keine Zahlungsmethoden verfügbar/)).not.toBeInTheDocument()
    worker.use(...checkoutMocks.ok)
    await userEvent.click(page().getByRole('button', { name: 'Erneut laden' }))
    await expect(await page().findByRole('radio', { name: /PayPal/ })).toBeVisible()
  },
}

/** A visitor who is neither signed in nor a guest is sent to the landing page, and asked there. */
export const NotSignedIn: Story = {
  parameters: { rules: ['CHECKOUT-16'] },
  args: { path: '/checkout' },
  play: async () => {
    const guest = await page().findByRole('link', { name: 'Als Gast bestellen' })
    await userEvent.click(guest)
    await expect(await page().findByRole('button', { name: 'Zahlungspflichtig bestellen' })).toBeVisible()
  },
}

export const EmptyCart: Story = {
  parameters: { rules: ['CHECKOUT-16', 'CHECKOUT-35'] },
  beforeEach: () => fillCart(),
  play: async () => {
    await leadsHome(/^Ihr Warenkorb ist leer/)
  },
}

/** What lay in the cart is sold out: the cart names it and leads to the notice. */
export const AllSoldOut: Story = {
  parameters: { rules: ['CHECKOUT-35'] },
  beforeEach: ({ msw: worker }) => {
    fillCart({ name: 'Abendruhe', quantity: 2 })
    worker.use(ok('getCartItems', { items: [cartItemNamed('Abendruhe', { stock: 0 })] }))
  },
  play: async () => {
    await expect(await page().findByText(/^Zurzeit nicht erhältlich: Abendruhe\./)).toBeInTheDocument()
    await expect(page().queryByText(/^Ihr Warenkorb ist leer/)).not.toBeInTheDocument()
    const notice = await page().findByRole('link', { name: 'Benachrichtigen, wenn wieder da' })
    await expect(notice).toHaveAttribute('href', '/product/abendruhe')
  },
}

/** What lay in the cart is no longer sold. */
export const AllGone: Story = {
  parameters: { rules: ['CHECKOUT-35'] },
  beforeEach: ({ msw: worker }) => {
    fillCart({ name: 'Abendruhe' }, { name: 'Kurkuma Plus' })
    worker.use(ok('getCartItems', { items: [] }))
  },
  play: async () => {
    const said = await page().findByText(/^Zurzeit nicht erhältlich: Abendruhe, Kurkuma Plus\./)
    await expect(said).toBeInTheDocument()
    await expect(page().queryByText(/^Ihr Warenkorb ist leer/)).not.toBeInTheDocument()
  },
}

/** The cart fails to load, and the visitor is sent to the landing page. */
export const CartFails: Story = {
  parameters: { rules: ['CHECKOUT-16', 'CHECKOUT-35'] },
  beforeEach: ({ msw: worker }) => worker.use(failing('getCartItems', 'INTERNAL')),
  play: async () => {
    await leadsHome('Ihr Warenkorb konnte nicht geladen werden.')
  },
}
