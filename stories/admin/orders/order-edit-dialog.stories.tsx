import { expect, fn, userEvent, waitFor } from '@storybook/test'
import { useState } from 'react'
import type { ChangePlan } from '@/shop/orders/order-changes'
import { linesToEdit } from '@/screens/admin/orders/edit/edited-lines'
import { OrderEditDialog } from '@/screens/admin/orders/edit/order-edit-dialog'
import preview from '#.storybook/preview'
import { openOrder } from '../../fixtures/admin-orders'
import { dialogIn } from '../../fixtures/body'
import { inShell } from '../shared/in-shell'
import { phone, wide } from '../shared/phone'

const lines = linesToEdit(openOrder)
const edited = { lines: lines.map((line, at) => (at === 0 ? { ...line, quantity: 3 } : line)), reason: '' }
const [first] = openOrder.lines

const plan: ChangePlan = {
  lines: openOrder.lines.map(({ productId, name, quantity, unitPrice, total, isGift }) => ({
    productId,
    name,
    quantity,
    unitPrice,
    total,
    isGift,
  })),
  totals: { ...openOrder.totals, discount: 500, shipping: 490, shippingDiscount: 490, total: 12_960 },
  taxes: [
    { rate: 19, net: 2101, tax: 399, gross: 2500 },
    { rate: 7, net: 9776, tax: 684, gross: 10_460 },
  ],
  stock: [
    { productId: 'one', name: 'Protein Pur', units: 1, left: 24 },
    { productId: 'two', name: 'Kurkuma Plus', units: -2, left: 12 },
  ],
  settlement: { kind: 'refund', amount: 500 },
  replacesInvoice: 'RE-2026-000214',
}
const ready = (changes: Partial<ChangePlan> = {}) => ({
  status: 'ready' as const,
  updating: false,
  plan: { ...plan, ...changes },
})

/** Changing the lines of an order that is not shipped. */
const meta = preview.meta({
  title: 'Admin/Orders/Change lines',
  component: OrderEditDialog,
  tags: ['!autodocs'],
  decorators: [inShell('orders')],
  ...wide,
  parameters: { layout: 'fullscreen', rules: ['ADMIN-750'], ...wide.parameters },
  render: function Typed(args) {
    const [edit, setEdit] = useState(args.edit)
    return (
      <OrderEditDialog
        {...args}
        edit={edit}
        onChange={(typed) => {
          setEdit(typed)
          args.onChange(typed)
        }}
      />
    )
  },
  args: {
    order: openOrder,
    edit: { lines, reason: '' },
    plan: ready(),
    picker: {
      products: [{ id: 'salbei', name: 'Salbei', stock: 18 }],
      chosenProducts: [],
      optionsLoading: false,
    },
    submitting: false,
    refusal: {},
    onChange: fn(),
    onProductSearch: fn(),
    onSave: fn(),
    onClose: fn(),
  },
})

export default meta

export const Opened = meta.story()
Opened.test('as long as nothing is changed, nothing comes of it', async ({ canvasElement }) => {
  const dialog = await dialogIn(canvasElement, 'Siparişi değiştir')
  await expect(dialog.getByRole('region', { name: 'Sonuç' })).not.toHaveTextContent('RE-2026-000214')
})
Opened.test(
  'lines change by keyboard, an own price asks for its reason',
  async ({ args, canvasElement, step }) => {
    const dialog = await dialogIn(canvasElement, 'Siparişi değiştir')
    const name = first?.name ?? ''
    await step('a unit more, a line less', async () => {
      dialog.getByRole('spinbutton', { name: `${name} adedi` }).focus()
      await userEvent.keyboard('{ArrowUp}')
      await expect(dialog.getByText(/önce 2 adet/)).toBeVisible()
      dialog.getByRole('button', { name: 'Goldmilch ürününü çıkar' }).focus()
      await userEvent.keyboard('{Enter}')
      await expect(dialog.queryByText('Goldmilch')).not.toBeInTheDocument()
      await expect(dialog.getByLabelText('Ürün ekle')).toHaveFocus()
    })
    await step('a product is found and added', async () => {
      await userEvent.keyboard('sal')
      await waitFor(() => expect(args.onProductSearch).toHaveBeenLastCalledWith('sal'))
      await userEvent.keyboard('{ArrowDown}{Enter}')
      await expect(await dialog.findByRole('spinbutton', { name: 'Salbei adedi' })).toBeVisible()
    })
    await step('its own price asks for a reason', async () => {
      await userEvent.type(dialog.getByLabelText('Salbei birim fiyatı'), '4,50')
      await userEvent.click(dialog.getByRole('button', { name: 'Değişikliği kaydet' }))
      await expect(await dialog.findByText('Lütfen özel fiyatın nedenini yazın')).toBeVisible()
      await expect(args.onSave).not.toHaveBeenCalled()
      await userEvent.type(dialog.getByLabelText('Özel fiyatın nedeni'), 'Telefonda anlaştık')
      await userEvent.click(dialog.getByRole('button', { name: 'Değişikliği kaydet' }))
      await expect(args.onSave).toHaveBeenCalledWith({
        lines: [
          { ...lines[0], quantity: 3 },
          lines[1],
          { productId: 'salbei', name: 'Salbei', quantity: 1, price: '4,50' },
        ],
        reason: 'Telefonda anlaştık',
      })
    })
  },
)

