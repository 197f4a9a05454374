import { expect, fn, userEvent, waitFor, within } from '@storybook/test'
import type { MailChoice } from '@/screens/admin/activity/mail-choice-fields'
import { ShownMail } from '@/screens/admin/activity/mail-shown'
import { MailTextsDialog } from '@/screens/admin/activity/mail-texts-dialog'
import type { ItemState } from '@/screens/admin/shared/lists/list-state'
import type { MailTextsRecord, TextKind } from '@/shop/mails/mail-texts'
import type { MailPreview } from '@/shop/mails/mails'
import { mailPreview, mailTexts } from '@/shop/mails/mails.mocks'
import preview from '#.storybook/preview'
import { dialogIn } from '../../fixtures/body'
import { overlayPictures } from '../../fixtures/pictures'
import { phone, wide } from '../shared/phone'

const choice: MailChoice<TextKind> = { kind: 'paid', language: 'de', platform: 'germany' }
const ofAccount: MailChoice<TextKind> = { ...choice, kind: 'reset', platform: 'turkey' }
const ready: ItemState<MailTextsRecord> = { status: 'ready', item: mailTexts }
const standard: ItemState<MailTextsRecord> = {
  status: 'ready',
  item: { texts: mailTexts.texts.map((text) => ({ ...text, own: null })), updatedAt: null },
}
const loading: ItemState<MailTextsRecord> = { status: 'loading' }
const failed: ItemState<MailTextsRecord> = { status: 'error' }
const shown: ItemState<MailPreview> = { status: 'ready', item: mailPreview }

/** The shop's own texts of its mails. */
const meta = preview.meta({
  title: 'Admin/Activity/Mail texts',
  component: MailTextsDialog,
  ...wide,
  parameters: { layout: 'fullscreen', ...wide.parameters, rules: ['ADMIN-654'] },
  args: {
    choice,
    state: standard,
    mail: <ShownMail state={shown} onRetry={fn()} />,
    onChoiceChange: fn(),
    onTyped: fn(),
    onShow: fn(),
    onSave: fn(),
    onTest: fn(),
    onRetry: fn(),
    onClose: fn(),
  },
})

export default meta

const opened = (canvasElement: HTMLElement) => dialogIn(canvasElement, 'E-posta metinleri')

export const Standard = meta.story({
  play: async ({ canvasElement }) => {
    const dialog = await opened(canvasElement)
    await expect(dialog.getByLabelText('Konu')).toHaveValue(mailTexts.texts[0]?.standard)
    await expect(dialog.queryByRole('button', { name: /^Varsayılana dön/ })).toBeNull()
    await expect(dialog.queryByRole('button', { name: 'Tümünü varsayılana döndür' })).toBeNull()
  },
})

export const Changed = meta.story({ args: { state: ready }, parameters: { chromatic: overlayPictures } })
Changed.test(
  'a field is inserted at the cursor, and what is typed is told',
  async ({ args, canvasElement }) => {
    const dialog = await opened(canvasElement)
    const intro = dialog.getByLabelText<HTMLTextAreaElement>('Giriş')
    intro.setSelectionRange(4, 12)
    await userEvent.click(dialog.getByRole('button', { name: 'Sipariş numarası ekle: Giriş' }))
    await expect(intro).toHaveValue('Ihre{orderNumber} ist da.\nWir packen Ihren Tee noch heute.')
    await expect(intro).toHaveFocus()
    await expect(args.onShow).toHaveBeenLastCalledWith('intro')
    await waitFor(() =>
      expect(args.onTyped).toHaveBeenLastCalledWith(expect.objectContaining({ intro: intro.value })),
    )
    await userEvent.click(dialog.getByRole('button', { name: 'Bana deneme gönder' }))
    await waitFor(() => expect(args.onTest).toHaveBeenCalled())
    await userEvent.click(dialog.getByRole('button', { name: 'Kaydet' }))
    const saved = {
      subject: mailTexts.texts[0]?.standard,
      intro: intro.value,
      premium: mailTexts.texts[2]?.standard,
    }
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith(saved))
  },
)
Changed.test('one text or all of them go back to the standard', async ({ canvasElement, step }) => {
  const dialog = await opened(canvasElement)
  const intro = dialog.getByLabelText('Giriş')
  await expect(dialog.getByText(/^Varsayılan: Ihre Zahlung ist bei uns/)).toBeVisible()
  await step('one', async () => {
    await userEvent.click(dialog.getByRole('button', { name: 'Varsayılana dön: Giriş' }))
    await expect(intro).toHaveValue(mailTexts.texts[1]?.standard)
    await expect(intro).toHaveFocus()
    await expect(dialog.queryByText(/^Varsayılan:/)).toBeNull()
  })
  await step('all', async () => {
    await userEvent.type(intro, ' X')
    await userEvent.type(dialog.getByLabelText('Konu'), ' Y')
    await userEvent.click(dialog.getByRole('button', { name: 'Tümünü varsayılana döndür' }))
    await expect(intro).toHaveValue(mailTexts.texts[1]?.standard)
    await expect(dialog.getByLabelText('Konu')).toHaveValue(mailTexts.texts[0]?.standard)
  })
})
Changed.test(
  'another mail is chosen over unsaved texts only when that is wanted',
  async ({ args, canvasElement }) => {
    const dialog = await opened(canvasElement)
    await userEvent.type(dialog.getByLabelText('Konu'), '!')
    await userEvent.click(dialog.getByRole('radio', { name: 'Türkçe' }))
    const question = within(await within(canvasElement.ownerDocument.body).findByRole('alertdialog'))
    await expect(args.onChoiceChange).not.toHaveBeenCalled()
    await userEvent.click(question.getByRole('button', { name: 'Değişiklikleri sil' }))
    await expect(args.onChoiceChange).toHaveBeenCalledWith({ ...choice, language: 'tr' })
  },
)

