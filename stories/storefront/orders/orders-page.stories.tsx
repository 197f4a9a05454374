import { expect, fn, userEvent } from '@storybook/test'
import { OrdersPage } from '@/screens/storefront/orders/orders-page'
import preview from '#.storybook/preview'
import { orderList } from '../../fixtures/orders'
import { inShop } from '../../fixtures/shop-layout'
import { onPhone } from '../../fixtures/windows'
import { pictured } from '../../fixtures/pictures'

const meta = preview.meta({
  title: 'Storefront/Orders/Orders page',
  component: OrdersPage,
  parameters: { layout: 'fullscreen' },
  decorators: [inShop],
  args: {
    state: { status: 'ready' as const, orders: orderList, page: 1, totalPages: 2, total: 14 },
    onFilterChange: fn(),
    onPageChange: fn(),
    onOpen: fn(),
    onRetry: fn(),
    claim: { status: 'idle' as const },
    onClaim: fn(),
  },
})

export default meta

export const Ready = meta.story({ ...pictured, tags: ['picture'] })
Ready.test('filters by status; opens an order; ten on a page', async ({ args, canvas, step }) => {
  await step('filters by status', async () => {
    await userEvent.click(canvas.getByRole('button', { name: 'Versendet' }))
    await expect(args.onFilterChange).toHaveBeenCalledWith('shipped')
  })
  await step('opens an order', async () => {
    await userEvent.click(canvas.getByRole('button', { name: /VD-2026-000431/ }))
    await expect(args.onOpen).toHaveBeenCalledWith('o-431')
  })
  await step('ten on a page', async () => {
    await expect(canvas.getByText('Seite 1 von 2, 14 Bestellungen')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Neuere' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: 'Ältere' }))
    await expect(args.onPageChange).toHaveBeenCalledWith(2)
  })
  await expect(canvas.getByText('Warten auf Zahlung')).toBeVisible()
})
export const LastPage = meta.story({
  args: { state: { status: 'ready', orders: orderList.slice(0, 4), page: 2, totalPages: 2, total: 14 } },
})
export const Filtered = meta.story({
  args: {
    filter: 'shipped',
    state: {
      status: 'ready',
      orders: orderList.filter(({ status }) => status === 'shipped'),
      page: 1,
      totalPages: 1,
      total: 1,
    },
  },
})
export const Loading = meta.story({ args: { state: { status: 'loading' } } })
/**
 * The server-rendered page: it is not known yet who is signed in, so there is no form whose input could be
 * lost.
 */
export const SessionUnknown = meta.story({
  args: { state: { status: 'loading' }, claim: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
})
export const Failed = meta.story({
  args: { state: { status: 'error' } },
})
Failed.test('calls onRetry', async ({ args, canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('Bestellungen konnten nicht geladen werden')
  await expect(canvas.getByRole('alert')).toHaveTextContent('Fehler beim Laden der Bestellungen')
  await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen' }))
  await expect(args.onRetry).toHaveBeenCalledOnce()
})
export const Empty = meta.story({
  args: { state: { status: 'empty' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Noch keine Bestellung' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Produkte entdecken' })).toHaveAttribute(
      'href',
      '/products',
    )
  },
})
export const EmptyFilter = meta.story({
  args: { filter: 'refunded', state: { status: 'empty' } },
})
EmptyFilter.test('calls onFilterChange', async ({ args, canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Alle anzeigen' }))
  await expect(args.onFilterChange).toHaveBeenCalledWith(undefined)
})
export const Phone = meta.story({ globals: onPhone })
export const Dark = meta.story({ globals: { theme: 'dark' } })
export const Turkish = meta.story({ globals: { language: 'tr' } })
export const English = meta.story({ globals: { language: 'en' } })
