import { expect, fn, userEvent, within } from '@storybook/test'
import { PaypalPanel, type PaypalPanelProps } from '@/screens/admin/payments/paypal-panel'
import preview from '#.storybook/preview'
import { body } from '../../fixtures/body'
import { phone } from '../shared/phone'

const connected = { clientId: 'AX-verda-client-id', mode: 'live' } as const
const basics: Pick<PaypalPanelProps, 'platform' | 'state'> = {
  platform: 'germany',
  state: { status: 'ready', item: connected },
}

const meta = preview.meta({
  title: 'Admin/Payment settings/PayPal panel',
  component: PaypalPanel,
  args: {
    ...basics,
    onConnect: fn(),
    onCheck: fn(),
    onDisconnect: fn(),
    onRetry: fn(),
  },
})

export default meta

export const Connected = meta.story({})
Connected.test('asks before the connection ends', async ({ args, canvas, canvasElement }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Bağlantıyı kes' }))
  await expect(args.onDisconnect).not.toHaveBeenCalled()
  const question = within(await body(canvasElement).findByRole('alertdialog'))
  await userEvent.click(question.getByRole('button', { name: 'Bağlantıyı kes' }))
  await expect(args.onDisconnect).toHaveBeenCalledOnce()
})
/** No money comes in. */
export const Sandbox = meta.story({
  args: { state: { status: 'ready', item: { ...connected, mode: 'sandbox' } } },
})
export const NotConnected = meta.story({ args: { state: { status: 'ready', item: null } } })
export const Checking = meta.story({ args: { check: { status: 'checking' } } })
export const Checked = meta.story({ args: { check: { status: 'good' } } })
export const CheckFailed = meta.story({
  args: { check: { status: 'failed', message: 'PayPal bu Client ID ve Secret bilgilerini tanımıyor.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('tanımıyor')
  },
})
export const Disconnecting = meta.story({ args: { disconnecting: true } })
export const DisconnectFailed = meta.story({ args: { disconnectFailed: true } })
export const Loading = meta.story({ args: { state: { status: 'loading' } } })
export const LoadFailed = meta.story({ args: { state: { status: 'error' } } })
export const Phone = meta.story({ args: { check: { status: 'good' } }, ...phone })
export const Dark = meta.story({ args: CheckFailed.input.args, globals: { theme: 'dark' } })
export const German = meta.story({ args: NotConnected.input.args, globals: { language: 'de' } })
