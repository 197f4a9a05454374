import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from '@storybook/test'
import { userMocks } from '@/shop/users/users.mocks'
import { flow } from '@stories/fixtures/flow'
import { dialogIn, questionIn } from '@stories/fixtures/body'
import { wide } from '@stories/admin/shared/phone'
import { BackOffice, currentUrl } from '../back-office'
import { manage, PLACE } from './users'
import { mockAdmin } from '../mocked-admin'

const meta = {
  title: 'Flows/Admin/Users/Details',
  component: BackOffice,
  tags: ['!autodocs'],
  ...wide,
  parameters: { ...flow, ...wide.parameters },
  args: { path: PLACE },
  beforeEach: ({ msw }) => mockAdmin(msw, ...userMocks.ok),
} satisfies Meta<typeof BackOffice>

export default meta
type Story = StoryObj<typeof meta>

/** A note, then another name and group. */
export const NoteAndGroup: Story = {
  parameters: { rules: ['ADMIN-660', 'ADMIN-661'] },
  args: { path: manage(702) },
  play: async ({ canvasElement, step }) => {
    const dialog = await dialogIn(canvasElement, 'Kullanıcıyı yönet')
    await step('a note', async () => {
      await userEvent.type(await dialog.findByLabelText('Yeni not'), 'Ruft lieber an')
      await userEvent.click(dialog.getByRole('button', { name: 'Not ekle' }))
      await expect(await dialog.findByText(/, Elif Yılmaz$/)).toBeVisible()
      await waitFor(() => expect(dialog.getByLabelText('Yeni not')).toHaveValue(''))
    })
    await step('a group', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Bilgileri düzenle' }))
      const form = await dialogIn(canvasElement, 'Müşteriyi düzenle')
      await userEvent.type(form.getByRole('combobox', { name: /^Müşteri grupları/ }), 'vip')
      await userEvent.click(form.getByRole('button', { name: 'Kaydet' }))
      await expect(await dialog.findByText('Müşteri bilgileri kaydedildi')).toBeVisible()
      await expect(dialog.getByText('VIP')).toBeVisible()
    })
  },
}

/** The first address of a book; what is refused is told in the form. */
export const Address: Story = {
  parameters: { rules: ['ADMIN-715'] },
  args: { path: manage(702) },
  beforeEach: ({ msw }) => msw.use(...userMocks.addressFails),
  play: async ({ canvasElement, msw }) => {
    const dialog = await dialogIn(canvasElement, 'Kullanıcıyı yönet')
    await userEvent.click(await dialog.findByRole('button', { name: 'Adres ekle' }))
    const form = await dialogIn(canvasElement, 'Adres ekle')
    await expect(form.getByLabelText(/^Ad soyad/)).toHaveValue('Sabine Koch')
    await userEvent.type(form.getByLabelText(/^Sokak/), 'Lindenweg 4')
    await userEvent.type(form.getByLabelText(/^Posta kodu/), '10115')
    await userEvent.type(form.getByLabelText(/^Şehir/), 'Berlin')
    await userEvent.click(form.getByRole('button', { name: 'Kaydet' }))
    await expect(await form.findByRole('alert')).toBeVisible()
    msw.use(...userMocks.ok)
    await userEvent.click(form.getByRole('button', { name: 'Kaydet' }))
    await expect(await dialog.findByText('Adres kaydedildi')).toBeVisible()
    await expect(dialog.getByText('Lindenweg 4')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Sil: Lindenweg 4' }))
    const question = await questionIn(canvasElement)
    await userEvent.click(question.getByRole('button', { name: 'Sil' }))
    await expect(await dialog.findByText('Adres silindi')).toBeVisible()
    await expect(dialog.queryByText('Lindenweg 4')).toBeNull()
  },
}

/** A customer made here is opened; an address in use is told at its field first. */
export const NewCustomer: Story = {
  parameters: { rules: ['ADMIN-664'] },
  beforeEach: ({ msw }) => msw.use(...userMocks.emailTaken),
  play: async ({ canvas, canvasElement, msw }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Yeni müşteri' }))
    const form = await dialogIn(canvasElement, 'Müşteri ekle')
    await userEvent.type(form.getByLabelText(/^Ad soyad/), 'Derya Polat')
    await userEvent.type(form.getByLabelText('E-posta'), 'derya@posta.example')
    await userEvent.click(form.getByRole('button', { name: 'Müşteriyi ekle' }))
    await expect(await form.findByText('Bu e-posta adresiyle bir müşteri zaten var')).toBeVisible()
    msw.use(...userMocks.ok)
    await userEvent.click(form.getByRole('button', { name: 'Müşteriyi ekle' }))
    const dialog = await dialogIn(canvasElement, 'Kullanıcıyı yönet')
    await expect(await dialog.findByText('Müşteri eklendi, şifre e-postası gönderildi')).toBeVisible()
    await expect(currentUrl()).toBe(manage(702))
  },
}

/** 409: somebody else saved; what is stored by now is loaded, what was typed stays. */
export const ChangedMeanwhile: Story = {
  parameters: { rules: ['ADMIN-662'] },
  args: { path: manage(702) },
  beforeEach: ({ msw }) => msw.use(...userMocks.editStale),
  play: async ({ canvasElement }) => {
    const dialog = await dialogIn(canvasElement, 'Kullanıcıyı yönet')
    await userEvent.click(await dialog.findByRole('button', { name: 'Bilgileri düzenle' }))
    const form = await dialogIn(canvasElement, 'Müşteriyi düzenle')
    await userEvent.type(form.getByLabelText(/^Şirket/), 'Teehaus')
    await userEvent.click(form.getByRole('button', { name: 'Kaydet' }))
    await userEvent.click(await form.findByRole('button', { name: 'Güncel kaydı yükle' }))
    const again = await dialogIn(canvasElement, 'Müşteriyi düzenle')
    await waitFor(() => expect(again.getByLabelText(/^Şirket/)).toHaveValue('Teehaus'))
  },
}

/** A note that has not been added is asked about before the dialog closes. */
export const NoteUnsaved: Story = {
  args: { path: manage(702) },
  beforeEach: ({ msw }) => msw.use(...userMocks.noteFails),
  play: async ({ canvasElement }) => {
    const dialog = await dialogIn(canvasElement, 'Kullanıcıyı yönet')
    await userEvent.type(await dialog.findByLabelText('Yeni not'), 'Ruft lieber an')
    await userEvent.click(dialog.getByRole('button', { name: 'Not ekle' }))
    await expect(await dialog.findByText(/^Not eklenemedi|^Hata:/)).toBeVisible()
    await expect(dialog.getByLabelText('Yeni not')).toHaveValue('Ruft lieber an')
    await userEvent.keyboard('{Escape}')
    await questionIn(canvasElement)
    await expect(currentUrl()).toBe(manage(702))
  },
}
