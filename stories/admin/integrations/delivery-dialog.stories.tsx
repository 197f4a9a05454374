import { expect, fn, userEvent } from '@storybook/test'
import { DeliveryDialog } from '@/screens/admin/integrations/delivery-dialog'
import preview from '#.storybook/preview'
import { deliveries, webhooks } from '../../fixtures/admin-integrations'
import { dialogIn } from '../../fixtures/body'
import { phone, wide } from '../shared/phone'

const [webhook, , off] = webhooks
if (!webhook || !off) throw new RangeError('webhooks are needed')

const ready = { status: 'ready', item: deliveries } as const

const meta = preview.meta({
  title: 'Admin/Integrations/Delivery dialog',
  component: DeliveryDialog,
  globals: wide.globals,
  parameters: wide.parameters,
  args: {
    webhook,
    state: ready,
    onTest: fn(),
    onRedeliver: fn(),
    onRetry: fn(),
    onClose: fn(),
  },
})

export default meta

export const Ready = meta.story()
Ready.test(
  'says how each attempt went, sends again and sends a test',
  { parameters: { rules: ['ADMIN-799'] } },
  async ({ args, canvasElement }) => {
    const dialog = await dialogIn(canvasElement, 'Gönderimler')
    await expect(dialog.getByText(/HTTP 204, 118 ms/)).toBeVisible()
    await expect(dialog.getByText(/HTTP 503, 2.140 ms · 3 deneme · sonraki deneme/)).toBeVisible()
    await expect(dialog.getByText(/Yanıt gelmedi, 10.002 ms · 10 deneme/)).toBeVisible()
    await expect(dialog.getByText(/Webhook kapalıydı/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: /^Yeniden gönder: order.refunded/ }))
    await expect(args.onRedeliver).toHaveBeenCalledWith(deliveries[3])
    await userEvent.click(dialog.getByRole('button', { name: 'Deneme gönder' }))
    await expect(args.onTest).toHaveBeenCalledOnce()
  },
)
export const Loading = meta.story({ args: { state: { status: 'loading' } } })
export const LoadFailed = meta.story({ args: { state: { status: 'error' } } })
export const Empty = meta.story({ args: { state: { status: 'ready', item: [] } } })
/** Nothing is sent while it is off. */
export const Off = meta.story({ args: { webhook: off } })
Off.test('offers no sending', async ({ canvasElement }) => {
  const dialog = await dialogIn(canvasElement, 'Gönderimler')
  await expect(dialog.getByRole('button', { name: 'Deneme gönder' })).toBeDisabled()
  await expect(dialog.queryByRole('button', { name: /^Yeniden gönder/ })).toBeNull()
})
export const Sending = meta.story({ args: { sending: 'test' } })
export const Refused = meta.story({ args: { failed: 'Webhook kapalı.' } })
export const Dark = meta.story({ globals: { theme: 'dark' } })
export const Phone = meta.story({ globals: phone.globals, parameters: phone.parameters })
