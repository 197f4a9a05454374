import { expect, fn, userEvent, waitFor, within } from '@storybook/test'
import { PaypalDialog } from '@/screens/admin/payments/paypal-dialog'
import preview from '#.storybook/preview'
import { body } from '../../fixtures/body'
import { phone } from '../shared/phone'

const meta = preview.meta({
  title: 'Admin/Payment settings/PayPal dialog',
  component: PaypalDialog,
  args: { state: {}, onConnect: fn(), onClose: fn() },
})

export default meta

export const Empty = meta.story({
  play: async ({ args, canvasElement }) => {
    const dialog = within(await body(canvasElement).findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'PayPal’a bağla' }))
    await expect((await dialog.findAllByText('Bu alan gereklidir')).length).toBe(2)
    await userEvent.type(dialog.getByLabelText(/Client ID/), 'AX-1')
    await userEvent.type(dialog.getByLabelText(/^Secret/), 'EB-1')
    await userEvent.type(dialog.getByLabelText('Kendi şifreniz'), 'Kamille-2026')
    await userEvent.click(dialog.getByRole('button', { name: 'PayPal’a bağla' }))
    await waitFor(() =>
      expect(args.onConnect).toHaveBeenCalledWith(
        { clientId: 'AX-1', secret: 'EB-1', mode: 'live' },
        { currentPassword: 'Kamille-2026' },
      ),
    )
  },
})
export const Connecting = meta.story({ args: { state: { submitting: true } } })
/** PayPal does not know the keys. */
export const Refused = meta.story({
  args: {
    state: {
      serverError: 'PayPal bu Client ID ve Secret bilgilerini tanımıyor.',
      fieldErrors: [{ path: 'secret', msg: 'PayPal bu Client ID ve Secret bilgilerini tanımıyor.' }],
    },
  },
  play: async ({ canvasElement }) => {
    const dialog = within(await body(canvasElement).findByRole('dialog'))
    await expect(dialog.getByLabelText(/^Secret/)).toHaveAccessibleDescription(/tanımıyor/)
  },
})
export const Failed = meta.story({ args: { state: { serverError: '' } } })
export const Phone = meta.story({ ...phone })
export const Dark = meta.story({ args: Refused.input.args, globals: { theme: 'dark' } })
export const German = meta.story({ globals: { language: 'de' } })
