import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from '@storybook/test'
import { ProductDetail } from '@/screens/storefront/product/product-detail'
import { inShop } from '../../fixtures/shop-layout'
import { lowPhone, narrowDesktop, narrowest, onPhone, smallPhone, tablet } from '../../fixtures/windows'
import { productDetailArgs } from './product-detail-args'

/**
 * The product page on phones of three widths, with price and button in a bar at the bottom, and on a narrow desktop.
 */
const meta = {
  title: 'Storefront/Product/Product detail/Windows',
  component: ProductDetail,
  decorators: [inShop],
  parameters: { layout: 'fullscreen' },
  args: productDetailArgs,
} satisfies Meta<typeof ProductDetail>

export default meta
type Story = StoryObj<typeof meta>

/** On a phone, price and buy button are visible without scrolling. */
export const PhoneBuyBar: Story = {
  ...lowPhone,
  play: async ({ canvas }) => {
    const add = canvas.getByRole('button', { name: /^In den Warenkorb/ })
    window.scrollTo(0, 0)
    await waitFor(() => {
      const { bottom } = add.getBoundingClientRect()
      return expect(bottom).toBeLessThanOrEqual(window.innerHeight)
    })
    await expect(within(add).getByText(/14,90|11,90/)).toBeVisible()
  },
}
export const Phone: Story = { globals: onPhone }
/** Expects the page not to overflow horizontally. */
const staysInside: Story['play'] = async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: /^In den Warenkorb/ })).toBeVisible()
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
}
export const PhoneNarrowest: Story = { ...narrowest, play: staysInside }
export const PhoneSmall: Story = { ...smallPhone, play: staysInside }
/** The heart does not stand alone in a row. */
export const OnTablet: Story = {
  ...tablet,
  play: async (context) => {
    await staysInside(context)
    const heart = context.canvas.getByRole('button', { name: 'Auf die Wunschliste' })
    const quantity = context.canvas.getByRole('group', { name: 'Menge' })
    await expect(heart.offsetTop).toBe(quantity.offsetTop)
  },
}
export const OnNarrowDesktop: Story = {
  ...narrowDesktop,
  play: async (context) => {
    await staysInside(context)
    const heart = context.canvas.getByRole('button', { name: 'Auf die Wunschliste' })
    const add = context.canvas.getByRole('button', { name: /^In den Warenkorb/ })
    await expect(heart.offsetTop).toBe(add.offsetTop)
  },
}
export const PhoneLoading: Story = { args: { state: { status: 'loading' } }, globals: onPhone }
export const PhoneNotFound: Story = { args: { state: { status: 'notFound' } }, globals: onPhone }
export const PhoneDark: Story = { globals: { theme: 'dark', ...onPhone } }
