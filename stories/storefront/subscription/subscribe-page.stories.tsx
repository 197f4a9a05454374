import { expect, fn, userEvent, waitFor } from '@storybook/test'
import { money } from '@/shop/shared/money'
import { SubscribePage, type SubscriptionOffer } from '@/screens/storefront/subscription/subscribe-page'
import preview from '#.storybook/preview'
import { cartEntries } from '../../fixtures/cart'
import { pictured } from '../../fixtures/pictures'
import { inShop } from '../../fixtures/shop-layout'
import { onPhone } from '../../fixtures/windows'
import { checkoutArgs } from '../checkout/checkout-args'

const { paymentMethods, initial = {} } = checkoutArgs()
const [first] = cartEntries
if (!first) throw new Error('the cart has a line')

const offer: SubscriptionOffer = {
  entry: { ...first, quantity: 2, unitPrice: 1_071, stock: 40 },
  slug: 'abendruhe',
  percent: 10,
  onceAmount: 1_190,
  totals: {
    subtotal: 2_142,
    shipping: 490,
    discount: 0,
    shippingDiscount: 0,
    total: 2_632,
    currency: money(0).currency,
  },
  weeks: 4,
  nextOn: '2026-12-19',
}

const meta = preview.meta({
  title: 'Storefront/Subscription/Subscribe page',
  component: SubscribePage,
  parameters: { layout: 'fullscreen' },
  decorators: [inShop],
  args: {
    state: { status: 'ready' as const, offer, form: { status: 'form' as const } },
    paymentMethods,
    whereTo: { countries: ['Deutschland', 'Österreich'] as const },
    initial,
    onWeeksChange: fn(),
    onQuantityChange: fn(),
    onSubmit: fn(),
    onRetry: fn(),
  },
})

export default meta

export const Ready = meta.story({ ...pictured, tags: ['picture'] })
Ready.test(
  'says what is agreed above a button that says it costs, without a gift',
  { parameters: { rules: ['SHOP-770', 'LAW-5'] } },
  async ({ args, canvas }) => {
    const aside = canvas.getByRole('complementary', { name: 'Ihr Sparabo' })
    await expect(aside).toHaveTextContent('Alle 4 Wochen')
    await expect(aside).toHaveTextContent('19. Dezember 2026')
    await expect(aside).toHaveTextContent('unbefristet, jederzeit zu beenden')
    await expect(aside).toHaveTextContent('26,32')
    await expect(canvas.queryByRole('textbox', { name: /Grußnachricht/ })).toBeNull()
    await userEvent.click(canvas.getByRole('radio', { name: 'Alle 8 Wochen' }))
    await expect(args.onWeeksChange).toHaveBeenCalledWith(8)
    await userEvent.click(canvas.getByRole('button', { name: 'Zahlungspflichtig bestellen' }))
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ paymentMethod: 'bank_transfer' })),
    )
  },
)
export const Loading = meta.story({ args: { state: { status: 'loading' } } })
export const LoadFailed = meta.story({ args: { state: { status: 'error' } } })
export const Unavailable = meta.story({ args: { state: { status: 'unavailable' } } })
export const Submitting = meta.story({
  args: { state: { status: 'ready', offer, form: { status: 'submitting' } } },
})
export const Failed = meta.story({
  args: {
    state: {
      status: 'ready',
      offer,
      form: { status: 'failed', failure: 'failed', shortages: [{ name: 'Abendruhe', available: 1 }] },
    },
  },
})
Failed.test('names what is short', async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('Abendruhe')
})
export const TotalChanged = meta.story({
  args: {
    state: {
      status: 'ready',
      offer,
      form: { status: 'totalChanged', previous: { ...offer.totals, total: 2_432 } },
    },
  },
})
export const Phone = meta.story({ globals: onPhone })
export const Turkish = meta.story({ globals: { language: 'tr' } })
export const English = meta.story({ globals: { language: 'en' } })
