import { expect, userEvent } from '@storybook/test'
import { API_KEY_SECRET, apiKeyMocks } from '@/shop/api-keys/api-keys.mocks'
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
  beforeEach: ({ msw }) => mockAdmin(msw, ...apiKeyMocks.ok),
})

export default meta

type Dialog = Awaited<ReturnType<typeof dialogIn>>
async function fillKey(dialog: Dialog) {
  await userEvent.type(dialog.getByLabelText('Ad'), 'Depo')
  await userEvent.click(dialog.getByRole('checkbox', { name: /^Siparişleri işleme/ }))
  await userEvent.type(dialog.getByLabelText('Kendi şifreniz'), 'Kamille-2026')
  await userEvent.click(dialog.getByRole('button', { name: 'Anahtar oluştur' }))
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
  beforeEach: ({ msw }) => mockAdmin(msw, ...apiKeyMocks.wrongPassword, ...apiKeyMocks.ok),
})
WrongPassword.test('is said at its field', async ({ canvas, canvasElement }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Anahtar oluştur' }))
  const dialog = await dialogIn(canvasElement, 'Anahtar oluştur')
  await fillKey(dialog)
  await expect(await dialog.findByText('Mevcut şifre hatalı.')).toBeVisible()
})

export const None = meta.story({
  beforeEach: ({ msw }) => mockAdmin(msw, ...apiKeyMocks.none),
})
