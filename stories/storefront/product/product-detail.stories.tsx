import { expect, fn, userEvent, waitFor, within } from '@storybook/test'
import type { ProductDetail as Product } from '@/shop/catalogue/product-detail'
import { money } from '@/shop/shared/money'
import { ProductDetail } from '@/screens/storefront/product/product-detail'
import preview from '#.storybook/preview'
import { inShop } from '../../fixtures/shop-layout'
import { longNamed, productDetail } from '../../fixtures/products'
import { pictured } from '../../fixtures/pictures'
import { whenWide } from '../../fixtures/windows'
import { abendruhe, productDetailArgs, sectionsOf } from './product-detail-args'

const meta = preview.meta({
  title: 'Storefront/Product/Product detail',
  component: ProductDetail,
  decorators: [inShop],
  parameters: { layout: 'fullscreen' },
  args: productDetailArgs,
})

export default meta

const kurkuma = productDetail('kurkuma-plus')
const rosen = productDetail('rosenblueten')

export const Ready = meta.story({ ...pictured, tags: ['picture'] })

const video = {
  url: '/media/film.mp4',
  alt: 'Kamillenblüten werden aufgegossen',
  width: 720,
  height: 792,
  seconds: 12,
  uploadedAt: '2026-11-20T09:00:00.000Z',
}
/** A film follows the pictures. */
export const WithFilm = meta.story({
  parameters: { rules: ['SHOP-690'] },
  args: { state: { status: 'ready', product: { ...abendruhe, video } } },
})
WithFilm.test(
  'loads nothing before it is looked at, and leaves the pictures in reach',
  async ({ canvas }) => {
    const film = await canvas.findByLabelText<HTMLVideoElement>(video.alt)
    await expect([film.preload, film.autoplay, film.muted, film.controls, film.poster]).toEqual([
      'none',
      false,
      true,
      false,
      '',
    ])
    await userEvent.click(canvas.getByRole('button', { name: 'Film ansehen' }))
    await waitFor(() => expect(film).toHaveAttribute('controls'))
    await expect(film.poster).not.toBe('')
    await expect(canvas.getByRole('button', { name: 'Film ansehen' })).toHaveAttribute('aria-current', 'true')
    await userEvent.click(canvas.getByRole('button', { name: 'Bild 1 von 3' }))
    await waitFor(() => expect(film).not.toHaveAttribute('controls'))
  },
)

const inSizes: Product = {
  ...abendruhe,
  sizeLabel: '80 g, Dose',
  sizes: [
    {
      id: 'abendruhe-beutel',
      slug: 'abendruhe-beutel',
      label: '20 Beutel',
      price: money(690),
      basePrice: { price: money(17_250), unit: 'kg' },
      inStock: true,
    },
    {
      id: abendruhe.id,
      slug: abendruhe.slug,
      label: '80 g, Dose',
      price: money(1190),
      originalPrice: money(1490),
      basePrice: { price: money(14_875), unit: 'kg' },
      inStock: true,
    },
    {
      id: 'abendruhe-200-g',
      slug: 'abendruhe-200-g',
      label: '200 g, Nachfüllbeutel aus ungebleichtem Papier, wiederverschließbar',
      price: money(2490),
      basePrice: { price: money(12_450), unit: 'kg' },
      inStock: true,
    },
    {
      id: 'abendruhe-400-g',
      slug: 'abendruhe-400-g',
      label: '400 g, Vorratsbeutel',
      price: money(4200),
      basePrice: { price: money(10_500), unit: 'kg' },
      inStock: false,
    },
  ],
}
/** Several sizes, one with a long name and one sold out. */
export const InSizes = meta.story({
  ...pictured,
  tags: ['picture'],
  args: { state: { status: 'ready', product: inSizes }, onSizeChange: fn() },
  parameters: { ...pictured.parameters, rules: ['SHOP-200'] },
  play: async ({ args, canvas, step }) => {
    const group = canvas.getByRole('group', { name: /^Größe/ })
    const size = (name: RegExp) => within(group).getByRole('radio', { name })
    await step('each size says its price, its base price and what it saves', async () => {
      await expect(size(/^80 g, Dose 11,90/)).toBeChecked()
      await expect(size(/^200 g.*124,50.*28 % günstiger/)).not.toBeChecked()
      await expect(size(/^400 g, Vorratsbeutel Ausverkauft/)).toBeEnabled()
    })
    await step('arrows choose the next', async () => {
      size(/^80 g/).focus()
      await userEvent.keyboard('{ArrowDown}')
      await expect(args.onSizeChange).toHaveBeenLastCalledWith(inSizes.sizes?.[2])
    })
  },
})
Ready.test(
  'breadcrumb, title, price and saving; the quantity starts at 1 and does not go below …',
  { parameters: { rules: ['SHOP-18', 'CHECKOUT-1', 'LAW-1'] } },
  async ({ args, canvas, step }) => {
    await step('breadcrumb, title, price and saving', async () => {
      const path = canvas.getByRole('navigation', { name: 'Seitenpfad' })
      await expect(within(path).getByRole('link', { name: 'Wellness' })).toHaveAttribute(
        'href',
        '/products?category=Wellness',
      )
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Abendruhe')
      await expect(canvas.getByText('Sie sparen 3,00 €')).toBeVisible()
      await expect(canvas.getAllByText(/inkl\. MwSt\., zzgl\./)[0]).toBeVisible()
      await expect(canvas.getAllByRole('link', { name: 'Versand' })[0]).toHaveAttribute(
        'href',
        '/legal/versand',
      )
    })
    await step('the quantity starts at 1 and does not go below', async () => {
      await expect(canvas.getByRole('spinbutton', { name: 'Menge' })).toHaveAttribute('aria-valuenow', '1')
      await expect(
        canvas.getByRole('button', { name: /Menge.*(verringern|weniger)|(verringern|weniger).*Menge/i }),
      ).toBeDisabled()
    })
    await step('two are added with the picture that flies', async () => {
      await userEvent.click(
        canvas.getByRole('button', { name: /Menge.*(erhöhen|mehr)|(erhöhen|mehr).*Menge/i }),
      )
      await userEvent.click(canvas.getByRole('button', { name: 'In den Warenkorb' }))
      await expect(args.onAddToCart).toHaveBeenCalledWith(abendruhe, 2, expect.any(HTMLElement))
      await userEvent.click(canvas.getByRole('button', { name: 'Express-Kauf' }))
      await expect(args.onExpressBuy).toHaveBeenCalledWith(abendruhe, 2)
    })
    await step('a thumbnail becomes the large picture', async () => {
      const second = canvas.getByRole('button', { name: 'Bild 2 von 3' })
      await userEvent.click(second)
      await expect(second).toHaveAttribute('aria-current', 'true')
      await expect(canvas.getByRole('img', { name: abendruhe.pictures[1]?.alt })).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: /Bild 2 von 3 vergrößern$/ }))
      await expect(args.onZoom).toHaveBeenCalledWith(1)
    })
    await step('reviews and wish list', async () => {
      await userEvent.click(canvas.getByRole('link', { name: /Bewertungen$/ }))
      await expect(args.onShowReviews).toHaveBeenCalledOnce()
      const [heart] = canvas.getAllByRole('button', { name: 'Auf die Wunschliste' })
      await userEvent.click(heart ?? canvas.getByRole('main'))
      await expect(args.onToggleWishlist).toHaveBeenCalledWith(abendruhe)
    })
  },
)

