import type { BrowserContext } from 'playwright-core'
import { remote } from '../faults/remote'
import { ADMIN } from '../server'

const remember = (context: BrowserContext, entries: Readonly<Record<string, unknown>>) =>
  context.addInitScript(
    (stored) => {
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value)
    },
    Object.fromEntries(
      Object.entries(entries).map(([key, value]) => [
        key,
        typeof value === 'string' ? value : JSON.stringify(value),
      ]),
    ),
  )

/** A fresh browser. */
export const firstVisit = () => Promise.resolve()

/** A returning customer, signed in and with a product in the cart. */
export async function returningShopper(context: BrowserContext, url: string): Promise<void> {
  const { ok } = remote({ url })
  const body = {
    name: 'Ada Beispiel',
    email: `ada.${Date.now()}@example.com`,
    password: ADMIN.password,
    phone: '030 123456',
    platform: 'germany',
    address: { street: '', city: 'Berlin', state: '', zipCode: '10115', country: 'Deutschland' },
    acceptTerms: true,
  } as const
  const { token, user } = await ok('registerCustomer', { body })
  const { product } = await ok('getProductBySlug', { params: { slug: 'abendruhe' } })
  const price = { amount: 11.9, currency: 'EUR' }
  const line = { productId: product._id, name: product.name, price, image: '', quantity: 1, stock: 999 }
  await remember(context, { userToken: token, userData: user, cartItems: [line] })
}

/** A signed-in administrator. */
export async function signedInAdmin(context: BrowserContext, url: string): Promise<void> {
  const { token, admin } = await remote({ url }).ok('loginAdmin', { body: ADMIN })
  await remember(context, { adminToken: token, adminData: admin })
}
