import { expect, userEvent, waitFor, within } from '@storybook/test'
import { sabine, TOKEN } from '@/mocks/fixtures/account'
import { freshShopper, runningShop } from '../shop'

/** Code and messages of a part come with its first use. */
export const page = () => within(document.body)

/** The session of an earlier visit. */
export function rememberSabine(): void {
  localStorage.setItem('userToken', TOKEN)
  localStorage.setItem('userData', JSON.stringify(sabine))
}

/** A browser in which Sabine is signed in. */
export function signedInShopper(): void {
  freshShopper()
  rememberSabine()
}

/** What became of the question whether the stored token still holds. */
export const sessionCheck = () =>
  runningShop()
    .queries.getQueryCache()
    .find({ queryKey: ['account', sabine._id, 'session'] })?.state.status

/** The session was alive when the page was opened; from now on these handlers answer. */
export async function afterTheSessionCheck(change: () => void): Promise<void> {
  await page().findByRole('button', { name: /Konto von/ })
  await waitFor(() => expect(sessionCheck()).toBe('success'))
  change()
}

type MenuEntry = 'Profil' | 'Meine Bestellungen' | 'Wunschliste'

/** Chooses from the header's menu, whatever comes of it. */
export async function chooseFromMenu(entry: MenuEntry): Promise<void> {
  const menu = await page().findByRole('button', { name: /Konto von/ })
  await userEvent.click(menu)
  // The header has a heart of its own.
  const lines = document.getElementById(menu.getAttribute('aria-controls') ?? '') ?? document.body
  await userEvent.click(within(lines).getByRole('button', { name: entry }))
}

/** From the header's menu to one of its overlays. @returns the open dialog */
export async function openFromMenu(entry: MenuEntry, title: RegExp) {
  await chooseFromMenu(entry)
  return within(await page().findByRole('dialog', { name: title }))
}

/** The dialog of the login, once it can be used. */
export const loginDialog = async () =>
  within(await page().findByRole('dialog', { name: 'Schön, dass Sie da sind' }))

export async function logIn(): Promise<void> {
  const login = await loginDialog()
  await userEvent.type(login.getByLabelText('E-Mail-Adresse'), sabine.email)
  await userEvent.type(login.getByLabelText('Passwort'), 'kamille26')
  await userEvent.click(login.getByRole('button', { name: 'Anmelden' }))
  await expect(await login.findByText('Sie sind angemeldet.')).toBeVisible()
}

/** What a 401 must leave behind. */
export async function expectSignedOut(): Promise<void> {
  for (const key of ['userToken', 'userData', 'adminToken', 'adminData'])
    await expect(localStorage.getItem(key)).toBeNull()
}
