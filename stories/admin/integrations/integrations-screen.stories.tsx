import { expect, fn, userEvent } from '@storybook/test'
import { ApiKeyList } from '@/screens/admin/integrations/api-key-list'
import { ApiKeyRemoval } from '@/screens/admin/integrations/api-key-removal'
import { IntegrationsScreen } from '@/screens/admin/integrations/integrations-screen'
import { SecretDialog } from '@/screens/admin/integrations/secret-dialog'
import { SecretRenewal } from '@/screens/admin/integrations/secret-renewal'
import { WebhookList } from '@/screens/admin/integrations/webhook-list'
import { WebhookRemoval } from '@/screens/admin/integrations/webhook-removal'
import { API_KEY_SECRET } from '@/shop/api-keys/api-keys.mocks'
import preview from '#.storybook/preview'
import { apiKeys, webhooks } from '../../fixtures/admin-integrations'
import { dialogIn, questionIn } from '../../fixtures/body'
import { pictured } from '../../fixtures/pictures'
import { inShell } from '../shared/in-shell'
import { phone, wide } from '../shared/phone'

const [key] = apiKeys
const [webhook] = webhooks
if (!key || !webhook) throw new RangeError('a key and a webhook are needed')
const keyList = { onCreate: fn(), onRevoke: fn(), onRetry: fn() }
const hookList = {
  onCreate: fn(),
  onEdit: fn(),
  onRenew: fn(),
  onRemove: fn(),
  onOpen: fn(),
  onRetry: fn(),
}
const hooks = <WebhookList {...hookList} state={{ status: 'ready', item: webhooks }} />
const keys = <ApiKeyList {...keyList} state={{ status: 'ready', item: apiKeys }} />

const meta = preview.meta({
  title: 'Admin/Integrations/Integrations page',
  component: IntegrationsScreen,
  decorators: [inShell('integrations')],
  globals: wide.globals,
  parameters: { layout: 'fullscreen', ...wide.parameters },
  args: { webhooks: hooks, keys, onNoticeEnd: fn() },
})

export default meta

export const Ready = meta.story({ ...pictured, tags: ['picture'] })
Ready.test(
  'says of each key what it may do, its last letters, its end and its last use',
  { parameters: { rules: ['ADMIN-798'] } },
  async ({ canvas }) => {
    await expect(canvas.getByText('…q7Zk')).toBeVisible()
    await expect(canvas.getByText(/Henüz kullanılmadı/)).toBeVisible()
    await expect(canvas.getByText('Geçersiz')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: `${key.name}: kaldır` }))
    await expect(keyList.onRevoke).toHaveBeenCalledWith(key)
    await userEvent.click(canvas.getByRole('button', { name: 'Anahtar oluştur' }))
    await expect(keyList.onCreate).toHaveBeenCalledOnce()
  },
)
Ready.test(
  'says of each webhook whether it works, and opens its log, form and questions',
  { parameters: { rules: ['ADMIN-799'] } },
  async ({ canvas }) => {
    await expect(canvas.getByText('Ulaşmıyor')).toBeVisible()
    await expect(canvas.getByText('Kapalı')).toBeVisible()
    await expect(canvas.getByText(/^Eski gizli anahtar/)).toBeVisible()
    const { url } = webhook
    const presses = [
      [`Gönderimler: ${url}`, hookList.onOpen],
      [`${url}: düzenle`, hookList.onEdit],
      [`${url}: gizli anahtarı yenile`, hookList.onRenew],
      [`${url}: sil`, hookList.onRemove],
    ] as const
    for (const [name, heard] of presses) {
      await userEvent.click(canvas.getByRole('button', { name }))
      await expect(heard).toHaveBeenCalledWith(webhook)
    }
  },
)
export const Dark = meta.story({ globals: { theme: 'dark' } })
export const Phone = meta.story({ globals: phone.globals, parameters: phone.parameters })
export const Loading = meta.story({
  args: {
    webhooks: <WebhookList {...hookList} state={{ status: 'loading' }} />,
    keys: <ApiKeyList {...keyList} state={{ status: 'loading' }} />,
  },
})
export const LoadFailed = meta.story({
  args: {
    webhooks: <WebhookList {...hookList} state={{ status: 'error' }} />,
    keys: <ApiKeyList {...keyList} state={{ status: 'error' }} />,
  },
})
export const Empty = meta.story({
  args: {
    webhooks: <WebhookList {...hookList} state={{ status: 'ready', item: [] }} />,
    keys: <ApiKeyList {...keyList} state={{ status: 'ready', item: [] }} />,
  },
})
const LONG = 'Depolama-paketleme-ve-uluslararası-kargo-yazılımı-bağlantısı'
export const LongName = meta.story({
  args: { keys: <ApiKeyList {...keyList} state={{ status: 'ready', item: [{ ...key, name: LONG }] }} /> },
})
/** The key, once. */
export const KeyMade = meta.story({
  args: {
    dialogs: (
      <SecretDialog
        title="Anahtarınız hazır"
        text="Programınız bu anahtarı her isteğin “Authorization” başlığında, “Bearer” sözcüğünden sonra gönderir."
        label="API anahtarı"
        secret={API_KEY_SECRET}
        onClose={fn()}
      />
    ),
  },
})
KeyMade.test('shows the whole key and how to copy it', async ({ canvasElement }) => {
  const dialog = await dialogIn(canvasElement, 'Anahtarınız hazır')
  await expect(dialog.getByDisplayValue(API_KEY_SECRET)).toBeVisible()
})
export const KeyRemoval = meta.story({
  args: { dialogs: <ApiKeyRemoval apiKey={key} onConfirm={fn()} onCancel={fn()} /> },
})
export const Revoked = meta.story({ args: { notice: { code: 'revoked' } } })
export const RevokeFailed = meta.story({ args: { notice: { code: 'revokeFailed' } } })

const renew = fn()
export const Renewal = meta.story({
  args: { dialogs: <SecretRenewal state={{}} onConfirm={renew} onClose={fn()} /> },
})
Renewal.test('asks for the own password', async ({ canvasElement }) => {
  const dialog = await questionIn(canvasElement)
  await userEvent.click(dialog.getByRole('button', { name: 'Yenile' }))
  await expect(renew).not.toHaveBeenCalled()
  await userEvent.type(dialog.getByLabelText('Kendi şifreniz'), 'Kamille-2026')
  await userEvent.click(dialog.getByRole('button', { name: 'Yenile' }))
  await expect(renew).toHaveBeenCalledWith({ currentPassword: 'Kamille-2026' })
})
export const RenewalFailed = meta.story({
  args: { dialogs: <SecretRenewal state={{ serverError: '' }} onConfirm={fn()} onClose={fn()} /> },
})
export const WebhookRemoved = meta.story({ args: { notice: { code: 'removed' } } })
export const Removal = meta.story({
  args: { dialogs: <WebhookRemoval webhook={webhook} onConfirm={fn()} onCancel={fn()} /> },
})
