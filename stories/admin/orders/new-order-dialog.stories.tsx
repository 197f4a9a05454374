import { expect, fn, userEvent } from '@storybook/test'
import { useState } from 'react'
import { emptyOrder, type NewOrderDraft } from '@/screens/admin/orders/edit/new-order-draft'
import { NewOrderDialog } from '@/screens/admin/orders/edit/new-order-dialog'
import type { PlanState } from '@/screens/admin/orders/edit/plan-summary'
import preview from '#.storybook/preview'
import { dialogIn } from '../../fixtures/body'
import { inShell } from '../shared/in-shell'
import { phone, wide } from '../shared/phone'

const typed: NewOrderDraft = {
  ...emptyOrder('germany'),
  name: 'Tina Telefon',
  email: 'tina@post.example',
  phone: '+49 341 5550 118',
  street: 'Lindenweg 4',
  zipCode: '04109',
  city: 'Leipzig',
  lines: [{ productId: 'salbei', name: 'Salbei', quantity: 2, price: '4,50' }],
}

const plan: PlanState = {
  status: 'ready',
  updating: false,
  plan: {
    lines: [{ productId: 'salbei', name: 'Salbei', quantity: 2, unitPrice: 450, total: 900, isGift: false }],
    totals: {
      subtotal: 900,
      shipping: 490,
      discount: 90,
      shippingDiscount: 0,
      tax: 131,
      total: 1300,
      currency: 'EUR',
    },
    taxes: [{ rate: 19, net: 1169, tax: 131, gross: 1300 }],
    stock: [{ productId: 'salbei', name: 'Salbei', units: 2, left: 16 }],
  },
}

/** An order that the shop makes for a customer, for example by phone. */
const meta = preview.meta({
  title: 'Admin/Orders/New order',
  component: NewOrderDialog,
  tags: ['!autodocs'],
  decorators: [inShell('orders')],
  ...wide,
  parameters: { layout: 'fullscreen', rules: ['ADMIN-753'], ...wide.parameters },
  render: function Typed(args) {
    const [draft, setDraft] = useState(args.draft)
    return (
      <NewOrderDialog
        {...args}
        draft={draft}
        onChange={(next) => {
          setDraft(next)
          args.onChange(next)
        }}
      />
    )
  },
  args: {
    draft: typed,
    plan,
    customers: [{ id: 'jonas', name: 'Jonas Feldmann', email: 'j.feldmann@post.example' }],
    picker: {
      products: [{ id: 'minze', name: 'Minze', stock: 18 }],
      chosenProducts: [],
      optionsLoading: false,
    },
    submitting: false,
    refusal: {},
    onChange: fn(),
    onCustomerSearch: fn(),
    onCustomerChoose: fn(),
    onProductSearch: fn(),
    onSave: fn(),
    onClose: fn(),
  },
})

export default meta

export const Filled = meta.story()
Filled.test(
  'a discount needs its reason; a customer is found by keyboard',
  async ({ args, canvasElement, step }) => {
    const dialog = await dialogIn(canvasElement, 'Yeni sipariş')
    await step('the reason is asked for at its field', async () => {
      await userEvent.selectOptions(dialog.getByLabelText('Sipariş indirimi'), 'Yüzde')
      await userEvent.type(dialog.getByLabelText('İndirim'), '10')
      await userEvent.click(dialog.getByRole('button', { name: 'Siparişi oluştur' }))
      await expect(dialog.getByLabelText('İndirimin nedeni')).toHaveFocus()
      await expect(args.onSave).not.toHaveBeenCalled()
      await userEvent.keyboard('Sadık müşteri')
      await userEvent.click(dialog.getByRole('button', { name: 'Siparişi oluştur' }))
      await expect(args.onSave).toHaveBeenCalledWith({
        ...typed,
        discountKind: 'percent',
        discount: '10',
        discountReason: 'Sadık müşteri',
      })
    })
    await step('a customer is chosen', async () => {
      await userEvent.type(dialog.getByLabelText('Kayıtlı müşteri'), 'Jonas')
      await expect(args.onCustomerSearch).toHaveBeenLastCalledWith('Jonas')
      await userEvent.keyboard('{ArrowDown}{Enter}')
      await expect(args.onCustomerChoose).toHaveBeenCalledWith('jonas')
    })
  },
)

export const Phone = meta.story({ ...phone })

export const Empty = meta.story({
  args: { draft: emptyOrder('turkey'), plan: { status: 'none' }, customers: undefined },
})
Empty.test('says at each field what is missing', async ({ canvasElement }) => {
  const dialog = await dialogIn(canvasElement, 'Yeni sipariş')
  await userEvent.click(dialog.getByRole('button', { name: 'Siparişi oluştur' }))
  for (const name of ['Ad soyad', 'E-posta', 'Telefon', 'Posta kodu'])
    await expect(dialog.getByLabelText(name)).toBeInvalid()
  await expect(dialog.getByText('Siparişte en az bir ürün kalmalı')).toBeVisible()
  await expect(dialog.getByLabelText('Ad soyad')).toHaveFocus()
})

export const Paid = meta.story({ args: { draft: { ...typed, paid: true } } })

export const Calculating = meta.story({ args: { plan: { status: 'loading' } } })

export const CalculationFailed = meta.story({ args: { plan: { status: 'error', message: undefined } } })

export const Refused = meta.story({
  args: {
    refusal: {
      serverError: 'Stok yetersiz.',
      fieldErrors: [{ path: 'lines.0.quantity', msg: '“Salbei” ürününden yalnızca 1 adet var.' }],
    },
  },
})

export const Restored = meta.story({
  args: {
    stored: {
      restored: true,
      conflicts: [],
      conflictTexts: {},
      clear: fn(),
      reset: fn(),
      choose: fn(),
    },
  },
})

export const Saving = meta.story({ args: { submitting: true } })
