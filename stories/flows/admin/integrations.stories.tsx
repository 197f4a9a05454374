import { expect, userEvent } from '@storybook/test'
import { API_KEY_SECRET, apiKeyMocks } from '@/shop/api-keys/api-keys.mocks'
import { WEBHOOK_SECRET, webhookMocks } from '@/shop/webhooks/webhooks.mocks'
import preview from '#.storybook/preview'
import { dialogIn, questionIn } from '../../fixtures/body'
import { flow } from '../../fixtures/flow'
import { wide } from '../../admin/shared/phone'
import { BackOffice, said } from './back-office'
import { mockAdmin } from './mocked-admin'

const meta = preview.meta({
  title: 'Flows/Admin/Integrations',
  component: BackOffice,
  tags: ['!autodocs'],
  globals: wide.globals,
  parameters: { ...flow, ...wide.parameters },
  args: { path: '/dashboard?section=integrations' },
  beforeEach: ({ msw }) => mockAdmin(msw, ...apiKeyMocks.ok, ...webhookMocks.ok),
})

export default meta

type Dialog = Awaited<ReturnType<typeof dialogIn>>
async function fillKey(dialog: Dialog) {
  await userEvent.type(dialog.getByLabelText('Ad'), 'Depo')
  await userEvent.click(dialog.getByRole('checkbox', { name: /^Siparişleri işleme/ }))
  await userEvent.type(dialog.getByLabelText('Kendi şifreniz'), 'Kamille-2026')
  await userEvent.click(dialog.getByRole('button', { name: 'Oluştur' }))
}

export const Key = meta.story()
Key.test('is made, shown once, and removed', async ({ canvas, canvasElement }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Anahtar oluştur' }))
  await fillKey(await dialogIn(canvasElement, 'Anahtar oluştur'))
  const made = await dialogIn(canvasElement, 'Anahtarınız hazır')
  await expect(made.getByDisplayValue(API_KEY_SECRET)).toBeVisible()
  await userEvent.click(made.getByRole('button', { name: 'Kopyaladım' }))
  await userEvent.click(await canvas.findByRole('button', { name: 'Depo yazılımı: kaldır' }))
  await userEvent.click((await questionIn(canvasElement)).getByRole('button', { name: 'Kaldır' }))
  await said('Anahtar kaldırıldı')
})

export const WrongPassword = meta.story({
  beforeEach: ({ msw }) =>
    mockAdmin(msw, ...apiKeyMocks.wrongPassword, ...apiKeyMocks.ok, ...webhookMocks.ok),
})
WrongPassword.test('is said at its field', async ({ canvas, canvasElement }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Anahtar oluştur' }))
  const dialog = await dialogIn(canvasElement, 'Anahtar oluştur')
  await fillKey(dialog)
  await expect(await dialog.findByText('Mevcut şifre hatalı.')).toBeVisible()
})

export const None = meta.story({
  beforeEach: ({ msw }) => mockAdmin(msw, ...apiKeyMocks.none, ...webhookMocks.none),
})

export const Webhook = meta.story()
Webhook.test('is made with its secret shown once', async ({ canvas, canvasElement }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Webhook oluştur' }))
  const dialog = await dialogIn(canvasElement, 'Webhook oluştur')
  await userEvent.type(dialog.getByLabelText('Adres'), 'https://depo.example/verda')
  await userEvent.click(dialog.getByRole('checkbox', { name: /^Sipariş ödendi/ }))
  await userEvent.type(dialog.getByLabelText('Kendi şifreniz'), 'Kamille-2026')
  await userEvent.click(dialog.getByRole('button', { name: 'Oluştur' }))
  const made = await dialogIn(canvasElement, 'Gizli anahtarınız')
  await expect(made.getByDisplayValue(WEBHOOK_SECRET)).toBeVisible()
})
Webhook.test('is changed, renewed and removed', async ({ canvas, canvasElement }) => {
  const url = 'https://depo.example/verda'
  await userEvent.click(await canvas.findByRole('button', { name: `${url}: düzenle` }))
  const dialog = await dialogIn(canvasElement, 'Webhook’u düzenle')
  await userEvent.click(dialog.getByRole('checkbox', { name: /^Para iadesi/ }))
  await userEvent.click(dialog.getByRole('button', { name: 'Kaydet' }))
  await said('Webhook kaydedildi')
  await userEvent.click(canvas.getByRole('button', { name: `${url}: gizli anahtarı yenile` }))
  const question = await questionIn(canvasElement)
  await userEvent.type(question.getByLabelText('Kendi şifreniz'), 'Kamille-2026')
  await userEvent.click(question.getByRole('button', { name: 'Yenile' }))
  const made = await dialogIn(canvasElement, 'Gizli anahtarınız')
  await userEvent.click(made.getByRole('button', { name: 'Kopyaladım' }))
  await userEvent.click(await canvas.findByRole('button', { name: `${url}: sil` }))
  await userEvent.click((await questionIn(canvasElement)).getByRole('button', { name: 'Sil' }))
  await said('Webhook silindi')
})

export const SwitchedOff = meta.story({
  beforeEach: ({ msw }) => mockAdmin(msw, ...webhookMocks.off, ...apiKeyMocks.ok, ...webhookMocks.ok),
})
SwitchedOff.test('says why a test is refused', async ({ canvas, canvasElement }) => {
  const url = 'https://depo.example/verda'
  await userEvent.click(await canvas.findByRole('button', { name: `Gönderimler: ${url}` }))
  const dialog = await dialogIn(canvasElement, 'Gönderimler')
  await userEvent.click(dialog.getByRole('button', { name: 'Deneme gönder' }))
  await expect(await dialog.findByText('Webhook kapalı.')).toBeVisible()
})
