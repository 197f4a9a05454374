import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from '@storybook/test'
import { OrderLookupPage } from '@/screens/storefront/orders/order-lookup-page'
import { pendingOrder, processingOrder } from '../../fixtures/orders'
import { inShop } from '../../fixtures/shop-layout'
import { onPhone } from '../../fixtures/windows'
import { pictured } from '../../fixtures/pictures'

const meta = {
  title: 'Storefront/Order lookup page',
  component: OrderLookupPage,
  parameters: { layout: 'fullscreen' },
  decorators: [inShop],
  args: {
    state: { status: 'idle' },
    onSearch: fn(),
    onLogin: fn(),
    cancel: { state: { status: 'idle' }, onCancel: fn() },
    reorder: { state: { status: 'idle' }, onReorder: fn(), onCart: fn() },
  },
} satisfies Meta<typeof OrderLookupPage>

export default meta
type Story = StoryObj<typeof meta>
const known = { orderNumber: 'VD-2026-000427', email: 'martina.huebner@post.example', code: '7KQ2' }

export const Idle: Story = { ...pictured }
export const IdleWorks: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, step }) => {
    await step('all three are needed', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Bestellung anzeigen' }))
      await waitFor(() => expect(canvas.getByLabelText('Bestellnummer')).toHaveFocus())
      await waitFor(() => expect(canvas.getByLabelText('Bestellnummer')).toBeInvalid())
      await expect(canvas.getByLabelText('E-Mail-Adresse')).toBeInvalid()
      await expect(canvas.getByLabelText('Code')).toBeInvalid()
      await expect(args.onSearch).not.toHaveBeenCalled()
    })
    await step('asks for the order', async () => {
      await userEvent.type(canvas.getByLabelText('Bestellnummer'), known.orderNumber)
      await userEvent.type(canvas.getByLabelText('E-Mail-Adresse'), known.email)
      await userEvent.type(canvas.getByLabelText('Code'), `${known.code}{Enter}`)
      await waitFor(() => expect(args.onSearch).toHaveBeenCalledWith(known))
    })
  },
}
export const Searching: Story = { args: { initial: known, state: { status: 'searching' } } }
export const NotFound: Story = {
  args: { initial: known, state: { status: 'notFound' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Zu diesen Angaben gibt es keine Bestellung.')
    await expect(canvas.getByLabelText('Bestellnummer')).toHaveValue(known.orderNumber)
  },
}
export const Failed: Story = { args: { initial: known, state: { status: 'failed' } } }
export const Found: Story = {
  args: { initial: known, state: { status: 'found', order: processingOrder } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Bestellung VD-2026-000427' })).toBeVisible()
  },
}
export const FoundUnpaid: Story = {
  args: { initial: known, state: { status: 'found', order: pendingOrder } },
}
export const Phone: Story = {
  args: Found.args,
  globals: onPhone,
}
export const Dark: Story = { args: Found.args, globals: { theme: 'dark' } }
export const Turkish: Story = { globals: { language: 'tr' } }
export const English: Story = { globals: { language: 'en' } }
