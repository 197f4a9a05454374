import { expect, fn, screen, userEvent, within } from '@storybook/test'
import { useState } from 'react'
import { ShippingDialog } from '@/screens/admin/orders/shipping/shipping-dialog'
import type { ShippingState } from '@/screens/admin/orders/shipping/shipping-types'
import preview from '#.storybook/preview'
import { orderRows } from '../../fixtures/admin-orders'
import { dialogIn } from '../../fixtures/body'
import { inShell } from '../shared/in-shell'
import { phone, wide } from '../shared/phone'
import { ordersArgs, OrdersPage } from './orders-page'

const german = [
  { id: 'dhl', name: 'DHL Paket', code: 'DHL' },
  { id: 'dpd', name: 'DPD', code: 'DPD' },
]
const turkish = [{ id: 'yk', name: 'Yurtiçi Kargo', code: 'YURTICI' }]
const rows = orderRows
  .slice(0, 5)
  .map((order, at) => ({ ...order, unpaid: at === 4, result: 'open' as const }))
const [first, second, third, fourth] = rows
if (!first || !second || !third || !fourth) throw new RangeError('four orders are needed')

const typing: ShippingState = {
  rows,
  skipped: 0,
  companies: { germany: german, turkey: turkish, mobile: german },
  chosen: { germany: 'dhl', turkey: 'yk', mobile: 'dhl' },
  draft: {},
  problems: [],
  running: false,
}
const table = { ...ordersArgs, selection: rows.map(({ id }) => id) }

/** One table for the parcels of the selected orders. */
const meta = preview.meta({
  title: 'Admin/Orders/Shipping several',
  component: ShippingDialog,
  // Keeps what is typed, as the back office does.
  render: function Typed(args) {
    const [draft, setDraft] = useState(args.state.draft)
    const handleChange: typeof args.onDraftChange = (next) => {
      args.onDraftChange(next)
      setDraft(next)
    }
    const state = { ...args.state, draft }
    return (
      <OrdersPage
        {...table}
        dialogs={<ShippingDialog {...args} state={state} onDraftChange={handleChange} />}
      />
    )
  },
  decorators: [inShell('orders')],
  globals: wide.globals,
  parameters: { layout: 'fullscreen', ...wide.parameters },
  args: {
    state: typing,
    onDraftChange: fn(),
    onCompanyChoose: fn(),
    onFile: fn(),
    onCompaniesRetry: fn(),
    onShip: fn(),
    onStop: fn(),
    onLabels: fn(),
    onCarrierFile: fn(),
    onClose: fn(),
  },
})

export default meta

const fieldsIn = async (canvasElement: HTMLElement) => {
  const dialog = await dialogIn(canvasElement)
  return { dialog, fields: dialog.getAllByRole('textbox', { name: /için takip numarası$/ }) }
}

