import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from '@storybook/test'
import { SingleCodesDialog } from '@/screens/admin/coupons/single-codes-dialog'
import { percentCoupon } from '../../fixtures/admin-coupons'
import { dialogIn } from '../../fixtures/body'
import { inShell } from '../shared/in-shell'

const meta = {
  title: 'Admin/Coupons/Single-use codes',
  component: SingleCodesDialog,
  decorators: [inShell('coupons')],
  parameters: { layout: 'fullscreen' },
  args: {
    coupon: { ...percentCoupon, totalUsed: 0 },
    saving: false,
    refusal: {},
    downloading: false,
    onCreate: fn(),
    onDownload: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof SingleCodesDialog>

export default meta
type Story = StoryObj<typeof meta>

/** Before the first codes. */
export const None: Story = {
  play: async ({ args, canvasElement }) => {
    const dialog = await dialogIn(canvasElement, 'WILLKOMMEN10: tek kullanımlık kodlar')
    await userEvent.click(dialog.getByRole('button', { name: 'Kodları oluştur' }))
    await expect(await dialog.findByText('1 ile 5.000 arasında bir sayı girin')).toBeVisible()
    await expect(args.onCreate).not.toHaveBeenCalled()
    await userEvent.type(dialog.getByLabelText(/^Kaç kod/), '200')
    await userEvent.type(dialog.getByLabelText(/^Kodun başı/), 'yaz-')
    await userEvent.click(dialog.getByRole('button', { name: 'Kodları oluştur' }))
    await waitFor(() => expect(args.onCreate).toHaveBeenCalledWith({ count: 200, prefix: 'yaz-' }))
    await expect(dialog.queryByRole('button', { name: 'CSV indir' })).not.toBeInTheDocument()
  },
}

export const Made: Story = {
  args: { coupon: { ...percentCoupon, singleCodes: 200 } },
  play: async ({ args, canvasElement }) => {
    const dialog = await dialogIn(canvasElement)
    await expect(dialog.getByText('Kuponun 200 kodu var')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'CSV indir' }))
    await expect(args.onDownload).toHaveBeenCalled()
  },
}

/** Its own code is out already, and would no longer be accepted. */
export const OwnCodeUsed: Story = {
  args: { coupon: percentCoupon },
  play: async ({ canvasElement }) => {
    const dialog = await dialogIn(canvasElement)
    await expect(dialog.getByText(/^Bu kuponun kendi kodu kullanıldı/)).toBeVisible()
    await expect(dialog.queryByRole('button', { name: 'Kodları oluştur' })).not.toBeInTheDocument()
  },
}

export const DownloadFailed: Story = {
  args: { coupon: { ...percentCoupon, singleCodes: 200 }, downloadError: '' },
  play: async ({ canvasElement }) => {
    const dialog = await dialogIn(canvasElement)
    await expect(dialog.getByText('Kodlar indirilemedi')).toBeVisible()
  },
}
