import { userEvent, within } from '@storybook/test'
import { page } from '../account/account'

/** Opens the cart from the header. */
export async function openCart() {
  await userEvent.click(await page().findByRole('button', { name: /^Warenkorb/ }))
  return within(await page().findByRole('dialog', { name: /Warenkorb/ }))
}
