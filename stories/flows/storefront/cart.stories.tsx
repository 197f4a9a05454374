import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, userEvent, waitFor, within } from '@storybook/test'
import { signIn } from '@apps/storefront/stores/session'
import { isBlocked } from '@apps/storefront/stores/storage'
import { toStoredCoupon, type AppliedCoupon } from '@/domain/coupons/applied-coupon'
import { sabine, TOKEN } from '@/mocks/fixtures/account'
import { productNamed } from '@/mocks/fixtures/products'
import { answers, failing, foreign, offline, ok, slow } from '@/mocks/shared/handlers'
import { productMocks } from '@/mocks/catalogue/products'
import { checkoutMocks } from '@/mocks/checkout/checkout'
import { loginDialog } from './account'
import { fillCart, writeInOtherTab } from './filled-cart'
import { freshShopper, Shop } from './shop'

/** Code and words of a part come with its first use. */
const meta = {
  title: 'Flows/Cart',
  component: Shop,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path: '/legal/versand' },
  beforeEach: ({ msw }) => {
    msw.use(...productMocks.ok, ...checkoutMocks.ok)
    freshShopper()
  },
} satisfies Meta<typeof Shop>

export default meta
type Story = StoryObj<typeof meta>

const page = () => within(document.body)

async function openCart() {
  await userEvent.click(await page().findByRole('button', { name: /^Warenkorb/ }))
  return within(await page().findByRole('dialog', { name: /Warenkorb/ }))
}
const stored = () => localStorage.getItem('cartItems') ?? ''

/** 2,50 € off; MINUS5 and GESCHENK are names of the demo's coupons. */
const offer = (code: string, gift = false) => ({
  coupon: { code, name: code, type: gift ? ('free_product' as const) : ('fixed_amount' as const) },
  discount: gift ? 0 : 2.5,
  freeShipping: false,
  shippingDiscount: 0,
  additionalItems: gift
    ? [{ product: productNamed('Goldmilch')._id, quantity: 1, name: 'Goldmilch', image: null }]
    : [],
  premiumExtension: 0,
  message: 'Kupon başarıyla uygulandı',
})
const MINUTE = 60_000
const applied = (minutesAgo: number): AppliedCoupon => ({
  code: 'GESCHENK',
  name: 'Geschenk',
  discount: 0,
  shippingDiscount: 0,
  freeShipping: false,
  freeItems: [{ productId: productNamed('Goldmilch')._id, name: 'Goldmilch', quantity: 1 }],
  premiumMonths: 0,
  message: '',
  appliedAt: Date.now() - minutesAgo * MINUTE,
})

export const Success: Story = {
  beforeEach: () => fillCart({ name: 'Abendruhe' }, { name: 'Kurkuma Plus' }),
  play: async ({ step }) => {
    const cart = await openCart()
    await step('more of one', async () => {
      await userEvent.click(cart.getAllByRole('button', { name: /erhöhen/ })[0] ?? document.body)
      await expect(await cart.findByText('Gesamt')).toBeVisible()
      await expect(cart.getAllByText('48,70 €')).not.toHaveLength(0)
      await expect(cart.getByText('63,70 €')).toBeVisible()
    })
    await step('one is removed, and it is stored', async () => {
      await userEvent.click(cart.getByRole('button', { name: 'Kurkuma Plus entfernen' }))
      await expect(cart.queryByText('Kurkuma Plus')).not.toBeInTheDocument()
      await expect(stored()).not.toContain('Kurkuma')
    })
  },
}

export const Empty: Story = {
  play: async () => {
    const cart = await openCart()
    await expect(await cart.findByText('Noch nichts im Korb')).toBeVisible()
  },
}

/** The server's prices, stocks and products are taken over, and every change is said. */
export const ChangedMeanwhile: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      answers('getCartItems', () => ({
        items: ['Abendruhe', 'Morgengrün'].map((name) => ({
          productId: productNamed(name)._id,
          name,
          slug: 'x',
          price: { amount: productNamed(name).price, currency: 'EUR' as const },
          originalPrice: null,
          image: null,
          stock: name === 'Abendruhe' ? 5 : 0,
        })),
      })),
    )
    signIn(TOKEN, sabine)
    fillCart({ name: 'Abendruhe', price: 9.9 }, { name: 'Morgengrün' }, { name: 'Hagebutte' })
  },
  play: async ({ step }) => {
    const cart = await openCart()
    await step('gone', async () => {
      await expect(await cart.findByText(/^Hagebutte ist nicht mehr erhältlich/)).toBeVisible()
    })
    await step('another price, until it is acknowledged', async () => {
      await expect(cart.getByText('Preis geändert: bisher 9,90 €')).toBeVisible()
      await userEvent.click(cart.getByRole('button', { name: 'Verstanden' }))
      await expect(cart.queryByText(/Preis geändert/)).not.toBeInTheDocument()
    })
    await step('sold out: neither counted nor sent', async () => {
      await expect(cart.getByText('Ausverkaufte Produkte werden nicht mitbestellt.')).toBeVisible()
      await expect(cart.getByText('26,90 €')).toBeVisible()
    })
  },
}