/** Once the buy row lies above a wide window, a bar stands in for it. */
export const WithBar = meta.story({
  ...pictured,
  tags: ['picture'],
  args: { hasBar: true },
  globals: { viewport: { value: 'wide', isRotated: false } },
})
WithBar.test(
  'stands in for the buy row above the window, and stays while it is in use [SHOP-560]',
  whenWide(async ({ args, canvas, step }) => {
    const bar = () => canvas.queryByRole('region', { name: 'Abendruhe kaufen' })
    await expect(bar()).not.toBeInTheDocument()
    await step('adds what the row would', async () => {
      canvas.getByRole('heading', { name: 'Passt gut dazu' }).scrollIntoView({ behavior: 'instant' })
      const shown = await canvas.findByRole('region', { name: 'Abendruhe kaufen' })
      await userEvent.click(within(shown).getByRole('button', { name: 'In den Warenkorb' }))
      await expect(args.onAddToCart).toHaveBeenCalledWith(abendruhe, 1, expect.any(HTMLElement))
    })
    await step('goes when the row is back and nobody is in it', async () => {
      canvas.getByRole('heading', { level: 1 }).scrollIntoView({ behavior: 'instant' })
      await expect(bar()).toBeVisible()
      within(bar() ?? canvas.getByRole('main'))
        .getByRole('button')
        .blur()
      await waitFor(() => expect(bar()).not.toBeInTheDocument())
    })
  }),
)

