import { expect, userEvent, waitFor, within } from '@storybook/test'
import { sabine, TOKEN } from '@/shop/account/account-data.mocks'
import { pressable } from '@stories/fixtures/body'
import { freshShopper, runningShop } from '../shop'

/** Queries over the whole document. Parts of the shop load lazily, so use the async `find…` queries. */
export const page = () => within(document.body)

function storeSession(token: string): void {
  localStorage.setItem('userToken', token)
  localStorage.setItem('userData', JSON.stringify(sabine))
}

/** Stores Sabine's session, as left by an earlier visit. */
export const rememberSabine = (): void => storeSession(TOKEN)

/** A browser in which Sabine is signed in. */
export function signedInShopper(): void {
  freshShopper()
  rememberSabine()
}

/** A browser that still has the token of an earlier session; a login replaces it. */
export function expiredShopper(): void {
  freshShopper()
  storeSession('expired-token')
}

/** Status of the query that validates the stored token. */
export const sessionCheck = () =>
  runningShop()
    .queries.getQueryCache()
    .find({ queryKey: ['account', sabine._id, 'session'] })?.state.status

/**
 * Waits until the stored session was validated on page load, then applies the change, such as other handlers.
 */
export async function afterTheSessionCheck(change: () => void): Promise<void> {
  await page().findByRole('button', { name: /Konto von/ })
  await waitFor(() => expect(sessionCheck()).toBe('success'))
  change()
}

type MenuEntry = 'Profil' | 'Meine Bestellungen' | 'Wunschliste'

/** Chooses an entry from the account menu, without waiting for a result. */
export async function chooseFromMenu(entry: MenuEntry): Promise<void> {
  const menu = await page().findByRole('button', { name: /Konto von/ })
  await userEvent.click(menu)
  // Scoped to the menu, because the header has a wishlist button of its own.
  const lines = document.getElementById(menu.getAttribute('aria-controls') ?? '') ?? document.body
  await userEvent.click(within(lines).getByRole('button', { name: entry }))
}

/** Opens an overlay from the account menu. @returns the open dialog */
export async function openFromMenu(entry: MenuEntry, title: RegExp) {
  await chooseFromMenu(entry)
  return pressable(await page().findByRole('dialog', { name: title }))
}

/** The login dialog, once it has opened. */
export const loginDialog = async () =>
  pressable(await page().findByRole('dialog', { name: 'Schön, dass Sie da sind' }))

export async function logIn(): Promise<void> {
  const login = await loginDialog()
  await userEvent.type(await login.findByLabelText('E-Mail-Adresse'), sabine.email)
  await userEvent.type(await login.findByLabelText('Passwort'), 'kamille26')
  await userEvent.click(login.getByRole('button', { name: 'Anmelden' }))
  // Gone again after a second.
  await login.findByText('Sie sind angemeldet.')
}

/** Expects the session to end, as after a 401. */
export async function expectSignedOut(): Promise<void> {
  for (const key of ['userToken', 'userData', 'adminToken', 'adminData'])
    await waitFor(() => expect(localStorage.getItem(key)).toBeNull())
}
