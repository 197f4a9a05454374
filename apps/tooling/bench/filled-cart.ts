import { chromium, type BrowserContext } from 'playwright-core'
import { CHROMIUM_FLAGS, ensureChromium } from '../chromium'

async function putIntoCart(context: BrowserContext, product: string) {
  const page = await context.newPage()
  await page.goto(product)
  await page.getByRole('button', { name: 'In den Warenkorb' }).first().click()
  await page.waitForFunction(() => (localStorage.getItem('cartItems') ?? '[]') !== '[]')
  return page
}

/** Puts a product into the cart of a profile, because an empty cart has no checkout page. */
export const fillCart =
  (product: string) =>
  async (profile: string): Promise<void> => {
    const options = { executablePath: await ensureChromium(), args: CHROMIUM_FLAGS }
    const context = await chromium.launchPersistentContext(profile, options)
    await putIntoCart(context, product)
    await context.close()
  }

/** Rendered markup of a page with a product in the cart, for pages rendered in the browser only. */
export async function shownMarkup(product: string, url: string): Promise<string> {
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: CHROMIUM_FLAGS })
  try {
    const page = await putIntoCart(await browser.newContext(), product)
    await page.goto(url, { waitUntil: 'networkidle' })
    return await page.content()
  } finally {
    await browser.close()
  }
}
