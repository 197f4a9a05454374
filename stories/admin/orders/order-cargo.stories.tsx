import { expect, fn, userEvent, waitFor } from '@storybook/test'
import { CargoModal } from '@/screens/admin/orders/panel/cargo-modal'
import type { CargoAssignmentState } from '@/screens/admin/orders/orders-types'
import preview from '#.storybook/preview'
import { cargoOptions, openOrder, partlySentOrder } from '../../fixtures/admin-orders'
import { body, dialogIn, questionIn } from '../../fixtures/body'
import { wide } from '../shared/phone'
import { inShell } from '../shared/in-shell'

const ready: CargoAssignmentState = { companies: { status: 'ready', items: cargoOptions } }

/** Assigning a carrier and a tracking number to an order. */
const meta = preview.meta({
  title: 'Admin/Orders/Cargo',
  component: CargoModal,
  tags: ['!autodocs'],
  decorators: [inShell('orders')],
  ...wide,
  parameters: { layout: 'fullscreen', ...wide.parameters },
  args: {
    order: openOrder,
    state: ready,
    onAssign: fn(),
    onClose: fn(),
    onRetry: fn(),
  },
})

export default meta

export const Cargo = meta.story()
Cargo.test('both are needed; both are sent', async ({ args, canvasElement, step }) => {
  const dialog = await dialogIn(canvasElement, 'Kargo ata')
  await step('both are needed', async () => {
    await userEvent.click(dialog.getByRole('button', { name: 'Ata' }))
    await expect(await dialog.findByText('Lütfen kargo şirketi ve takip numarası seçin')).toBeInTheDocument()
    await expect(dialog.getByLabelText('Kargo şirketi')).toHaveFocus()
    await expect(args.onAssign).not.toHaveBeenCalled()
  })
  await step('both are sent', async () => {
    await userEvent.selectOptions(dialog.getByLabelText('Kargo şirketi'), 'DHL')
    await userEvent.type(dialog.getByLabelText('Takip numarası'), ' 00340434 ')
    await userEvent.click(dialog.getByRole('button', { name: 'Ata' }))
    await waitFor(() =>
      expect(args.onAssign).toHaveBeenCalledWith({
        companyId: 'cargo-dhl',
        trackingNumber: '00340434',
      }),
    )
  })
})

Cargo.test(
  'Escape asks first; so does the button',
  { parameters: { rules: ['ADMIN-7'] } },
  async ({ args, canvasElement, step }) => {
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
      await expect(args.onClose).not.toHaveBeenCalled()
      await expect(number).toHaveValue('00340434')
    })
    await step('so does the button', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Vazgeç' }))
      await answer('Değişiklikleri sil')
      await expect(args.onClose).toHaveBeenCalledOnce()
    })
  },
)

export const CargoInvalid = meta.story({
  ...Cargo.input,
  play: async ({ canvasElement }) => {
    const dialog = await dialogIn(canvasElement, 'Kargo ata')
    await userEvent.selectOptions(dialog.getByLabelText('Kargo şirketi'), 'DHL')
    await userEvent.click(dialog.getByRole('button', { name: 'Ata' }))
    await expect(await dialog.findByText('Lütfen kargo şirketi ve takip numarası seçin')).toBeInTheDocument()
    await expect(dialog.getByLabelText('Takip numarası')).toHaveFocus()
  },
})

export const CargoCompaniesLoading = meta.story({
  args: { state: { companies: { status: 'loading' } } },
})

export const CargoCompaniesFailed = meta.story({
  args: { state: { companies: { status: 'error' } } },
})
CargoCompaniesFailed.test('calls onRetry', async ({ args, canvasElement }) => {
  const dialog = await dialogIn(canvasElement)
  await expect(dialog.getByRole('alert')).toHaveTextContent('Kargo şirketleri yüklenirken hata oluştu')
  await userEvent.click(dialog.getByRole('button', { name: 'Tekrar dene' }))
  await expect(args.onRetry).toHaveBeenCalledOnce()
})

export const CargoWithoutCompanies = meta.story({
  args: { state: { companies: { status: 'ready', items: [] } } },
})

export const CargoSubmitting = meta.story({
  args: { state: { companies: { status: 'ready', items: cargoOptions }, submitting: true } },
})

export const CargoRefused = meta.story({
  args: { state: { companies: { status: 'ready', items: cargoOptions }, serverError: '' } },
  play: async ({ canvasElement }) => {
    const dialog = await dialogIn(canvasElement)
    await expect(dialog.getByRole('alert')).toHaveTextContent('Kargo ataması başarısız')
  },
})

