import { expect, fn, userEvent } from '@storybook/test'
import { CartLinkPage, type CartLinkPageProps } from '@/screens/storefront/cart/cart-link-page'
import preview from '#.storybook/preview'
import { inShop } from '../../fixtures/shop-layout'
import { onPhone } from '../../fixtures/windows'

const args = {
  state: {
    status: 'done',
    leftOut: [
      { name: 'Abendruhe', reason: 'soldOut' },
      { name: 'Goldmilch', reason: 'fewer' },
      { name: 'winterglut', reason: 'gone' },
    ],
  },
  onCart: fn(),
  onRetry: fn(),
} satisfies CartLinkPageProps

/** What a link that fills the cart shows on its way there. */
const meta = preview.meta({
  title: 'Storefront/Cart/Cart link page',
  component: CartLinkPage,
  parameters: { layout: 'fullscreen' },
  decorators: [inShop],
  args,
})

export default meta

export const Partly = meta.story({
  parameters: { rules: ['SHOP-300'] },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('winterglut gibt es nicht mehr')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Zum Warenkorb' }))
    await expect(args.onCart).toHaveBeenCalledOnce()
  },
})
export const Loading = meta.story({ args: { state: { status: 'loading' } } })
export const Failed = meta.story({
  args: { state: { status: 'error', retrying: false } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /versuchen/ }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})
export const Phone = meta.story({ globals: onPhone })
export const Dark = meta.story({ globals: { theme: 'dark' } })
export const Turkish = meta.story({ globals: { language: 'tr' } })
export const English = meta.story({ globals: { language: 'en' } })
