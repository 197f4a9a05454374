import { expect, fn, userEvent } from '@storybook/test'
import { SharedWishlistPage } from '@/screens/storefront/account/shared-wishlist-page'
import preview from '#.storybook/preview'
import { notSoldHere, wishlistItems } from '../../fixtures/account'
import { inShop } from '../../fixtures/shop-layout'
import { onPhone } from '../../fixtures/windows'

const products = wishlistItems.map(({ product }) => product)

/** Somebody else’s wishlist, by the link that its owner gave away. */
const meta = preview.meta({
  title: 'Storefront/Account/Shared wishlist page',
  component: SharedWishlistPage,
  parameters: { layout: 'fullscreen' },
  decorators: [inShop],
  args: {
    state: { status: 'ready' as const, title: 'Zum Geburtstag', products },
    onAdd: fn(),
    onRetry: fn(),
  },
})

export default meta

export const Ready = meta.story()
Ready.test(
  'puts one or all that there are into the own cart, and removes nothing',
  async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Zum Geburtstag' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^In den Warenkorb.*Ingwer Zitrone$/ }))
    await expect(args.onAdd).toHaveBeenLastCalledWith(products.slice(0, 1))
    await userEvent.click(canvas.getByRole('button', { name: 'Alle verfügbaren in den Warenkorb' }))
    await expect(args.onAdd).toHaveBeenLastCalledWith(products.slice(0, 2))
    await expect(canvas.queryByRole('button', { name: /entfernen/ })).not.toBeInTheDocument()
  },
)
/** Without a heading of the owner, with a product that this shop does not sell. */
export const WithoutHeading = meta.story({
  args: { state: { status: 'ready', title: '', products: [...products.slice(0, 1), notSoldHere.product] } },
})
export const Empty = meta.story({ args: { state: { status: 'empty', title: 'Zum Geburtstag' } } })
export const Gone = meta.story({ args: { state: { status: 'gone' } } })
export const Loading = meta.story({ args: { state: { status: 'loading' } } })
export const Failed = meta.story({
  args: { state: { status: 'error', retrying: false } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})
export const Phone = meta.story({ globals: onPhone })
export const Dark = meta.story({ globals: { theme: 'dark' } })
export const Turkish = meta.story({ globals: { language: 'tr' } })
export const English = meta.story({ globals: { language: 'en' } })
