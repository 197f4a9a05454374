import { expect, fn, userEvent } from '@storybook/test'
import { ApiKeyList } from '@/screens/admin/integrations/api-key-list'
import { ApiKeyRemoval } from '@/screens/admin/integrations/api-key-removal'
import { IntegrationsScreen } from '@/screens/admin/integrations/integrations-screen'
import { SecretDialog } from '@/screens/admin/integrations/secret-dialog'
import { API_KEY_SECRET } from '@/shop/api-keys/api-keys.mocks'
import preview from '#.storybook/preview'
import { apiKeys } from '../../fixtures/admin-integrations'
import { dialogIn } from '../../fixtures/body'
import { pictured } from '../../fixtures/pictures'
import { inShell } from '../shared/in-shell'
import { phone, wide } from '../shared/phone'

const [key] = apiKeys
if (!key) throw new RangeError('a key is needed')
const keyList = { onCreate: fn(), onRevoke: fn(), onRetry: fn() }
const keys = <ApiKeyList {...keyList} state={{ status: 'ready', item: apiKeys }} />

const meta = preview.meta({
  title: 'Admin/Integrations/Integrations page',
  component: IntegrationsScreen,
  decorators: [inShell('integrations')],
  globals: wide.globals,
  parameters: { layout: 'fullscreen', ...wide.parameters },
  args: { keys, onNoticeEnd: fn() },
})

export default meta

export const Ready = meta.story({ ...pictured })
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
export const Dark = meta.story({ globals: { theme: 'dark' } })
export const Phone = meta.story({ globals: phone.globals, parameters: phone.parameters })
export const Loading = meta.story({
  args: { keys: <ApiKeyList {...keyList} state={{ status: 'loading' }} /> },
})
export const LoadFailed = meta.story({
  args: { keys: <ApiKeyList {...keyList} state={{ status: 'error' }} /> },
})
export const Empty = meta.story({
  args: { keys: <ApiKeyList {...keyList} state={{ status: 'ready', item: [] }} /> },
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