export const Changed = meta.story({ args: { edit: edited } })
Changed.test('a new invoice is told', async ({ canvasElement }) => {
  const dialog = await dialogIn(canvasElement, 'Siparişi değiştir')
  await expect(dialog.getByRole('region', { name: 'Sonuç' })).toHaveTextContent('RE-2026-000214')
})

export const Phone = meta.story({ ...phone, args: { edit: edited } })

export const Calculating = meta.story({ args: { plan: { status: 'loading' } } })

export const CalculationFailed = meta.story({ args: { plan: { status: 'error', message: undefined } } })

export const Unpaid = meta.story({
  args: { edit: edited, plan: ready({ settlement: { kind: 'open', amount: 12_960 } }) },
})

export const SameMoney = meta.story({
  args: { edit: edited, plan: ready({ settlement: { kind: 'even', amount: 0 } }) },
})

export const Dearer = meta.story({
  args: { edit: edited, plan: ready({ settlement: { kind: 'outstanding', amount: 490 } }) },
  parameters: { rules: ['ADMIN-830'] },
})

Dearer.test(
  'what is still to be paid is told, and the change can be saved',
  async ({ args, canvasElement }) => {
    const dialog = await dialogIn(canvasElement, 'Siparişi değiştir')
    await expect(dialog.getByText(/4,90.*daha ödenecek/)).toBeVisible()
    await expect(dialog.getByText(/fark ve ödeme bilgileriyle/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Değişikliği kaydet' }))
    await expect(args.onSave).toHaveBeenCalled()
  },
)

export const CouponLost = meta.story({
  args: {
    edit: edited,
    order: { ...openOrder, couponCode: 'WILLKOMMEN10' },
    plan: ready({ couponLost: 'COUPON_MINIMUM' }),
  },
  parameters: { rules: ['ORDER-756'] },
})

export const TooFew = meta.story({
  args: {
    plan: ready({
      lines: plan.lines.map((line, at) => (at === 0 ? { ...line, quantity: 9, available: 3 } : line)),
    }),
  },
})

export const Empty = meta.story({ args: { edit: { lines: [], reason: '' }, plan: { status: 'none' } } })

export const Refused = meta.story({
  args: {
    plan: { status: 'none' },
    edit: { lines: lines.map((line, at) => (at === 1 ? { ...line, price: 'beş' } : line)), reason: '' },
    refusal: {
      serverError: 'Ürün bu mağazada satılmıyor.',
      fieldErrors: [{ path: 'lines.0.productId', msg: 'Bu ürün bu mağazada satılmıyor.' }],
    },
  },
  parameters: { rules: ['ADMIN-751'] },
})
Refused.test('each problem stands at its line', async ({ canvasElement }) => {
  const dialog = await dialogIn(canvasElement, 'Siparişi değiştir')
  const name = first?.name ?? ''
  await expect(dialog.getByLabelText(`${name} birim fiyatı`)).toHaveAccessibleDescription(
    'Bu ürün bu mağazada satılmıyor.',
  )
  await expect(dialog.getByLabelText('Kurkuma Plus birim fiyatı')).toHaveAccessibleDescription(
    'Geçerli bir tutar yazın',
  )
})

export const ChangedMeanwhile = meta.story({
  args: {
    refusal: { serverError: 'Kayıt bu arada değiştirildi.', stale: true },
    onReload: fn(),
    draft: {
      restored: true,
      conflicts: [],
      conflictTexts: {},
      clear: fn(),
      reset: fn(),
      choose: fn(),
    },
  },
  parameters: { rules: ['ADMIN-752'] },
})

export const Saving = meta.story({ args: { submitting: true } })
