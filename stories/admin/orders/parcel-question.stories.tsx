import { expect, fn, userEvent } from '@storybook/test'
import { ParcelQuestion } from '@/screens/admin/orders/panel/parcel-question'
import preview from '#.storybook/preview'
import { partlySentOrder } from '../../fixtures/admin-orders'
import { questionIn } from '../../fixtures/body'
import { inShell } from '../shared/in-shell'
import { wide } from '../shared/phone'

const [parcel] = partlySentOrder.parcels ?? []
if (!parcel) throw new Error('no parcel')

const meta = preview.meta({
  title: 'Admin/Orders/Taking a parcel back',
  component: ParcelQuestion,
  tags: ['!autodocs'],
  decorators: [inShell('orders')],
  ...wide,
  parameters: { layout: 'fullscreen', ...wide.parameters },
  args: { order: partlySentOrder, parcel, submitting: false, onConfirm: fn(), onCancel: fn() },
})

export default meta

export const Asking = meta.story({ parameters: { rules: ['ADMIN-740'] } })
Asking.test('says what is in it and what stays done', async ({ args, canvasElement }) => {
  const question = await questionIn(canvasElement)
  await expect(question.getByText(/Goldmilch/)).toBeVisible()
  await expect(question.getByText(/e-posta geri alınamaz/)).toBeVisible()
  await userEvent.click(question.getByRole('button', { name: 'Paketi geri al' }))
  await expect(args.onConfirm).toHaveBeenCalledOnce()
})
export const TakingBack = meta.story({ args: { submitting: true } })
export const Refused = meta.story({ args: { serverError: 'Bu paketten bir ürün geri gelmiş.' } })
