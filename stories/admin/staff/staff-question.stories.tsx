import { expect, fn, userEvent } from '@storybook/test'
import type { ReactElement } from 'react'
import { OwnFactorsContext } from '@/screens/admin/shared/forms/own-factors'
import { StaffQuestionDialog } from '@/screens/admin/staff/staff-question'
import { StaffScreen } from '@/screens/admin/staff/staff-screen'
import type { StaffQuestion } from '@/screens/admin/staff/staff-types'
import preview from '#.storybook/preview'
import { passkeyAnswer } from '@/shop/passkeys/passkeys.mocks'
import { questionIn } from '../../fixtures/body'
import { inShell } from '../shared/in-shell'
import { wide } from '../shared/phone'
import { pictured } from '../../fixtures/pictures'
import { staffArgs, staffMember as member } from './staff-args'

const deactivation: StaffQuestion = { kind: 'deactivate', member }

/** Asks for a proof before an administrator is activated, deactivated, or helped to a new password or factor. */
const meta = preview.meta({
  title: 'Admin/Staff/Questions',
  component: StaffQuestionDialog,
  render: (args) => <StaffScreen {...staffArgs} dialogs={<StaffQuestionDialog {...args} />} />,
  decorators: [inShell('staff')],
  ...wide,
  parameters: { layout: 'fullscreen', ...wide.parameters },
  args: { question: deactivation, onConfirm: fn(), onClose: fn() },
})

export default meta

const wrongPassword = [{ path: 'currentPassword', msg: 'Mevcut şifre hatalı.' }]

export const DeactivateAsks = meta.story({})
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
  tags: ['picture'],
  parameters: { rules: ['IDENTITY-240'] },
  decorators: [withFactors],
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
  tags: ['picture'],
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