export const WithPremium = meta.story({
  args: {
    state: { status: 'ready', product: kurkuma },
    below: sectionsOf(kurkuma),
  },
})
WithPremium.test('works', { parameters: { rules: ['PREMIUM-1'] } }, async ({ canvas }) => {
  await expect(canvas.getByText('1 Monat Verda Premium geschenkt')).toBeVisible()
  await userEvent.click(canvas.getByRole('button', { name: /Menge.*(erhöhen|mehr)|(erhöhen|mehr).*Menge/i }))
  await expect(canvas.getByText('2 Monate Verda Premium geschenkt')).toBeVisible()
})
/** The shop is connected with PayPal. */
export const WithPaypal = meta.story({ ...pictured, tags: ['picture'], args: { onPaypal: fn() } })
WithPaypal.test('leads there with the chosen amount [ORDER-740]', async ({ args, canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: /Menge.*(erhöhen|mehr)|(erhöhen|mehr).*Menge/i }))
  await userEvent.click(canvas.getByRole('button', { name: 'Mit PayPal kaufen' }))
  await expect(args.onPaypal).toHaveBeenCalledWith(abendruhe, 2)
})
export const FewLeft = meta.story({
  args: { state: { status: 'ready', product: { ...abendruhe, stock: 3 } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nur noch 3 Stück')).toBeVisible()
  },
})
/** The product's own threshold decides when its stock counts as low. */
export const OwnLowStockThreshold = meta.story({
  parameters: { rules: ['CATALOGUE-6'] },
  args: { state: { status: 'ready', product: { ...abendruhe, stock: 24, lowStockThreshold: 25 } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nur noch 24 Stück')).toBeVisible()
  },
})
export const SoldOut = meta.story({
  parameters: { rules: ['SHOP-20'] },
  args: {
    state: { status: 'ready', product: rosen },
    below: sectionsOf(rosen),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Ausverkauft' })).toBeDisabled()
    await expect(canvas.queryByRole('button', { name: 'Express-Kauf' })).toBeNull()
  },
})
export const Discontinued = meta.story({
  args: {
    state: { status: 'ready', product: { ...abendruhe, status: 'discontinued', inStock: false } },
  },
})
export const Adding = meta.story({ args: { addStates: { [abendruhe.id]: 'adding' } } })
export const AddFailed = meta.story({
  args: { addStates: { [abendruhe.id]: 'error' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Das Produkt konnte nicht in den Warenkorb gelegt werden.',
    )
  },
})
export const OnWishlist = meta.story({ args: { wishedIds: [abendruhe.id] } })
export const Bare = meta.story({
  args: {
    state: {
      status: 'ready',
      product: {
        ...abendruhe,
        originalPrice: undefined,
        lowestPrice: undefined,
        bestseller: false,
        pictures: [],
        features: [],
        nutritionalInfo: undefined,
        reviewCount: 0,
        reviews: [],
        related: [],
      },
    },
    below: undefined,
    onExpressBuy: undefined,
  },
})
export const LongText = meta.story({
  args: { state: { status: 'ready', product: { ...abendruhe, ...longNamed } } },
})
export const Loading = meta.story({
  args: { state: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('Produkt wird geladen')
  },
})
export const NotFound = meta.story({
  parameters: { rules: ['SHOP-21'] },
  args: { state: { status: 'notFound' } },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { name: 'Ürün Bulunamadı' })
    await expect(within(title).getByText('Ürün Bulunamadı')).toHaveAttribute('lang', 'tr')
    await expect(canvas.getByRole('link', { name: 'Zur Startseite' })).toHaveAttribute('href', '/')
  },
})
export const LoadFailed = meta.story({
  args: {
    state: { status: 'error', message: 'Zeitüberschreitung. Bitte versuchen Sie es erneut.' },
  },
})
LoadFailed.test('calls onRetry', async ({ args, canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('Zeitüberschreitung')
  await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen' }))
  await expect(args.onRetry).toHaveBeenCalledOnce()
})
export const Dark = meta.story({ globals: { theme: 'dark' } })
export const Turkish = meta.story({ globals: { language: 'tr' } })
export const Retrying = meta.story({
  args: { state: { status: 'error', retrying: true } },
})
Retrying.test('calls onRetry', async ({ args, canvas }) => {
  const retry = within(canvas.getByRole('alert')).getByRole('button')
  await expect(retry).toHaveAttribute('aria-busy', 'true')
  await userEvent.click(retry)
  await expect(args.onRetry).not.toHaveBeenCalled()
})
/** A premium gift without a value shows no price. */
export const PremiumWithoutValue = meta.story({
  args: {
    state: { status: 'ready', product: { ...kurkuma, premium: { months: 3, value: money(0) } } },
    below: sectionsOf(kurkuma),
  },
  play: async ({ canvas }) => {
    const gift = canvas.getByRole('complementary', { name: '3 Monate Verda Premium geschenkt' })
    await expect(gift).not.toHaveTextContent('€')
  },
})

export const DeliveryDay = meta.story({
  parameters: { rules: ['SHOP-341'] },
  play: async ({ canvas }) => {
    const page = within(canvas.getByRole('main'))
    const days = page.getByText('Mo., 30. November bis Di., 1. Dezember')
    await expect(days).toBeVisible()
    // Above the button, which a phone has at the bottom.
    const express = page.getByRole('button', { name: 'Express-Kauf' })
    await expect(days.compareDocumentPosition(express)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  },
})
/** @param now instant at which the page is seen */
const seenAt = (now: string) => () => {
  const clock = Date.now
  Date.now = () => Date.parse(now)
  return () => {
    Date.now = clock
  }
}
/** The cut-off is on Thursday at 14:00. */
export const HoursToOrder = meta.story({
  parameters: { rules: ['SHOP-341'] },
  beforeEach: seenAt('2026-11-25T13:01:00Z'),
  play: ({ canvas }) =>
    expect(canvas.getByText('Bestellt in 23 Std. 59 Min., nach Deutschland')).toBeVisible(),
})
/** A day and more before it. */
export const DayToOrderBy = meta.story({
  parameters: { rules: ['SHOP-982'] },
  beforeEach: seenAt('2026-11-25T13:00:00Z'),
  play: ({ canvas }) =>
    expect(canvas.getByText('Bestellt bis Do., 26. November, nach Deutschland')).toBeVisible(),
})