/** Nothing is sent without a text. */
export const Empty = meta.story({
  play: async ({ args, canvasElement }) => {
    const dialog = await opened(canvasElement)
    await userEvent.clear(dialog.getByLabelText('Giriş'))
    await userEvent.click(dialog.getByRole('button', { name: 'Kaydet' }))
    await waitFor(() =>
      expect(dialog.getByLabelText('Giriş')).toHaveAccessibleDescription(/Metin boş olamaz/),
    )
    await expect(args.onSave).not.toHaveBeenCalled()
  },
})

export const Refused = meta.story({
  args: {
    state: ready,
    refusal: {
      serverError: 'Lütfen girdiğiniz bilgileri kontrol edin.',
      fieldErrors: [{ path: 'texts.subject', msg: 'Bu metinde {bald} alanı yok.' }],
    },
    mail: <ShownMail state={shown} behind="Bu metinde {bald} alanı yok." onRetry={fn()} />,
  },
  play: async ({ canvasElement }) => {
    const dialog = await opened(canvasElement)
    await waitFor(() => expect(dialog.getByLabelText('Konu')).toHaveAccessibleDescription(/\{bald\}/))
    await expect(dialog.getByText(/^Önizleme, metinler uygun olunca/)).toBeVisible()
  },
})

/** Mails about no order have the same texts for every shop. */
export const OneShop = meta.story({
  args: { choice: ofAccount },
  play: async ({ canvasElement }) => {
    const dialog = await opened(canvasElement)
    await expect(dialog.getByLabelText('Mağaza')).toBeDisabled()
    await expect(dialog.getByText(/Almanya mağazasından gider/)).toBeVisible()
  },
})

export const ChangedMeanwhile = meta.story({
  args: { state: ready, refusal: { serverError: '', stale: true }, onRetry: fn() },
  play: async ({ args, canvasElement }) => {
    // The panel of actions, which leaves out what has this name, would read the window of a press and so the mail's frame.
    args.onRetry.mockName('spy')
    const dialog = await opened(canvasElement)
    await userEvent.click(dialog.getByRole('button', { name: 'Güncel kaydı yükle' }))
    await expect(args.onRetry).toHaveBeenCalled()
  },
})
export const Saving = meta.story({ args: { state: ready, saving: true } })
export const Saved = meta.story({ args: { state: ready, saved: true } })
export const Tested = meta.story({
  args: { state: ready, test: { status: 'sent', recipient: 'elif@verda.example' } },
})
export const TestFailed = meta.story({
  args: { state: ready, test: { status: 'failed', message: undefined } },
})
export const Loading = meta.story({
  args: { state: loading, mail: <ShownMail state={{ status: 'loading' }} onRetry={fn()} /> },
})
export const LoadFailed = meta.story({ args: { state: failed } })
export const Dark = meta.story({ args: { state: ready }, globals: { ...wide.globals, theme: 'dark' } })
export const Phone = meta.story({
  ...phone,
  args: { state: ready },
  parameters: { layout: 'fullscreen', ...phone.parameters },
})
