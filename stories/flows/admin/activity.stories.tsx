import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, mocked, screen, spyOn, userEvent, waitFor, within } from '@storybook/test'
import { activityMocks } from '@/shop/activity/activity.mocks'
import { mailMocks, mailTexts } from '@/shop/mails/mails.mocks'
import { adminAccountMocks } from '@/shop/staff/admins.mocks'
import { answers } from '@/mocks/shared/handlers'
import { flow } from '../../fixtures/flow'
import { wide } from '../../admin/shared/phone'
import { BackOffice, currentUrl, said } from './back-office'
import { mockAdmin } from './mocked-admin'

const PLACE = '/dashboard?section=activity'

/** The audit log of admin changes and the log of sent emails [ADMIN-55] [ADMIN-56]. */
const meta = {
  title: 'Flows/Admin/Activity',
  component: BackOffice,
  tags: ['!autodocs'],
  ...wide,
  parameters: { ...flow, ...wide.parameters },
  args: { path: PLACE },
  beforeEach: ({ msw }) => mockAdmin(msw, ...activityMocks.ok, ...mailMocks.ok, ...adminAccountMocks.ok),
} satisfies Meta<typeof BackOffice>

export default meta
type Story = StoryObj<typeof meta>

export const Filtered: Story = {
  play: async () => {
    await expect(await screen.findByText('Ürün değiştirildi')).toBeVisible()
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Tür' }), 'Sipariş')
    await waitFor(() => expect(currentUrl()).toBe(`${PLACE}&kind=order`))
    await expect(await screen.findByText('Sipariş durumu değişti')).toBeVisible()
    await waitFor(() => expect(screen.queryByText('Ürün değiştirildi')).toBeNull())
  },
}

export const Export: Story = {
  beforeEach: () => {
    spyOn(URL, 'createObjectURL')
  },
  play: async () => {
    await screen.findByText('Ürün değiştirildi')
    await userEvent.click(screen.getByRole('button', { name: 'CSV indir' }))
    await said('Kayıtlar indirildi')
    const [file] = mocked(URL.createObjectURL).mock.lastCall ?? []
    const text = file instanceof Blob ? await file.text() : ''
    await expect(text.split('\r\n')).toHaveLength(5)
    await expect(text).toContain('Elif Yılmaz;product.update;Abendruhe;"name: Abendruhe Tee → Abendruhe')
  },
}

export const ExportFails: Story = {
  play: async ({ msw }) => {
    await screen.findByText('Ürün değiştirildi')
    msw.use(...activityMocks.error)
    await userEvent.click(screen.getByRole('button', { name: 'CSV indir' }))
    await said(/^Kayıtlar indirilemedi/)
  },
}

export const MailSentAgain: Story = {
  play: async () => {
    await screen.findByText('Ürün değiştirildi')
    await userEvent.click(screen.getByRole('tab', { name: 'E-postalar' }))
    await waitFor(() => expect(currentUrl()).toBe(`${PLACE}&tab=mails`))
    const [first] = await screen.findAllByRole('button', { name: /^Yeniden gönder/ })
    if (first) await userEvent.click(first)
    await said('E-posta yeniden sıraya alındı')
  },
}

export const MailSentAgainByKeyboard: Story = {
  tags: ['!dev', '!autodocs'],
  args: { path: `${PLACE}&tab=mails` },
  play: async () => {
    const [first] = await screen.findAllByRole('button', { name: /^Yeniden gönder/ })
    first?.focus()
    await userEvent.keyboard('{Enter}')
    await said('E-posta yeniden sıraya alındı')
    await expect(first).toHaveFocus()
  },
}

export const SentMeanwhile: Story = {
  args: { path: `${PLACE}&tab=mails` },
  beforeEach: ({ msw }) => msw.use(...mailMocks.alreadySent),
  play: async () => {
    const [first] = await screen.findAllByRole('button', { name: /^Yeniden gönder/ })
    if (first) await userEvent.click(first)
    await said(/^E-posta gönderilemedi/)
  },
}

/** Opens the form of the first mail's texts and types into its subject. */
async function typeText(typed: string) {
  await userEvent.click(await screen.findByRole('button', { name: 'Önizleme' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Metinleri düzenle' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'E-posta metinleri' }))
  await userEvent.type(await dialog.findByLabelText('Konu'), typed)
  return dialog
}

/** Saved beside the mail that shows them, tried by a mail to oneself; leaving unsaved ones asks. */
export const MailTexts: Story = {
  args: { path: `${PLACE}&tab=mails` },
  parameters: { rules: ['ADMIN-650', 'ADMIN-653', 'ADMIN-654'] },
  play: async () => {
    const dialog = await typeText('!')
    await userEvent.click(dialog.getByRole('button', { name: 'Bana deneme gönder' }))
    await said(/elif@verda.example adresine gidiyor/)
    await userEvent.click(dialog.getByRole('button', { name: 'Vazgeç' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Düzenlemeye dön' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Kaydet' }))
    await said(/^Metinler kaydedildi/)
    await userEvent.click(dialog.getByRole('button', { name: 'Vazgeç' }))
    await expect(await screen.findByRole('dialog', { name: 'E-posta önizlemesi' })).toBeVisible()
  },
}

export const MailTextRefused: Story = {
  args: { path: `${PLACE}&tab=mails` },
  parameters: { rules: ['ADMIN-651'] },
  play: async ({ msw }) => {
    const dialog = await typeText('!')
    msw.use(...mailMocks.previewRefused, ...mailMocks.textsRefused)
    await userEvent.type(dialog.getByLabelText('Konu'), '?')
    await said(/^Önizleme, metinler uygun olunca yenilenir: Bu metinde/)
    await expect(dialog.getByTitle(/^Ihre Bestellung/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Kaydet' }))
    await waitFor(() => expect(dialog.getByLabelText('Konu')).toHaveAccessibleDescription(/\{bald\}/))
  },
}

/** Somebody else saved the same text: which one stays is chosen. */
export const MailTextsChangedMeanwhile: Story = {
  args: { path: `${PLACE}&tab=mails` },
  parameters: { rules: ['ADMIN-650'] },
  beforeEach: ({ msw }) => {
    let reads = 0
    msw.use(
      ...mailMocks.textsChangedMeanwhile,
      answers('getMailTexts', () => {
        reads += 1
        if (reads === 1) return mailTexts
        const [subject, ...others] = mailTexts.texts
        const theirs = subject ? [{ ...subject, own: '{orderNumber}: bezahlt' }] : []
        return { texts: [...theirs, ...others], updatedAt: '2026-11-20T10:00:00.000Z' }
      }),
    )
  },
  play: async () => {
    const dialog = await typeText('!')
    await userEvent.click(dialog.getByRole('button', { name: 'Kaydet' }))
    await userEvent.click(await dialog.findByRole('button', { name: 'Güncel kaydı yükle' }))
    const question = within(await screen.findByRole('dialog', { name: 'Bu kayıt siz düzenlerken değişti' }))
    await userEvent.click(question.getByRole('radio', { name: /bezahlt/ }))
    await userEvent.click(question.getByRole('button', { name: 'Seçtiklerimi al' }))
    await waitFor(() => expect(dialog.getByLabelText('Konu')).toHaveValue('{orderNumber}: bezahlt'))
  },
}

export const LoadFails: Story = {
  beforeEach: ({ msw }) => msw.use(...activityMocks.error),
  play: async () => {
    await expect(await screen.findByText('Kayıtlar yüklenirken hata oluştu')).toBeVisible()
  },
}
