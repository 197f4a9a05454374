import { expect, fn, userEvent, waitFor } from '@storybook/test'
import { OrderLookupPage } from '@/screens/storefront/orders/order-lookup-page'
import preview from '#.storybook/preview'
import { pendingOrder, processingOrder } from '../../fixtures/orders'
import { inShop } from '../../fixtures/shop-layout'
import { onPhone } from '../../fixtures/windows'
import { pictured } from '../../fixtures/pictures'

const meta = preview.meta({
  title: 'Storefront/Orders/Order lookup page',
  component: OrderLookupPage,
  parameters: { layout: 'fullscreen' },
  decorators: [inShop],
  args: {
    state: { status: 'idle' as const },
    onSearch: fn(),
    onLogin: fn(),
    cancel: { state: { status: 'idle' as const }, onCancel: fn() },
    papers: { state: { status: 'idle' as const }, onPaper: fn() },
    reorder: { state: { status: 'idle' as const }, onReorder: fn(), onCart: fn() },
  },
})

export default meta
const known = { orderNumber: 'VD-2026-000427', email: 'martina.huebner@post.example', code: '7KQ2' }

export const Idle = meta.story({ ...pictured, tags: ['picture'] })
Idle.test('all three are needed; asks for the order', async ({ args, canvas, step }) => {
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
})
export const Searching = meta.story({ args: { initial: known, state: { status: 'searching' } } })
export const NotFound = meta.story({
  args: { initial: known, state: { status: 'notFound' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Zu diesen Angaben gibt es keine Bestellung.')
    await expect(canvas.getByLabelText('Bestellnummer')).toHaveValue(known.orderNumber)
  },
})
export const Failed = meta.story({ args: { initial: known, state: { status: 'failed' } } })
export const Found = meta.story({
  args: { initial: known, state: { status: 'found', order: processingOrder } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Bestellung VD-2026-000427' })).toBeVisible()
  },
})
export const FoundUnpaid = meta.story({
  args: { initial: known, state: { status: 'found', order: pendingOrder } },
})
/** In one column the form makes room for the order that it found. */
export const Phone = meta.story({
  args: Found.input.args,
  globals: onPhone,
})
Phone.test(
  'shows the order in place of the form, which comes back by a press [ORDER-960]',
  async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { name: 'Bestellung VD-2026-000427' })).toHaveFocus()
    await expect(canvas.queryByRole('button', { name: 'Bestellung anzeigen' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Andere Bestellung suchen' }))
    await expect(canvas.getByLabelText('Bestellnummer')).toHaveValue(known.orderNumber)
    await userEvent.click(canvas.getByRole('button', { name: 'Bestellung anzeigen' }))
    await waitFor(() => expect(args.onSearch).toHaveBeenCalledWith(known))
    await expect(canvas.getByRole('button', { name: 'Andere Bestellung suchen' })).toBeVisible()
  },
)
export const Dark = meta.story({ args: Found.input.args, globals: { theme: 'dark' } })
export const Turkish = meta.story({ globals: { language: 'tr' } })
export const English = meta.story({ globals: { language: 'en' } })
