import { expect, userEvent, waitFor } from '@storybook/test'
import { OrdersScreen } from '@/screens/admin/orders/orders-screen'
import preview from '../../../.storybook/preview'
import { cargoOptions, openOrder, shippedOrder } from '../../fixtures/admin-orders'
import { body, dialogIn, questionIn } from '../../fixtures/body'
import { wide } from '../shared/phone'
import { inShell } from '../shared/in-shell'
import { ordersArgs } from './orders-args'
import { whenWide } from '../../fixtures/windows'

const opened = { openId: openOrder.id, detail: { status: 'ready', item: openOrder } } as const

/** Assigning a carrier and a tracking number to an order. */
const meta = preview.meta({
  title: 'Admin/Orders/Cargo',
  component: OrdersScreen,
  tags: ['!autodocs'],
  decorators: [inShell('orders')],
  ...wide,
  parameters: { layout: 'fullscreen', ...wide.parameters },
  args: ordersArgs,
})

export default meta

export const Cargo = meta.story({
  args: { ...opened, assignment: { companies: { status: 'ready', items: cargoOptions } } },
})
Cargo.test(
  'both are needed; both are sent',
  whenWide(async ({ args, canvasElement, step }) => {
    const dialog = await dialogIn(canvasElement, 'Kargo ata')
    await step('both are needed', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Ata' }))
      await expect(
        await dialog.findByText('Lütfen kargo şirketi ve takip numarası seçin'),
      ).toBeInTheDocument()
      await expect(dialog.getByLabelText('Kargo şirketi')).toHaveFocus()
      await expect(args.onAssign).not.toHaveBeenCalled()
    })
    await step('both are sent', async () => {
      await userEvent.selectOptions(dialog.getByLabelText('Kargo şirketi'), 'DHL')
      await userEvent.type(dialog.getByLabelText('Takip numarası'), ' 00340434 ')
      await userEvent.click(dialog.getByRole('button', { name: 'Ata' }))
      await waitFor(() =>
        expect(args.onAssign).toHaveBeenCalledWith('order-429', {
          companyId: 'cargo-dhl',
          trackingNumber: '00340434',
        }),
      )
    })
  }),
)

Cargo.test(
  'Escape asks first; so does the button',
  { parameters: { rules: ['ADMIN-7'] } },
  whenWide(async ({ args, canvasElement, step }) => {
    const dialog = await dialogIn(canvasElement, 'Kargo ata')
    const number = dialog.getByLabelText('Takip numarası')
    await userEvent.type(number, '00340434')
    const answer = async (name: string) => {
      const question = await questionIn(canvasElement)
      await userEvent.click(question.getByRole('button', { name }))
      await waitFor(() => expect(body(canvasElement).queryByRole('alertdialog')).toBeNull())
    }
    await step('Escape asks first', async () => {
      await userEvent.keyboard('{Escape}')
      await answer('Düzenlemeye dön')
      await expect(args.onAssignCancel).not.toHaveBeenCalled()
      await expect(number).toHaveValue('00340434')
    })
    await step('so does the button', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Vazgeç' }))
      await answer('Değişiklikleri sil')
      await expect(args.onAssignCancel).toHaveBeenCalledOnce()
    })
  }),
)

export const CargoInvalid = meta.story({
  ...Cargo.input,
  play: whenWide(async ({ canvasElement }) => {
    const dialog = await dialogIn(canvasElement, 'Kargo ata')
    await userEvent.selectOptions(dialog.getByLabelText('Kargo şirketi'), 'DHL')
    await userEvent.click(dialog.getByRole('button', { name: 'Ata' }))
    await expect(await dialog.findByText('Lütfen kargo şirketi ve takip numarası seçin')).toBeInTheDocument()
    await expect(dialog.getByLabelText('Takip numarası')).toHaveFocus()
  }),
})

export const CargoCompaniesLoading = meta.story({
  args: { ...opened, assignment: { companies: { status: 'loading' } } },
})

export const CargoCompaniesFailed = meta.story({
  args: { ...opened, assignment: { companies: { status: 'error' } } },
})
CargoCompaniesFailed.test(
  'calls onCompaniesRetry',
  whenWide(async ({ args, canvasElement }) => {
    const dialog = await dialogIn(canvasElement)
    await expect(dialog.getByRole('alert')).toHaveTextContent('Kargo şirketleri yüklenirken hata oluştu')
    await userEvent.click(dialog.getByRole('button', { name: 'Tekrar dene' }))
    await expect(args.onCompaniesRetry).toHaveBeenCalledOnce()
  }),
)

export const CargoWithoutCompanies = meta.story({
  args: { ...opened, assignment: { companies: { status: 'ready', items: [] } } },
})

export const CargoSubmitting = meta.story({
  args: { ...opened, assignment: { companies: { status: 'ready', items: cargoOptions }, submitting: true } },
})

export const CargoRefused = meta.story({
  args: { ...opened, assignment: { companies: { status: 'ready', items: cargoOptions }, serverError: '' } },
  play: whenWide(async ({ canvasElement }) => {
    const dialog = await dialogIn(canvasElement)
    await expect(dialog.getByRole('alert')).toHaveTextContent('Kargo ataması başarısız')
  }),
})

/** Promises no mail: the number of a delivered order is only entered late. */
export const CargoDelivered = meta.story({
  args: {
    openId: openOrder.id,
    detail: { status: 'ready', item: { ...openOrder, status: 'delivered' } },
    assignment: { companies: { status: 'ready', items: cargoOptions } },
  },
  play: whenWide(async ({ canvasElement }) => {
    const dialog = await dialogIn(canvasElement)
    await expect(dialog.getByText('Siparişin durumu değişmez ve e-posta gönderilmez.')).toBeVisible()
  }),
})

/** A cancelled order offers no cargo. */
export const CargoClosed = meta.story({
  args: { openId: openOrder.id, detail: { status: 'ready', item: { ...openOrder, status: 'cancelled' } } },
  play: whenWide(async ({ canvas }) => {
    await expect(canvas.getByText('Sipariş iptal veya iade edildi; kargoya verilmez.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Kargo ata' })).toBeNull()
  }),
})

export const CargoAssigned = meta.story({
  args: {
    openId: shippedOrder.id,
    detail: { status: 'ready', item: shippedOrder },
    notice: { code: 'cargoAssigned' },
  },
  play: async ({ canvasElement }) => {
    const message = await body(canvasElement).findByText('Kargo bilgileri başarıyla atandı')
    await waitFor(() => expect(message).toBeVisible())
  },
})
