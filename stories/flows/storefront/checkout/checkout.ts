import { expect, userEvent, waitFor } from '@storybook/test'
import { page } from '../account/account'
import { fillCart } from '../cart/filled-cart'
import { mockedVisitor } from '../mocked-shop'

/** A visitor with two products in the cart. */
export function shopperWithCart(worker: Parameters<typeof mockedVisitor>[0]) {
  mockedVisitor(worker)
  fillCart({ name: 'Abendruhe', quantity: 2 }, { name: 'Kurkuma Plus' })
}

export const order = (name: string | RegExp = 'Zahlungspflichtig bestellen') =>
  userEvent.click(page().getByRole('button', { name }))

/** Fills in every required field. */
export async function fill(): Promise<void> {
  const values: readonly (readonly [RegExp, string])[] = [
    [/^Name/, 'Sabine Koch'],
    [/^E-Mail-Adresse/, 'sabine.koch@post.example'],
    [/^Telefon/, '+49 341 5550 118'],
    [/^Straße und Hausnummer/, 'Karl-Liebknecht-Straße 22'],
    [/^Postleitzahl/, '04109'],
    [/^Stadt/, 'Leipzig'],
  ]
  // The form is ready once the submit button is there.
  await page().findByRole('button', { name: 'Zahlungspflichtig bestellen' })
  for (const [label, value] of values) {
    const field = await page().findByLabelText(label)
    await userEvent.clear(field)
    await userEvent.type(field, value)
  }
  await userEvent.click(page().getByRole('radio', { name: /Banküberweisung/ }))
}

/** Waits for the address of the account, which the form gets once the address book has answered. */
export const filledIn = (): Promise<void> =>
  waitFor(() => expect(page().getByLabelText(/^Straße und Hausnummer/)).not.toHaveValue(''))

/** Expects the error message, with the form and the cart unchanged. */
export async function fails(...messages: readonly string[]): Promise<void> {
  for (const message of messages)
    await waitFor(() => expect(page().getAllByRole('alert')[0]).toHaveTextContent(message))
  await expect(page().getByLabelText(/^Name/)).toHaveValue('Sabine Koch')
  await expect(localStorage.getItem('cartItems')).toContain('Abendruhe')
}

export const succeeds = async (): Promise<void> =>
  expect(await page().findAllByText('VD-2026-000431')).not.toHaveLength(0)

export async function leadsHome(saying: string | RegExp): Promise<void> {
  // Both are waited for at once: on a slow machine the message is gone before the page is complete.
  const [home] = await Promise.all([
    page().findByRole('region', { name: /Kräuterschrank/ }),
    page().findByText(saying),
  ])
  await expect(home).toBeVisible()
}
