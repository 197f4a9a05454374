import { expect, fn, userEvent, within } from '@storybook/test'
import { OrdersDialog } from '@/screens/storefront/orders/orders-dialog'
import preview from '#.storybook/preview'
import { orderList } from '../../fixtures/orders'
import { onPhone } from '../../fixtures/windows'
import { pictured } from '../../fixtures/pictures'

const meta = preview.meta({
  title: 'Storefront/Orders/Orders dialog',
  component: OrdersDialog,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '50rem' } } },
  args: {
    open: true,
    state: { status: 'ready' as const, orders: orderList, page: 1, totalPages: 1, total: 6 },
    onClose: fn(),
    onFilterChange: fn(),
    onPageChange: fn(),
    onOpen: fn(),
    onRetry: fn(),
  },
})

export default meta

export const Ready = meta.story({ ...pictured, tags: ['picture'] })
Ready.test('calls onOpen', async ({ args, canvasElement }) => {
  const dialog = within(
    within(canvasElement.ownerDocument.body).getByRole('dialog', { name: 'Meine Bestellungen' }),
  )
  await userEvent.click(dialog.getByRole('button', { name: /VD-2026-000418/ }))
  await expect(args.onOpen).toHaveBeenCalledWith('o-418')
})
export const Loading = meta.story({ args: { state: { status: 'loading' } } })
export const Failed = meta.story({ args: { state: { status: 'error' } } })
export const Empty = meta.story({ args: { state: { status: 'empty' } } })
export const Phone = meta.story({ globals: onPhone })
export const Dark = meta.story({ globals: { theme: 'dark' } })
export const Retrying = meta.story({
  args: { state: { status: 'error', retrying: true } },
  play: async ({ args, canvasElement }) => {
    const dialog = within(within(canvasElement.ownerDocument.body).getByRole('dialog'))
    const retry = within(dialog.getByRole('alert')).getByRole('button')
    await expect(retry).toHaveAttribute('aria-busy', 'true')
    await expect(args.onRetry).not.toHaveBeenCalled()
  },
})
export const Turkish = meta.story({ globals: { language: 'tr' } })
export const English = meta.story({ globals: { language: 'en' } })
