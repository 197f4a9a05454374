import type { BrowserContext } from 'playwright-core'
import { z } from 'zod'

const envelope = <T extends z.ZodType>(data: T) => z.object({ data })
const session = envelope(
  z.object({ token: z.string(), user: z.unknown().optional(), admin: z.unknown().optional() }),
)
const product = envelope(z.object({ product: z.looseObject({ _id: z.string(), name: z.string() }) }))

async function call<T extends z.ZodType>(url: string, schema: T, body?: unknown): Promise<z.output<T>> {
  const response = await fetch(
    url,
    body === undefined
      ? {}
      : {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        },
  )
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return schema.parse(await response.json())
}

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
  const { data } = await call(`${url}/api/user-auth/register`, session, {
    name: 'Ada Beispiel',
    email: `ada.${Date.now()}@example.com`,
    password: 'kamille-im-juni',
    phone: '030 123456',
    platform: 'germany',
    address: { street: '', city: 'Berlin', state: '', zipCode: '10115', country: 'Deutschland' },
    acceptTerms: true,
  })
  const { product: item } = (await call(`${url}/api/products/slug/abendruhe`, product)).data
  await remember(context, {
    userToken: data.token,
    userData: data.user,
    cartItems: [
      {
        productId: item._id,
        name: item.name,
        price: { amount: 11.9, currency: 'EUR' },
        image: '',
        quantity: 1,
        stock: 999,
      },
    ],
  })
}

/** A signed-in administrator. */
export async function signedInAdmin(context: BrowserContext, url: string): Promise<void> {
  const { data } = await call(`${url}/api/auth/login`, session, {
    email: 'admin@verda.example',
    password: 'kamille-im-juni',
  })
  await remember(context, { adminToken: data.token, adminData: data.admin })
}