/** Promises no mail: the number of a delivered order is only entered late. */
export const CargoDelivered = meta.story({
  args: {
    order: { ...openOrder, status: 'delivered' },
  },
  play: async ({ canvasElement }) => {
    const dialog = await dialogIn(canvasElement)
    await expect(dialog.getByText('Siparişin durumu değişmez ve e-posta gönderilmez.')).toBeVisible()
  },
})

/** The usual way: everything goes out, and what can be divided is behind a disclosure. */
export const CargoInPart = meta.story({
  parameters: { rules: ['ADMIN-700'] },
  play: async ({ canvasElement }) => {
    const dialog = await dialogIn(canvasElement, 'Kargo ata')
    await userEvent.click(dialog.getByText('Bir kısmını gönder'))
    await userEvent.click(dialog.getByRole('button', { name: /Kurkuma Plus: adet.*azalt/i }))
    await expect(dialog.getByText('4 / 5 adet')).toBeVisible()
    await expect(dialog.getByText(/Kalanı gönderilene kadar sipariş hazırlanacaklarda kalır/)).toBeVisible()
  },
})
CargoInPart.test('sends the chosen units; none is an error', async ({ args, canvasElement, step }) => {
  const dialog = await dialogIn(canvasElement, 'Kargo ata')
  const units = (name: string) => dialog.getByRole('spinbutton', { name: `${name}: adet` })
  await userEvent.selectOptions(dialog.getByLabelText('Kargo şirketi'), 'DHL')
  await userEvent.type(dialog.getByLabelText('Takip numarası'), '00340434')
  await step('none is an error', async () => {
    for (const name of ['Protein Pur', 'Kurkuma Plus', 'Goldmilch']) {
      units(name).focus()
      await userEvent.keyboard('{Home}')
    }
    await userEvent.click(dialog.getByRole('button', { name: 'Ata' }))
    await expect(await dialog.findByText('Paket için en az bir ürün seçin')).toBeVisible()
    await expect(args.onAssign).not.toHaveBeenCalled()
  })
  await step('sends the chosen units', async () => {
    units('Kurkuma Plus').focus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(dialog.queryByText('Paket için en az bir ürün seçin')).toBeNull()
    await userEvent.click(dialog.getByRole('button', { name: 'Ata' }))
    await waitFor(() =>
      expect(args.onAssign).toHaveBeenCalledWith({
        companyId: 'cargo-dhl',
        trackingNumber: '00340434',
        lines: [{ position: 1, quantity: 1 }],
      }),
    )
  })
})

/** Somebody else has sent some of it meanwhile. */
export const CargoLineRefused = meta.story({
  args: {
    state: {
      companies: { status: 'ready', items: cargoOptions },
      serverError: '“Protein Pur” ürününden gönderilecek 1 adet kaldı.',
      refusedLine: { position: 0, message: '“Protein Pur” ürününden gönderilecek 1 adet kaldı.' },
    },
  },
  parameters: { rules: ['ADMIN-700'] },
  play: async ({ canvasElement }) => {
    const dialog = await dialogIn(canvasElement, 'Kargo ata')
    await userEvent.click(dialog.getByText('Bir kısmını gönder'))
    await expect(dialog.getByRole('alert')).toHaveTextContent('gönderilecek 1 adet kaldı')
    await expect(dialog.getByRole('spinbutton', { name: 'Protein Pur: adet' })).toHaveAccessibleDescription(
      '“Protein Pur” ürününden gönderilecek 1 adet kaldı.',
    )
  },
})

/** What was sent is no longer offered. */
export const CargoRest = meta.story({
  args: { order: partlySentOrder },
  play: async ({ canvasElement }) => {
    const dialog = await dialogIn(canvasElement, 'Kargo ata')
    await userEvent.click(dialog.getByText('Bir kısmını gönder'))
    await expect(dialog.getByText('1 adet gönderilecek')).toBeVisible()
    await expect(dialog.queryByText('Goldmilch')).toBeNull()
  },
})

/** Company and number of a parcel that is out; its lines stay. */
export const CargoCorrected = meta.story({
  args: { order: partlySentOrder, parcel: partlySentOrder.parcels?.[0] },
  parameters: { rules: ['ADMIN-701'] },
  play: async ({ canvasElement }) => {
    const dialog = await dialogIn(canvasElement, 'Kargoyu değiştir')
    await expect(dialog.getByLabelText('Takip numarası')).toHaveValue('00340434161822100000')
    await expect(dialog.queryByText('Bir kısmını gönder')).toBeNull()
    await expect(dialog.getByText(/Siparişin durumu değişmez/)).toBeVisible()
  },
})
