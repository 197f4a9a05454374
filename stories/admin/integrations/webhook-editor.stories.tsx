import { expect, fn, userEvent } from '@storybook/test'
import { WebhookEditor } from '@/screens/admin/integrations/webhook-editor'
import { PERMISSIONS } from '@/shop/roles/permissions'
import preview from '#.storybook/preview'
import { webhooks } from '../../fixtures/admin-integrations'
import { dialogIn } from '../../fixtures/body'
import { phone, wide } from '../shared/phone'

const [webhook] = webhooks
if (!webhook) throw new RangeError('a webhook is needed')

const meta = preview.meta({
  title: 'Admin/Integrations/Webhook editor',
  component: WebhookEditor,
  globals: wide.globals,
  parameters: wide.parameters,
  args: { state: {}, own: PERMISSIONS, onSave: fn(), onClose: fn() },
})

export default meta

export const Create = meta.story()
Create.test(
  'asks for an address with https, an event and the own password',
  { parameters: { rules: ['ADMIN-799'] } },
  async ({ args, canvasElement }) => {
    const dialog = await dialogIn(canvasElement, 'Webhook oluştur')
    const submit = dialog.getByRole('button', { name: 'Oluştur' })
    await userEvent.click(submit)
    await expect(await dialog.findByText('Adres gereklidir')).toBeVisible()
    await expect(dialog.getByText('En az bir olay seçin')).toBeVisible()
    await userEvent.type(dialog.getByLabelText('Adres'), 'depo')
    await userEvent.click(submit)
    await expect(await dialog.findByText('Adres https:// ile başlamalıdır')).toBeVisible()
    await userEvent.clear(dialog.getByLabelText('Adres'))
    await userEvent.type(dialog.getByLabelText('Adres'), 'https://depo.example/verda')
    await userEvent.click(dialog.getByRole('checkbox', { name: /^Ürün stoğu azaldı/ }))
    await userEvent.click(dialog.getByRole('checkbox', { name: /^Sipariş ödendi/ }))
    await userEvent.type(dialog.getByLabelText('Kendi şifreniz'), 'Kamille-2026')
    await userEvent.click(submit)
    await expect(args.onSave).toHaveBeenCalledWith({
      url: 'https://depo.example/verda',
      events: ['order.paid', 'product.stock_low'],
      isActive: true,
      currentPassword: 'Kamille-2026',
    })
  },
)
export const Edit = meta.story({ args: { state: { webhook } } })
Edit.test('needs the own password for another address alone', async ({ args, canvasElement }) => {
  const dialog = await dialogIn(canvasElement, 'Webhook’u düzenle')
  await expect(dialog.queryByLabelText('Kendi şifreniz')).toBeNull()
  await userEvent.click(dialog.getByRole('checkbox', { name: /^Açık/ }))
  await userEvent.click(dialog.getByRole('button', { name: 'Kaydet' }))
  const { url, events } = webhook
  await expect(args.onSave).toHaveBeenCalledWith({ url, events, isActive: false })
  await userEvent.type(dialog.getByLabelText('Adres'), '/2')
  await expect(await dialog.findByLabelText('Kendi şifreniz')).toBeVisible()
})
/** Nobody has sent elsewhere what they may not see. */
export const Limited = meta.story({ args: { own: ['catalogue.read', 'integrations.write'] } })
export const Submitting = meta.story({ args: { state: { webhook, submitting: true } } })
export const PrivateAddress = meta.story({
  args: {
    state: {
      serverError: 'Lütfen girdiğiniz bilgileri kontrol edin.',
      fieldErrors: [
        { path: 'url', msg: 'Yalnızca https:// ile başlayan, herkese açık ve şifresiz adresler' },
      ],
    },
  },
})
export const Dark = meta.story({ args: { state: { webhook } }, globals: { theme: 'dark' } })
export const Phone = meta.story({ globals: phone.globals, parameters: phone.parameters })
