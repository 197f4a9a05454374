import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from '@storybook/test'
import { adminAccountMocks } from '@/shop/staff/admins.mocks'
import { roleMocks } from '@/shop/roles/roles.mocks'
import { flow } from '../../fixtures/flow'
import { dialogIn, questionIn } from '../../fixtures/body'
import { wide } from '../../admin/shared/phone'
import { BackOffice, currentUrl, freshVisitor, said } from './back-office'
import { mockAdmin } from './mocked-admin'

const PLACE = '/dashboard?section=staff'

const meta = {
  title: 'Flows/Admin/Staff',
  component: BackOffice,
  tags: ['!autodocs'],
  ...wide,
  parameters: { ...flow, ...wide.parameters },
  args: { path: PLACE },
  beforeEach: ({ msw }) => mockAdmin(msw, ...adminAccountMocks.ok, ...roleMocks.ok),
} satisfies Meta<typeof BackOffice>

export default meta
type Story = StoryObj<typeof meta>

async function invite(canvasElement: HTMLElement) {
  const canvas = within(canvasElement)
  await userEvent.click(await canvas.findByRole('button', { name: 'Yönetici davet et' }))
  const dialog = await dialogIn(canvasElement, 'Yönetici davet et')
  await userEvent.type(dialog.getByLabelText('Ad'), 'Deniz Er')
  await userEvent.type(dialog.getByLabelText('E-posta'), 'deniz@verda.example')
  await userEvent.type(dialog.getByLabelText('Kendi şifreniz'), 'Kamille-2026')
  await userEvent.click(dialog.getByRole('button', { name: 'Davet gönder' }))
  return dialog
}

export const Invite: Story = {
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Mert Kaya')
    await invite(canvasElement)
    await said('deniz@verda.example adresine davet gönderildi')
    await waitFor(() => expect(currentUrl()).toBe(PLACE))
  },
}

export const EmailTaken: Story = {
  beforeEach: ({ msw }) => msw.use(...adminAccountMocks.emailTaken),
  play: async ({ canvasElement }) => {
    const dialog = await invite(canvasElement)
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Bu e-posta adresi zaten kayıtlı.')
  },
}

export const Deactivate: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Mert Kaya: devre dışı bırak' }))
    const question = await questionIn(canvasElement)
    await userEvent.type(question.getByLabelText('Kendi şifreniz'), 'Kamille-2026')
    await userEvent.click(question.getByRole('button', { name: 'Devre dışı bırak' }))
    await said('Yönetici devre dışı bırakıldı')
  },
}

/** The server rejects disabling the last active administrator. */
export const LastOne: Story = {
  beforeEach: ({ msw }) => msw.use(...adminAccountMocks.lastOne),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Mert Kaya: devre dışı bırak' }))
    const question = await questionIn(canvasElement)
    await userEvent.type(question.getByLabelText('Kendi şifreniz'), 'Kamille-2026')
    await userEvent.click(question.getByRole('button', { name: 'Devre dışı bırak' }))
    await said('Yönetici değiştirilemedi: Kendinizi pasifleştiremezsiniz; son aktif sahip de sahip kalır.')
  },
}

export const PasswordLink: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Mert Kaya için şifre bağlantısı gönder' }),
    )
    const question = await questionIn(canvasElement)
    await userEvent.type(question.getByLabelText('Kendi şifreniz'), 'Kamille-2026')
    await userEvent.click(question.getByRole('button', { name: 'Bağlantıyı gönder' }))
    await said('mert.kaya@verda.example adresine bağlantı gönderildi')
  },
}

const account = async (canvasElement: HTMLElement) => {
  await userEvent.click(await screen.findByRole('button', { name: /Elif Yılmaz.*Hesabım/ }))
  return dialogIn(canvasElement, 'Hesabım')
}

/** The administrator's own account, opened from the name at the bottom of the sidebar. */
export const OwnAccount: Story = {
  play: async ({ canvasElement, step }) => {
    const dialog = await account(canvasElement)
    await step('a new password; the fields are empty afterwards', async () => {
      const form = () => within(dialog.getByRole('form', { name: 'Şifre' }))
      await userEvent.type(form().getByLabelText('Mevcut şifre'), 'Kamille-2026')
      await userEvent.type(form().getByLabelText('Yeni şifre'), 'Holunder-9')
      await userEvent.type(form().getByLabelText('Yeni şifre (tekrar)'), 'Holunder-9')
      await userEvent.click(form().getByRole('button', { name: 'Şifreyi değiştir' }))
      await waitFor(() => expect(dialog.getByText('Şifreniz değiştirildi')).toBeVisible())
      await expect(form().getByLabelText('Mevcut şifre')).toHaveValue('')
    })
    await step('name and mail', async () => {
      const form = within(dialog.getByRole('form', { name: 'Ad ve e-posta' }))
      await userEvent.type(form.getByLabelText('Ad'), ' Demir')
      await userEvent.click(form.getByRole('button', { name: 'Kaydet' }))
      await waitFor(() => expect(dialog.getByText('Bilgileriniz kaydedildi')).toBeVisible())
    })
  },
}

