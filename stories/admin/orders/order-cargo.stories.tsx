import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from '@storybook/test'
import { OrdersScreen } from '@/screens/admin/orders/orders-screen'
import { cargoOptions, openOrder, shippedOrder } from '../../fixtures/admin-orders'
import { body } from '../../fixtures/body'
import { wide } from '../shared/phone'
import { inShell } from '../shared/in-shell'
import { ordersArgs } from './orders-args'

const opened = { openId: openOrder.id, detail: { status: 'ready', item: openOrder } } as const

/** Assigning a carrier and a tracking number to an order. */
const meta = {
  title: 'Admin/Orders/Cargo',
  component: OrdersScreen,
  tags: ['!autodocs'],
  decorators: [inShell('orders')],
  ...wide,
  parameters: { layout: 'fullscreen', ...wide.parameters },
  args: ordersArgs,
} satisfies Meta<typeof OrdersScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Cargo: Story = {
  args: { ...opened, assignment: { companies: { status: 'ready', items: cargoOptions } } },
}
export const CargoWorks: Story = {
  ...Cargo,
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvasElement, step }) => {
    const dialog = within(await body(canvasElement).findByRole('dialog', { name: 'Kargo ata' }))
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
  },
}

export const CargoInvalid: Story = {
  ...Cargo,
  play: async ({ canvasElement }) => {
    const dialog = within(await body(canvasElement).findByRole('dialog', { name: 'Kargo ata' }))
    await userEvent.selectOptions(dialog.getByLabelText('Kargo şirketi'), 'DHL')
    await userEvent.click(dialog.getByRole('button', { name: 'Ata' }))
    await expect(await dialog.findByText('Lütfen kargo şirketi ve takip numarası seçin')).toBeInTheDocument()
    await expect(dialog.getByLabelText('Takip numarası')).toHaveFocus()
  },
}

export const CargoCompaniesLoading: Story = {
  args: { ...opened, assignment: { companies: { status: 'loading' } } },
}

export const CargoCompaniesFailed: Story = {
  args: { ...opened, assignment: { companies: { status: 'error' } } },
}
export const CargoCompaniesFailedWorks: Story = {
  ...CargoCompaniesFailed,
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvasElement }) => {
    const dialog = within(await body(canvasElement).findByRole('dialog'))
    await expect(dialog.getByRole('alert')).toHaveTextContent('Kargo şirketleri yüklenirken hata oluştu')
    await userEvent.click(dialog.getByRole('button', { name: 'Tekrar dene' }))
    await expect(args.onCompaniesRetry).toHaveBeenCalledOnce()
  },
}

export const CargoWithoutCompanies: Story = {
  args: { ...opened, assignment: { companies: { status: 'ready', items: [] } } },
}

export const CargoSubmitting: Story = {
  args: { ...opened, assignment: { companies: { status: 'ready', items: cargoOptions }, submitting: true } },
}

export const CargoRefused: Story = {
  args: { ...opened, assignment: { companies: { status: 'ready', items: cargoOptions }, serverError: '' } },
  play: async ({ canvasElement }) => {
    const dialog = within(await body(canvasElement).findByRole('dialog'))
    await expect(dialog.getByRole('alert')).toHaveTextContent('Kargo ataması başarısız')
  },
}

export const CargoAssigned: Story = {
  args: {
    openId: shippedOrder.id,
    detail: { status: 'ready', item: shippedOrder },
    notice: { code: 'cargoAssigned' },
  },
  play: async ({ canvasElement }) => {
    const message = await body(canvasElement).findByText('Kargo bilgileri başarıyla atandı')
    await waitFor(() => expect(message).toBeVisible())
  },
}
