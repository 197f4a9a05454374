import { expect, fn, userEvent, waitFor, within } from '@storybook/test'
import { RecoveryCodes } from '@/screens/admin/staff/factor/recovery-codes'
import { OwnAccountDialog } from '@/screens/admin/staff/own-account-dialog'
import { recoveryCodes } from '@/shop/second-factor/second-factor.mocks'
import preview from '#.storybook/preview'
import { dialogIn, questionIn } from '../../fixtures/body'
import { phone } from '../shared/phone'
import { pictured } from '../../fixtures/pictures'

const meta = preview.meta({
  title: 'Admin/Staff/Own account',
  component: OwnAccountDialog,
  parameters: { layout: 'fullscreen' },
  args: {
    admin: { name: 'Elif Yılmaz', email: 'elif.yilmaz@verda.example' },
    profile: { status: 'idle' as const },
    password: { status: 'idle' as const },
    passwordChanges: 0,
    onProfileSave: fn(),
    onPasswordSave: fn(),
    onClose: fn(),
  },
})

export default meta

const formIn = async (element: HTMLElement, name: string) =>
  within((await dialogIn(element, 'Hesabım')).getByRole('form', { name }))

export const Profile = meta.story({ ...pictured, tags: ['picture'] })
Profile.test('calls onProfileSave', async ({ args, canvasElement }) => {
  const form = await formIn(canvasElement, 'Ad ve e-posta')
  await expect(form.getByRole('button', { name: 'Kaydet' })).toBeDisabled()
  await userEvent.type(form.getByLabelText('Ad'), ' Demir')
  await userEvent.click(form.getByRole('button', { name: 'Kaydet' }))
  await expect(args.onProfileSave).toHaveBeenCalledWith({
    name: 'Elif Yılmaz Demir',
    email: 'elif.yilmaz@verda.example',
  })
})

/** A new address asks for the own password. */
export const NewAddress = meta.story({
  play: async ({ args, canvasElement }) => {
    const form = await formIn(canvasElement, 'Ad ve e-posta')
    await userEvent.type(form.getByLabelText('E-posta'), '.tr')
    await userEvent.click(form.getByRole('button', { name: 'Kaydet' }))
    await expect(await form.findByText('Kendi şifreniz gereklidir')).toBeVisible()
    await expect(args.onProfileSave).not.toHaveBeenCalled()
    await userEvent.type(form.getByLabelText('Kendi şifreniz'), 'Kamille-2026')
    await userEvent.click(form.getByRole('button', { name: 'Kaydet' }))
    await expect(args.onProfileSave).toHaveBeenCalledWith({
      name: 'Elif Yılmaz',
      email: 'elif.yilmaz@verda.example.tr',
      currentPassword: 'Kamille-2026',
    })
  },
})

Profile.test(
  'calls onClose',
  { parameters: { ...meta.input.parameters, rules: ['ADMIN-7'] } },
  async ({ args, canvasElement }) => {
    const form = await formIn(canvasElement, 'Ad ve e-posta')
    await userEvent.type(form.getByLabelText('Ad'), ' Demir')
    await userEvent.keyboard('{Escape}')
    const question = await questionIn(canvasElement)
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.click(question.getByRole('button', { name: 'Değişiklikleri sil' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
)

export const Password = meta.story({
  play: async ({ canvasElement }) => {
    const form = await formIn(canvasElement, 'Şifre')
    await userEvent.type(form.getByLabelText('Yeni şifre'), 'Holunder-9')
    await userEvent.click(form.getByRole('button', { name: 'Şifreyi değiştir' }))
    await waitFor(() => expect(form.getByText('Mevcut şifre gereklidir')).toBeVisible())
  },
})
Profile.test(
  'the current one is asked for, the new one typed twice',
  async ({ args, canvasElement, step }) => {
    const form = await formIn(canvasElement, 'Şifre')
    await step('the current one is asked for, the new one typed twice', async () => {
      await userEvent.type(form.getByLabelText('Yeni şifre'), 'Holunder-9')
      await userEvent.type(form.getByLabelText('Yeni şifre (tekrar)'), 'Holunder-8')
      await userEvent.click(form.getByRole('button', { name: 'Şifreyi değiştir' }))
      await waitFor(() => expect(form.getByText('Mevcut şifre gereklidir')).toBeVisible())
      await waitFor(() => expect(form.getByText('Şifreler eşleşmiyor')).toBeVisible())
      await expect(form.getByLabelText('Mevcut şifre')).toHaveFocus()
    })
    await userEvent.type(form.getByLabelText('Mevcut şifre'), 'Kamille-2026')
    await userEvent.clear(form.getByLabelText('Yeni şifre (tekrar)'))
    await userEvent.type(form.getByLabelText('Yeni şifre (tekrar)'), 'Holunder-9')
    await userEvent.click(form.getByRole('button', { name: 'Şifreyi değiştir' }))
    await expect(args.onPasswordSave).toHaveBeenCalledWith({
      currentPassword: 'Kamille-2026',
      newPassword: 'Holunder-9',
    })
  },
)

export const Saving = meta.story({ args: { profile: { status: 'saving' }, password: { status: 'saving' } } })
export const Saved = meta.story({ args: { profile: { status: 'saved' }, password: { status: 'saved' } } })

export const Failed = meta.story({
  args: { profile: { status: 'failed' }, password: { status: 'failed', message: 'Mevcut şifre hatalı.' } },
  play: async ({ canvasElement }) => {
    const form = await formIn(canvasElement, 'Şifre')
    await expect(form.getByRole('alert')).toHaveTextContent('Mevcut şifre hatalı.')
  },
})

const wrongPassword = [{ path: 'currentPassword', msg: 'Mevcut şifre hatalı.' }]

/** A wrong password is said at its field. */
export const WrongPassword = meta.story({
  args: {
    profile: { status: 'failed', message: 'Mevcut şifre hatalı.', fieldErrors: wrongPassword },
    password: { status: 'failed', message: 'Mevcut şifre hatalı.', fieldErrors: wrongPassword },
  },
  play: async ({ canvasElement }) => {
    const profile = await formIn(canvasElement, 'Ad ve e-posta')
    await expect(profile.getByLabelText('Kendi şifreniz')).toHaveAccessibleDescription(/Mevcut şifre hatalı/)
    const password = await formIn(canvasElement, 'Şifre')
    await expect(password.getByLabelText('Mevcut şifre')).toHaveAccessibleDescription(/Mevcut şifre hatalı/)
  },
})

/** Recovery codes are shown once. */
export const Codes = meta.story({
  args: { held: true, children: <RecoveryCodes codes={recoveryCodes} onDownload={fn()} onDone={fn()} /> },
})
Codes.test(
  'only the own button of the codes leads on',
  { parameters: { ...meta.input.parameters, rules: ['ADMIN-986'] } },
  async ({ args, canvasElement }) => {
    const dialog = await dialogIn(canvasElement, 'Hesabım')
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).not.toHaveBeenCalled()
    await expect(dialog.queryByRole('button', { name: 'Kapat' })).toBeNull()
    await expect(dialog.getByRole('button', { name: 'Kodları sakladım' })).toBeVisible()
  },
)

export const Phone = meta.story({ ...phone, parameters: { layout: 'fullscreen', ...phone.parameters } })
export const Dark = meta.story({ globals: { theme: 'dark' } })