export const WrongPassword: Story = {
  beforeEach: ({ msw }) => msw.use(...adminAccountMocks.wrongPassword),
  play: async ({ canvasElement }) => {
    const dialog = await account(canvasElement)
    const form = within(dialog.getByRole('form', { name: 'Şifre' }))
    await userEvent.type(form.getByLabelText('Mevcut şifre'), 'falsch')
    await userEvent.type(form.getByLabelText('Yeni şifre'), 'Holunder-9')
    await userEvent.type(form.getByLabelText('Yeni şifre (tekrar)'), 'Holunder-9')
    await userEvent.click(form.getByRole('button', { name: 'Şifreyi değiştir' }))
    await expect(await form.findByText('Mevcut şifre hatalı.')).toBeVisible()
    await expect(form.getByLabelText('Mevcut şifre')).toHaveValue('falsch')
  },
}

/** A wrong password keeps the question and everything typed. */
export const QuestionWithWrongPassword: Story = {
  beforeEach: ({ msw }) => msw.use(...adminAccountMocks.wrongPassword),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Mert Kaya için şifre bağlantısı gönder' }),
    )
    const question = await questionIn(canvasElement)
    await userEvent.type(question.getByLabelText('Kendi şifreniz'), 'falsch{Enter}')
    await expect(await question.findByText('Mevcut şifre hatalı.')).toBeVisible()
    await expect(question.getByLabelText('Kendi şifreniz')).toHaveValue('falsch')
  },
}

/** The link in the mail to a former address: nothing happens before the button is pressed. */
export const UndoAddress: Story = {
  args: { path: '/undo-address?token=token-of-a-mail' },
  parameters: { rules: ['IDENTITY-52'] },
  beforeEach: () => freshVisitor(),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Değişikliği geri al' }))
    await expect(await canvas.findByText(/^admin@verda\.example adresi yeniden geçerli/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Giriş sayfasına git' }))
    await canvas.findByRole('button', { name: 'Giriş yap' })
  },
}

export const UsedUndo: Story = {
  args: { path: '/undo-address?token=used' },
  beforeEach: ({ msw }) => {
    freshVisitor()
    msw.use(...adminAccountMocks.usedUndo)
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Değişikliği geri al' }))
    await expect(await canvas.findByText('Bu bağlantı daha önce kullanıldı.')).toBeVisible()
  },
}

/** Sets a new password through the link from an email. */
export const NewPassword: Story = {
  args: { path: '/?reset=token-of-a-mail' },
  beforeEach: () => freshVisitor(),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Yeni şifre'), 'Holunder-9')
    await userEvent.type(canvas.getByLabelText('Yeni şifre (tekrar)'), 'Holunder-9')
    await userEvent.click(canvas.getByRole('button', { name: 'Şifreyi kaydet' }))
    await expect(await canvas.findByText(/Şifreniz kaydedildi/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Giriş sayfasına git' }))
    await canvas.findByRole('button', { name: 'Giriş yap' })
  },
}

export const BadLink: Story = {
  args: { path: '/?reset=used' },
  beforeEach: ({ msw }) => {
    freshVisitor()
    msw.use(...adminAccountMocks.badLink)
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Yeni şifre'), 'Holunder-9')
    await userEvent.type(canvas.getByLabelText('Yeni şifre (tekrar)'), 'Holunder-9')
    await userEvent.click(canvas.getByRole('button', { name: 'Şifreyi kaydet' }))
    await expect(await canvas.findByText(/geçersiz veya süresi dolmuş/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Yeni bağlantı iste' }))
    await waitFor(() => expect(currentUrl()).toBe('/?forgot=1'))
    await canvas.findByRole('heading', { name: 'Şifrenizi mi unuttunuz?' })
  },
}

export const Slow: Story = {
  beforeEach: ({ msw }) => msw.use(...adminAccountMocks.slow),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Yöneticiler' })
  },
}

export const ServerError: Story = {
  beforeEach: ({ msw }) => msw.use(...adminAccountMocks.error),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Yöneticiler yüklenirken hata oluştu')).toBeVisible()
  },
}

export const ExpiredSession: Story = {
  beforeEach: ({ msw }) => msw.use(...adminAccountMocks.expired),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Giriş yap' })
    await waitFor(() => expect(currentUrl()).toBe('/'))
  },
}