/** A visitor is asked to log in; the line stays. */
export const SoldOutToWishlist: Story = {
  beforeEach: () => fillCart({ name: 'Morgengrün', stock: 0 }),
  play: async () => {
    const cart = await openCart()
    await expect(cart.getByRole('button', { name: 'Zur Kasse' })).toBeDisabled()
    await userEvent.click(cart.getByRole('button', { name: 'Auf die Wunschliste' }))
    await loginDialog()
    await expect(stored()).toContain('Morgengrün')
  },
}

const staysAsItIs: NonNullable<Story['play']> = async () => {
  const cart = await openCart()
  await expect(await cart.findByText(/^Preise und Bestand konnten nicht geprüft werden/)).toBeVisible()
  await expect(cart.getByText('Abendruhe')).toBeVisible()
}
const known = () => {
  signIn(TOKEN, sabine)
  fillCart({ name: 'Abendruhe' })
}
export const ServerError: Story = {
  beforeEach: ({ msw }) => {
    msw.use(failing('getCartItems', 'INTERNAL'))
    known()
  },
  play: staysAsItIs,
}
export const Offline: Story = {
  beforeEach: ({ msw }) => {
    msw.use(offline('getCartItems'))
    known()
  },
  play: staysAsItIs,
}
/** The cart is there at once; it does not wait for the server. */
export const Slow: Story = {
  beforeEach: ({ msw }) => {
    msw.use(slow('getCartItems'))
    known()
  },
  play: async () => {
    const cart = await openCart()
    await expect(cart.getByText('Abendruhe')).toBeVisible()
    await expect(cart.getByRole('button', { name: 'Zur Kasse' })).toBeEnabled()
  },
}

/** Anything may lie in the storage: what is valid is kept, the rest dropped. */
export const GarbageInStorage: Story = {
  beforeEach: () => {
    fillCart({ name: 'Abendruhe' })
    const item: unknown = JSON.parse(stored())
    const valid: readonly unknown[] = Array.isArray(item) ? item : []
    const items = [null, 7, 'x', { name: 'ohne Preis' }, ...valid]
    writeInOtherTab('cartItems', JSON.stringify(items))
    writeInOtherTab('appliedCoupon', '{"coupon":')
    writeInOtherTab('userData', 'undefined')
  },
  play: async () => {
    const cart = await openCart()
    await expect(cart.getAllByRole('listitem')).toHaveLength(1)
    await expect(cart.getByText('Abendruhe')).toBeVisible()
  },
}

export const TwoTabs: Story = {
  beforeEach: () => fillCart({ name: 'Abendruhe' }),
  play: async ({ step }) => {
    const cart = await openCart()
    await step('the other tab adds', async () => {
      fillCart({ name: 'Abendruhe' }, { name: 'Hagebutte', quantity: 2 })
      await expect(await cart.findByText('Hagebutte')).toBeVisible()
    })
    await step('the other tab empties the cart', async () => {
      fillCart()
      await expect(await cart.findByText('Noch nichts im Korb')).toBeVisible()
    })
  },
}

/** Private mode: the cart lives as long as the page, and says so. */
export const BlockedStorage: Story = {
  beforeEach: () => {
    fillCart({ name: 'Abendruhe' })
    const setItem = spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    return () => setItem.mockRestore()
  },
  play: async () => {
    const cart = await openCart()
    await userEvent.click(cart.getByRole('button', { name: /erhöhen/ }))
    await expect(await cart.findByText(/^Ihr Browser erlaubt keine Speicherung/)).toBeVisible()
    await expect(cart.getAllByText('23,80 €')).not.toHaveLength(0)
    await expect(isBlocked()).toBe(true)
  },
}

