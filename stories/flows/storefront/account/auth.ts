import { expect, userEvent, waitFor } from '@storybook/test'
import { sabine } from '@/shop/account/account-data.mocks'
import { pressable } from '@stories/fixtures/body'
import { loginDialog, page } from './account'

/** Helpers for the login and registration dialogs. */
export const press = async (name: string) => userEvent.click(await page().findByRole('button', { name }))
export const openRegister = async () => {
  await press('Registrieren')
  return pressable(await page().findByRole('dialog', { name: 'Konto anlegen' }))
}
export const openForgot = async () => {
  await press('Anmelden')
  await userEvent.click((await loginDialog()).getByRole('button', { name: 'Passwort vergessen?' }))
  return pressable(await page().findByRole('dialog', { name: 'Passwort vergessen?' }))
}
export type Dialog = Awaited<ReturnType<typeof loginDialog>>

export async function send(login: Dialog) {
  await userEvent.type(login.getByLabelText('E-Mail-Adresse'), sabine.email)
  await userEvent.type(login.getByLabelText('Passwort'), 'kamille26{Enter}')
}
export async function register(dialog: Dialog) {
  await userEvent.type(dialog.getByLabelText('Name'), 'Jonas Feldmann')
  await userEvent.type(dialog.getByLabelText('E-Mail-Adresse'), 'j.feldmann@post.example')
  await userEvent.type(dialog.getByLabelText('Passwort'), 'kamille26')
  await userEvent.type(dialog.getByLabelText('Wiederholen'), 'kamille26')
  await userEvent.click(dialog.getByRole('checkbox', { name: /Nutzungsbedingungen/ }))
  await userEvent.click(dialog.getByRole('button', { name: 'Registrieren' }))
}
export const described = (dialog: Dialog, label: string | RegExp, text: string) =>
  waitFor(() => expect(dialog.getByLabelText(label)).toHaveAccessibleDescription(text))
export const isClosed = () => waitFor(() => expect(page().queryByRole('dialog')).not.toBeInTheDocument())