export const Typing = meta.story()
Typing.test(
  'Enter goes to the next order, and behind the last to the press',
  { parameters: { rules: ['ADMIN-261'] } },
  async ({ args, canvasElement }) => {
    const { dialog, fields } = await fieldsIn(canvasElement)
    await expect(fields[0]).toHaveFocus()
    await userEvent.keyboard('0034 1{Enter}0034 2{Enter}')
    await expect(fields[2]).toHaveFocus()
    await userEvent.keyboard('3{Enter}4{Enter}5{Enter}')
    await expect(dialog.getByRole('button', { name: '5 siparişi gönder' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onShip).toHaveBeenCalled()
  },
)
Typing.test('a pasted column fills the orders below', async ({ canvasElement }) => {
  const { fields } = await fieldsIn(canvasElement)
  fields[1]?.focus()
  await userEvent.paste('A1\r\nA2\r\nA2\r\n')
  await expect(fields.map((field) => (field instanceof HTMLInputElement ? field.value : ''))).toEqual([
    '',
    'A1',
    'A2',
    'A2',
    '',
  ])
  await expect(screen.getAllByText('Aynı numara iki siparişte')).toHaveLength(2)
})

Typing.test('a carrier’s file is downloaded for its platforms', async ({ args, canvasElement }) => {
  const dialog = await dialogIn(canvasElement)
  await userEvent.click(dialog.getByRole('button', { name: 'Yurtiçi CSV' }))
  await expect(args.onCarrierFile).toHaveBeenCalledWith('yurtici')
})

Typing.test(
  'asks before typed numbers are lost',
  { parameters: { rules: ['ADMIN-985'] } },
  async ({ args, canvasElement }) => {
    const { dialog, fields } = await fieldsIn(canvasElement)
    await userEvent.type(fields[0] ?? canvasElement, '0034 1{Escape}')
    await userEvent.click(await screen.findByRole('button', { name: 'Düzenlemeye dön' }))
    await expect(args.onClose).not.toHaveBeenCalled()
    await expect(fields[0]).toHaveValue('0034 1')
    await userEvent.click(dialog.getByRole('button', { name: 'Vazgeç' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Değişiklikleri sil' }))
    await expect(args.onClose).toHaveBeenCalled()
  },
)

export const FileRead = meta.story({
  args: {
    state: {
      ...typing,
      draft: {
        [first.id]: { companyId: 'dpd', trackingNumber: '0998' },
        [second.id]: { trackingNumber: '31' },
      },
      problems: [
        { line: 3, problem: 'order', text: 'VD-2026-000999;DHL;7' },
        { line: 9, problem: 'company', text: 'VD-2026-000101;Pony Express;8' },
      ],
    },
  },
})
export const CompaniesLoading = meta.story({ args: { state: { ...typing, companies: {}, chosen: {} } } })
export const CompaniesFailed = meta.story({
  args: { state: { ...typing, companies: {}, chosen: {}, companiesFailed: true } },
})
const draft = Object.fromEntries(
  rows.map(({ id }, at) => [id, { trackingNumber: `0034 0434 1618 222${at}` }]),
)
export const Running = meta.story({
  args: {
    state: {
      ...typing,
      draft,
      running: true,
      rows: rows.map((row, at) => ({ ...row, result: at === 0 ? 'ok' : at === 1 ? 'busy' : 'open' })),
    },
  },
})
export const SomeRefused = meta.story({
  args: {
    state: {
      ...typing,
      draft,
      rows: rows.map((row, at) =>
        at === 2
          ? { ...row, result: 'failed', message: 'Bu takip numarası VD-2026-000107 siparişinde de var.' }
          : { ...row, result: 'ok' },
      ),
    },
  },
})
export const Done = meta.story({
  args: { state: { ...typing, draft, skipped: 2, rows: rows.map((row) => ({ ...row, result: 'ok' })) } },
})
Done.test('offers labels of what was shipped', async ({ args, canvasElement }) => {
  const dialog = await dialogIn(canvasElement)
  await userEvent.click(dialog.getByRole('button', { name: '5 etiket (PDF)' }))
  await expect(args.onLabels).toHaveBeenCalled()
  await expect(dialog.queryByRole('button', { name: /gönder$/ })).toBeNull()
})

/** On the dark bar of the selection stand the verbs and the sum of each currency. */
export const Selected = meta.story({ render: () => <OrdersPage {...table} /> })
Selected.test('opens the table', async ({ canvas }) => {
  const bar = within(canvas.getByRole('group', { name: 'Sipariş listesi araçları' }))
  await userEvent.click(bar.getByRole('button', { name: 'Kargo ata' }))
  await expect(table.onShippingStart).toHaveBeenCalled()
})

const long = 'Gesellschaft zur Förderung der Kräuterkunde und Teekultur im Bergischen Land e. V.'
export const LongNames = meta.story({
  args: {
    state: { ...typing, rows: rows.map((row) => ({ ...row, customer: { ...row.customer, name: long } })) },
  },
})
export const Phone = meta.story({ globals: phone.globals, parameters: phone.parameters })
export const SelectedOnPhone = meta.story({ ...phone, render: () => <OrdersPage {...table} /> })
export const Dark = meta.story({ globals: { theme: 'dark' } })
