import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from '@storybook/test'
import { pressable } from '@stories/fixtures/body'
import { flow } from '@stories/fixtures/flow'
import { fill, order } from './checkout'
import { Shop } from '../shop'
import { mockedVisitor } from '../mocked-shop'

const meta = {
  title: 'Flows/Storefront/Purchase',
  component: Shop,
  tags: ['!autodocs'],
  parameters: { ...flow },
  args: { path: '/product/abendruhe' },
  beforeEach: mockedVisitor,
} satisfies Meta<typeof Shop>

export default meta
type Story = StoryObj<typeof meta>

const page = () => within(document.body)

async function toCheckout() {
  await userEvent.click(await page().findByRole('button', { name: 'In den Warenkorb' }))
  await userEvent.click(await page().findByRole('button', { name: /Warenkorb.*1/ }))
  const cart = await pressable(await page().findByRole('dialog', { name: /Warenkorb/ }))
  await userEvent.click(await cart.findByRole('button', { name: 'Zur Kasse' }))
  await userEvent.click(await page().findByRole('link', { name: 'Als Gast bestellen' }))
  await page().findByRole('heading', { name: /Kasse|geschafft/ })
}

/** A guest's whole purchase: product, cart, login prompt, form, order. */
export const GuestBuys: Story = {
  parameters: { rules: ['SHOP-987'] },
  play: async ({ step }) => {
    await step('from the product to the checkout', toCheckout)
    await step('the form is filled in', fill)
    await step('the order is placed', async () => {
      await order()
      await expect(await page().findAllByText('VD-2026-000431')).not.toHaveLength(0)
      await expect(page().getByText('DE02 1203 0000 0000 2020 51')).toBeVisible()
    })
    await step('the cart is empty', async () => {
      await expect(JSON.parse(localStorage.getItem('cartItems') ?? 'null')).toEqual([])
    })
    await step('an account is offered, with what the order tells', async () => {
      await userEvent.click(page().getByRole('button', { name: 'Konto anlegen' }))
      const registration = await pressable(await page().findByRole('dialog', { name: 'Konto anlegen' }))
      await expect(registration.getByLabelText('Name')).toHaveValue('Sabine Koch')
      await expect(registration.getByLabelText('E-Mail-Adresse')).toHaveValue('sabine.koch@post.example')
    })
  },
}
