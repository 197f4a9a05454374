import type { APIRequestContext } from '@playwright/test'
import { z } from 'zod'
import { expect, test } from './steps/product'
import { addToCart, bearer, cartOf, logIn, openCart, signedIn } from './steps/shop'

const answer = z.object({ data: z.object({ items: z.array(z.object({ quantity: z.number() })) }) })

/** Units that the account keeps. */
async function keptUnits(request: APIRequestContext, token: string): Promise<number> {
  const response = await request.get('/api/user/cart', { headers: bearer(token) })
  return answer.parse(await response.json()).data.items.reduce((sum, { quantity }) => sum + quantity, 0)
}

test('the cart follows the account to another device and back [CHECKOUT-521] [CHECKOUT-522]', async ({
  page,
  browser,
}) => {
  const email = 'zwei@geraete.example'
  const { token } = await signedIn(page, email)
  await addToCart(page, 'goldmilch', 2)
  await expect.poll(() => keptUnits(page.request, token)).toBe(2)

  const context = await browser.newContext({ baseURL: new URL(page.url()).origin })
  const phone = await context.newPage()
  await test.step('a guest’s cart is joined with it: the larger quantity, no product twice', async () => {
    await addToCart(phone, 'goldmilch')
    await addToCart(phone, 'abendruhe', 1, 2)
    await phone.getByRole('button', { name: 'Anmelden' }).click()
    await logIn(phone, email)
    const cart = await openCart(phone)
    await expect(cart.getByRole('listitem')).toHaveCount(2)
    await expect(cart.getByRole('spinbutton', { name: /^Menge Goldmilch/ })).toHaveAttribute(
      'aria-valuenow',
      '2',
    )
    await expect.poll(() => keptUnits(page.request, token)).toBe(3)
  })

  await test.step('the first device shows what came and keeps what goes', async () => {
    const cart = await openCart(page)
    await expect(cart.getByRole('link', { name: 'Abendruhe' })).toBeVisible()
    await cart.getByRole('button', { name: 'Goldmilch entfernen' }).click()
    await expect.poll(() => keptUnits(page.request, token)).toBe(1)
  })

  await test.step('what was removed there does not come back here', async () => {
    await phone.reload()
    await expect(phone.getByRole('button', { name: 'Warenkorb, 1 Artikel' })).toBeVisible()
    await openCart(phone)
    await expect(cartOf(phone).getByRole('link', { name: 'Abendruhe' })).toBeVisible()
  })
  await context.close()
})
