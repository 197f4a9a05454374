import { chromium, type BrowserContext } from 'playwright-core'
import { CHROMIUM_FLAGS, ensureChromium } from '../chromium'

async function putIntoCart(context: BrowserContext, product: string) {
  const page = await context.newPage()
  await page.goto(product)
  await page.getByRole('button', { name: 'In den Warenkorb' }).first().click()
  await page.waitForFunction(() => (localStorage.getItem('cartItems') ?? '[]') !== '[]')
  return page
}

/** Who audits with this profile has a product in the cart; an empty one has no checkout. */
export const fillCart =
  (product: string) =>
  async (profile: string): Promise<void> => {
    const options = { executablePath: await ensureChromium(), args: CHROMIUM_FLAGS }
    const context = await chromium.launchPersistentContext(profile, options)
    await putIntoCart(context, product)
    await context.close()
  }

/** What a browser with a product in the cart shows at an address, for pages that are made only there. */
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
