import { expect, fn, userEvent, waitFor } from '@storybook/test'
import type { ReactElement } from 'react'
import { OwnFactorsContext } from '@/screens/admin/shared/forms/own-factors'
import { StaffScreen } from '@/screens/admin/staff/staff-screen'
import { admin } from '@/shop/staff/staff-data.mocks'
import { passkeyAnswer } from '@/shop/passkeys/passkeys.mocks'
import preview from '../../../.storybook/preview'
import { roleRecords } from '../../fixtures/admin-roles'
import { staffRows } from '../../fixtures/admin-staff'
import { body, dialogIn, questionIn } from '../../fixtures/body'
import { inShell } from '../shared/in-shell'
import { phone, wide } from '../shared/phone'
import { pictured } from '../../fixtures/pictures'

const [, member] = staffRows
if (!member) throw new RangeError('two administrators are needed')
const ready = { status: 'ready', items: staffRows, page: 1, pages: 1, total: staffRows.length } as const

const meta = preview.meta({
  title: 'Admin/Staff',
  component: StaffScreen,
  decorators: [inShell('staff')],
  ...wide,
  parameters: { layout: 'fullscreen', ...wide.parameters },
  args: {
    state: ready,
    ownId: admin._id,
    roles: roleRecords,
    onRetry: fn(),
    onInvite: fn(),
    onEdit: fn(),
    onSave: fn(),
    onEditorClose: fn(),
    onToggle: fn(),
    onReset: fn(),
    onRemoveFactor: fn(),
    onConfirm: fn(),
    onQuestionClose: fn(),
    onNoticeEnd: fn(),
  },
})

export default meta

