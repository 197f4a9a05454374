import { expect, fn, userEvent } from '@storybook/test'
import type { MailChoice } from '@/screens/admin/activity/mail-choice-fields'
import { MailPreviewDialog } from '@/screens/admin/activity/mail-preview-dialog'
import type { ItemState } from '@/screens/admin/shared/lists/list-state'
import type { MailPreview } from '@/shop/mails/mails'
import { mailPreview } from '@/shop/mails/mails.mocks'
import preview from '#.storybook/preview'
import { dialogIn } from '../../fixtures/body'
import { overlayPictures } from '../../fixtures/pictures'
import { permitted } from '../shared/permitted'
import { phone, wide } from '../shared/phone'

const choice: MailChoice = { kind: 'placed', language: 'de', platform: 'germany' }
const ready: ItemState<MailPreview> = { status: 'ready', item: mailPreview }
const sample: ItemState<MailPreview> = { status: 'ready', item: { ...mailPreview, orderNumber: null } }
const loading: ItemState<MailPreview> = { status: 'loading' }
const failed: ItemState<MailPreview> = { status: 'error' }

/** How a kind of mail looks to its recipients. */
const meta = preview.meta({
  title: 'Admin/Activity/Mail preview',
  component: MailPreviewDialog,
  ...wide,
  parameters: { layout: 'fullscreen', ...wide.parameters, rules: ['ADMIN-620'] },
  args: {
    choice,
    state: ready,
    onChoiceChange: fn(),
    onEdit: fn(),
    onRetry: fn(),
    onClose: fn(),
  },
})

export default meta

export const Ready = meta.story({
  parameters: { chromatic: overlayPictures },
  play: async ({ args, canvasElement, step }) => {
    const dialog = await dialogIn(canvasElement, 'E-posta önizlemesi')
    const frame = () => dialog.getByTitle(mailPreview.subject)
    await expect(dialog.getByText('VD-2026-001042 numaralı siparişin verileriyle')).toBeVisible()
    await expect(frame()).toHaveAttribute('sandbox', '')
    await step('kind, shop and language are chosen', async () => {
      await userEvent.selectOptions(dialog.getByLabelText('E-posta'), 'Kargo bildirimi')
      await expect(args.onChoiceChange).toHaveBeenLastCalledWith({ ...args.choice, kind: 'shipped' })
      await userEvent.selectOptions(dialog.getByLabelText('Mağaza'), 'Türkiye')
      await expect(args.onChoiceChange).toHaveBeenLastCalledWith({ ...args.choice, platform: 'turkey' })
      await userEvent.click(dialog.getByRole('radio', { name: 'İngilizce' }))
      await expect(args.onChoiceChange).toHaveBeenLastCalledWith({ ...args.choice, language: 'en' })
    })
    await step('on a phone, and as text', async () => {
      await userEvent.click(dialog.getByRole('radio', { name: '320 px' }))
      await expect(frame().style.width).toBe('320px')
      await userEvent.click(dialog.getByRole('radio', { name: 'Metin' }))
      await expect(dialog.getByText(/^Guten Tag/)).toBeVisible()
      await userEvent.click(dialog.getByRole('radio', { name: '600 px' }))
    })
    await userEvent.click(dialog.getByRole('button', { name: 'Metinleri düzenle' }))
    await expect(args.onEdit).toHaveBeenCalledOnce()
  },
})

/** Nothing was ordered yet, or the kind is about no order. */
export const Sample = meta.story({
  args: { state: sample },
  play: async ({ canvasElement }) => {
    const dialog = await dialogIn(canvasElement, 'E-posta önizlemesi')
    await expect(dialog.getByText('Örnek verilerle')).toBeVisible()
  },
})

/** Mails to administrators say what they say. */
export const FixedTexts = meta.story({
  args: { choice: { ...choice, kind: 'staff-reset' }, state: sample },
  parameters: { rules: ['ADMIN-650'] },
  play: async ({ canvasElement }) => {
    const dialog = await dialogIn(canvasElement, 'E-posta önizlemesi')
    await expect(dialog.getByText('Bu e-postanın metinleri sabittir.')).toBeVisible()
    await expect(dialog.queryByRole('button', { name: 'Metinleri düzenle' })).toBeNull()
  },
})

export const ReadOnly = meta.story({
  decorators: [permitted('mails.read')],
  parameters: { rules: ['ADMIN-650'] },
  play: async ({ canvasElement }) => {
    const dialog = await dialogIn(canvasElement, 'E-posta önizlemesi')
    await expect(dialog.queryByRole('button', { name: 'Metinleri düzenle' })).toBeNull()
  },
})
export const Loading = meta.story({ args: { state: loading } })
export const Failed = meta.story({
  args: { state: failed },
  play: async ({ args, canvasElement }) => {
    const dialog = await dialogIn(canvasElement, 'E-posta önizlemesi')
    await expect(dialog.getByText('Önizleme yüklenemedi')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Tekrar dene' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})
export const Dark = meta.story({ globals: { ...wide.globals, theme: 'dark' } })
export const Phone = meta.story({ ...phone, parameters: { layout: 'fullscreen', ...phone.parameters } })