const REFUSALS = [
  ['COUPON_NOT_FOUND', 'Gutschein nicht gefunden'],
  ['COUPON_INACTIVE', 'Gutschein ist nicht aktiv'],
  ['COUPON_NOT_STARTED', 'Gutschein ist noch nicht gültig'],
  ['COUPON_EXPIRED', 'Gutschein ist abgelaufen'],
  ['COUPON_PLATFORM', 'Gutschein gilt nicht in diesem Shop'],
  ['COUPON_CURRENCY', 'Gutschein gilt nicht für diese Währung'],
  ['COUPON_USED_UP', 'Nutzungslimit des Gutscheins erreicht'],
  ['COUPON_LOGIN_REQUIRED', 'Bitte melden Sie sich für diesen Gutschein an'],
  ['COUPON_ALREADY_USED', 'Sie haben diesen Gutschein bereits verwendet'],
  ['COUPON_MINIMUM', 'Mindestbestellwert 30,00 €'],
  ['COUPON_NOT_APPLICABLE', 'Gutschein ist auf diesen Warenkorb nicht anwendbar'],
  ['COUPON_GIFT_OUT_OF_STOCK', 'Gratisprodukt ist nicht verfügbar'],
  ['INTERNAL', 'Ein unerwarteter Fehler ist aufgetreten.'],
] as const

/** Every refusal of a code, in the words of the shop (S8, decisions §6). */
export const CouponRefused: Story = {
  beforeEach: () => fillCart({ name: 'Abendruhe' }),
  play: async ({ msw, step }) => {
    const cart = await openCart()
    const field = cart.getByRole('textbox', { name: 'Gutscheincode' })
    const submit = () => userEvent.click(cart.getByRole('button', { name: 'Einlösen' }))
    await step('empty', async () => {
      await submit()
      await expect(await cart.findByRole('alert')).toHaveTextContent(
        'Bitte geben Sie einen Gutscheincode ein',
      )
    })
    for (const [code, sentence] of REFUSALS)
      await step(code, async () => {
        msw.use(failing('validateCoupon', code, { details: { minimum: 30 } }))
        await userEvent.clear(field)
        await userEvent.type(field, 'TEE')
        await submit()
        await waitFor(() => expect(cart.getByRole('alert')).toHaveTextContent(sentence))
      })
    await step('no message at all', async () => {
      msw.use(foreign('validateCoupon', ''))
      await submit()
      await waitFor(() =>
        expect(cart.getByRole('alert')).toHaveTextContent('Gutschein konnte nicht angewendet werden'),
      )
    })
  },
}

export const CouponAppliedAndRemoved: Story = {
  beforeEach: ({ msw }) => {
    msw.use(ok('validateCoupon', offer('GESCHENK', true)))
    fillCart({ name: 'Abendruhe' })
  },
  play: async ({ step }) => {
    const cart = await openCart()
    await step('typed in small letters with spaces', async () => {
      await userEvent.type(cart.getByRole('textbox', { name: 'Gutscheincode' }), ' geschenk {Enter}')
      await expect(await cart.findByText('Goldmilch (Kostenlos)')).toBeVisible()
    })
    await step('removed with its gift', async () => {
      await userEvent.click(cart.getByRole('button', { name: 'Gutschein GESCHENK entfernen' }))
      await expect(cart.queryByText('Goldmilch (Kostenlos)')).not.toBeInTheDocument()
      await expect(localStorage.getItem('appliedCoupon')).toBeNull()
    })
  },
}

/** Older than 30 minutes: removed with its gift, and said (S4). */
export const CouponLapsed: Story = {
  beforeEach: () => {
    fillCart({ name: 'Abendruhe' })
    writeInOtherTab('appliedCoupon', JSON.stringify(toStoredCoupon(applied(31))))
  },
  play: async () => {
    const cart = await openCart()
    await expect(
      await cart.findByText('GESCHENK wurde nach 30 Minuten entfernt, das Gratisprodukt ebenfalls.'),
    ).toBeVisible()
    await expect(localStorage.getItem('appliedCoupon')).toBeNull()
  },
}

/** The shop applies its best automatic coupon, says so, and respects a no (decisions §6). */
export const AutomaticCoupon: Story = {
  beforeEach: ({ msw }) => {
    msw.use(ok('autoCoupon', offer('HERBST')), ok('validateCoupon', offer('HERBST')))
    fillCart({ name: 'Abendruhe' })
  },
  play: async ({ step }) => {
    const cart = await openCart()
    await step('applied, and said', async () => {
      await expect(await cart.findByText(/2,50 € Rabatt · automatisch für Sie eingelöst/)).toBeVisible()
    })
    await step('removed, it stays removed', async () => {
      await userEvent.click(cart.getByRole('button', { name: 'Gutschein HERBST entfernen' }))
      await userEvent.click(cart.getByRole('button', { name: /erhöhen/ }))
      await expect(localStorage.getItem('autoCoupon')).toBe('-')
      await expect(cart.getByRole('textbox', { name: 'Gutscheincode' })).toBeVisible()
      await expect(cart.queryByText('HERBST')).not.toBeInTheDocument()
    })
  },
}