export const Ready = meta.story({ ...pictured })
Ready.test('nobody shuts themselves out', async ({ args, canvas, step }) => {
  await step('nobody shuts themselves out', async () => {
    await expect(canvas.getByText('Elif Yılmaz (siz)')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Elif Yılmaz: devre dışı bırak' })).toBeNull()
  })
  await userEvent.click(canvas.getByRole('button', { name: 'Mert Kaya: devre dışı bırak' }))
  await expect(args.onToggle).toHaveBeenCalledWith(member)
  await userEvent.click(canvas.getByRole('button', { name: 'Mert Kaya için şifre bağlantısı gönder' }))
  await expect(args.onReset).toHaveBeenCalledWith(member)
  await expect(
    canvas.getByRole('button', { name: 'Sude Arslan için şifre bağlantısı gönder' }),
  ).toBeDisabled()
  await userEvent.click(canvas.getByRole('button', { name: 'Yönetici davet et' }))
  await expect(args.onInvite).toHaveBeenCalledOnce()
})

export const Dark = meta.story({ globals: { ...wide.globals, theme: 'dark' } })
export const Phone = meta.story({ ...phone, parameters: { layout: 'fullscreen', ...phone.parameters } })
export const Loading = meta.story({ args: { state: { status: 'loading' } } })

export const LoadFailed = meta.story({
  args: { state: { status: 'error' } },
})
LoadFailed.test('calls onRetry', async ({ args, canvas }) => {
  await expect(canvas.getByText('Yöneticiler yüklenirken hata oluştu')).toBeVisible()
  await userEvent.click(canvas.getByRole('button', { name: 'Tekrar dene' }))
  await expect(args.onRetry).toHaveBeenCalledOnce()
})

export const Invite = meta.story({
  args: { editor: {} },
})
Invite.test('calls onSave', async ({ args, canvasElement }) => {
  const dialog = await dialogIn(canvasElement, 'Yönetici davet et')
  await userEvent.click(dialog.getByRole('button', { name: 'Davet gönder' }))
  await waitFor(() => expect(dialog.getByText('Ad gereklidir')).toBeVisible())
  await expect(dialog.getByLabelText('Ad')).toHaveFocus()
  await userEvent.type(dialog.getByLabelText('Ad'), 'Deniz Er ')
  await userEvent.type(dialog.getByLabelText('E-posta'), 'deniz@verda.example')
  await userEvent.click(dialog.getByRole('button', { name: 'Davet gönder' }))
  await expect(await dialog.findByText('Kendi şifreniz gereklidir')).toBeVisible()
  await expect(args.onSave).not.toHaveBeenCalled()
  await userEvent.type(dialog.getByLabelText('Kendi şifreniz'), 'Kamille-2026')
  await userEvent.click(dialog.getByRole('button', { name: 'Davet gönder' }))
  await expect(args.onSave).toHaveBeenCalledWith(
    { name: 'Deniz Er', email: 'deniz@verda.example', role: 'manager', currentPassword: 'Kamille-2026' },
    undefined,
  )
})

/** The own password is asked for where the address changes. */
export const Edit = meta.story({
  args: { editor: { member } },
  play: async ({ args, canvasElement }) => {
    const dialog = await dialogIn(canvasElement, 'Yöneticiyi düzenle')
    await userEvent.type(dialog.getByLabelText('Ad'), ' Er')
    await expect(dialog.queryByLabelText('Kendi şifreniz')).toBeNull()
    await userEvent.type(dialog.getByLabelText('E-posta'), '.tr')
    await userEvent.type(dialog.getByLabelText('Kendi şifreniz'), 'Kamille-2026')
    await userEvent.click(dialog.getByRole('button', { name: 'Kaydet' }))
    await expect(args.onSave).toHaveBeenCalledWith(
      {
        name: 'Mert Kaya Er',
        email: 'mert.kaya@verda.example.tr',
        role: 'manager',
        currentPassword: 'Kamille-2026',
      },
      member,
    )
  },
})
export const Submitting = meta.story({ args: { editor: { member, submitting: true } } })

export const Refused = meta.story({
  args: { editor: { member, serverError: 'Bu e-posta adresi zaten kayıtlı.' } },
  play: async ({ canvasElement }) => {
    const dialog = await dialogIn(canvasElement)
    await expect(dialog.getByRole('alert')).toHaveTextContent('Bu e-posta adresi zaten kayıtlı.')
  },
})

const wrongPassword = [{ path: 'currentPassword', msg: 'Mevcut şifre hatalı.' }]

/** The server's refusal of the password stands at its field, and goes when it is edited. */
export const WrongPassword = meta.story({
  args: { editor: { serverError: 'Mevcut şifre hatalı.', fieldErrors: wrongPassword } },
  play: async ({ canvasElement }) => {
    const dialog = await dialogIn(canvasElement, 'Yönetici davet et')
    const password = dialog.getByLabelText('Kendi şifreniz')
    await expect(dialog.getByText('Mevcut şifre hatalı.')).toBeVisible()
    await expect(password).toHaveAccessibleDescription(/Mevcut şifre hatalı/)
    await userEvent.type(password, 'x')
    await expect(dialog.queryByText('Mevcut şifre hatalı.')).toBeNull()
  },
})

export const DeactivateAsks = meta.story({
  args: { question: { kind: 'deactivate', member } },
})
DeactivateAsks.test('calls onConfirm', async ({ args, canvasElement }) => {
  const question = await questionIn(canvasElement)
  await expect(question.getByRole('button', { name: 'Vazgeç' })).toHaveFocus()
  await userEvent.click(question.getByRole('button', { name: 'Devre dışı bırak' }))
  await expect(await question.findByText('Kendi şifreniz gereklidir')).toBeVisible()
  await userEvent.type(question.getByLabelText('Kendi şifreniz'), 'Kamille-2026{Enter}')
  await expect(args.onConfirm).toHaveBeenCalledWith(
    { kind: 'deactivate', member },
    { currentPassword: 'Kamille-2026' },
  )
})

const askPasskey = fn(() => Promise.resolve(passkeyAnswer))
const withFactors = (Screen: () => ReactElement) => (
  <OwnFactorsContext value={{ hasTotp: true, askPasskey }}>
    <Screen />
  </OwnFactorsContext>
)

/** With a second factor: its code or a passkey instead of the password. */
export const ProofByFactor = meta.story({
  ...pictured,
  parameters: { rules: ['IDENTITY-240'] },
  decorators: [withFactors],
  args: { question: { kind: 'deactivate', member } },
  play: async ({ args, canvasElement, step }) => {
    const question = await questionIn(canvasElement)
    const confirm = () => userEvent.click(question.getByRole('button', { name: 'Devre dışı bırak' }))
    await confirm()
    await expect(await question.findByText('Şifreniz veya bir kod gereklidir')).toBeVisible()
    await step('a code', async () => {
      await userEvent.type(question.getByLabelText('Ya da uygulamanın kodu'), '123 456')
      await confirm()
      await expect(args.onConfirm).toHaveBeenLastCalledWith(args.question, {
        secondFactor: { code: '123456' },
      })
    })
    await step('nobody confirmed at the passkey', async () => {
      askPasskey.mockRejectedValueOnce(new Error('NotAllowedError'))
      await userEvent.click(question.getByRole('button', { name: 'Geçiş anahtarıyla doğrula' }))
      await expect(await question.findByRole('alert')).toHaveTextContent('Geçiş anahtarı kullanılamadı')
    })
    await userEvent.click(question.getByRole('button', { name: 'Geçiş anahtarıyla doğrula' }))
    await expect(await question.findByText('Geçiş anahtarınızla doğrulandı.')).toBeVisible()
    await expect(question.queryByLabelText('Kendi şifreniz')).toBeNull()
    await confirm()
    await expect(args.onConfirm).toHaveBeenLastCalledWith(args.question, {
      secondFactor: { passkey: passkeyAnswer },
    })
  },
})

/** The server's refusal of the code stands at its field. */
export const WrongCode = meta.story({
  ...pictured,
  decorators: [withFactors],
  args: {
    question: {
      kind: 'reset',
      member,
      fieldErrors: [{ path: 'secondFactor.code', msg: 'Bu kod hatalı veya daha önce kullanılmış.' }],
    },
  },
  play: async ({ canvasElement }) => {
    const question = await questionIn(canvasElement)
    const code = question.getByLabelText('Ya da uygulamanın kodu')
    await expect(code).toHaveAccessibleDescription(/Bu kod hatalı/)
    await userEvent.type(code, '1')
    await expect(question.queryByText(/Bu kod hatalı/)).toBeNull()
  },
})

export const ActivateAsks = meta.story({ args: { question: { kind: 'activate', member } } })
export const QuestionRefused = meta.story({
  args: { question: { kind: 'reset', member, fieldErrors: wrongPassword } },
})
export const ResetAsks = meta.story({ args: { question: { kind: 'reset', member } } })
export const Busy = meta.story({ args: { question: { kind: 'reset', member, busy: true } } })

export const Sent = meta.story({
  args: { notice: { code: 'resetSent', email: member.email } },
  play: async ({ canvasElement }) => {
    await expect(
      await body(canvasElement).findByText('mert.kaya@verda.example adresine bağlantı gönderildi'),
    ).toBeInTheDocument()
  },
})

export const ChangeFailed = meta.story({
  args: { notice: { code: 'changeFailed', message: 'Bu, kayıtlı verilerle çakışıyor.' } },
})
