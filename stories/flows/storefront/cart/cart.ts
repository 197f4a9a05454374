import { userEvent } from '@storybook/test'
import { pressable } from '@stories/fixtures/body'
import { page } from '../account/account'

/** Opens the cart from the header. */
export async function openCart() {
  await userEvent.click(await page().findByRole('button', { name: /^Warenkorb/ }))
  return pressable(await page().findByRole('dialog', { name: /Warenkorb/ }))
}
