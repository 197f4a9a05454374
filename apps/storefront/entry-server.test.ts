import { expect, it, vi } from 'vitest'
import { publicShop } from '@/shop/shop-details/public-shop'
import { STANDARD_DETAILS } from '@/shop/shop-details/shop-details'
import { render } from './entry-server'

vi.mock('./app/built-files', () => ({
  filesOfEntry: () => ({ entry: '/entry.js', styles: [], scripts: [] }),
  filesAhead: () => [],
}))
vi.mock('./pages/orders/view', () => ({
  default: () => {
    throw new Error('broken')
  },
}))

const shop = publicShop(STANDARD_DETAILS, 'de', 7, [])
const made = (url: string) =>
  render({
    url,
    language: 'de',
    publicUrl: 'https://shop.example',
    api: (path) =>
      Promise.resolve(
        path.includes('/slug/')
          ? { status: 404, body: JSON.stringify({ success: false, code: 'NOT_FOUND', message: '' }) }
          : { status: 200, body: JSON.stringify({ data: { shop } }) },
      ),
  })

it('a page is rendered with its content', async () => {
  const { status, html } = await made('/reset-password?token=a')
  expect([status, html.includes('<h1')]).toEqual([200, true])
})

it.each([
  ['/product/a/reviews', 'Seite nicht gefunden – Verda'],
  ['/sparabo/a', 'Sparabo – Verda'],
])('%s of a product that there is not is 404 with a title [SHOP-985]', async (url, title) => {
  const { status, html } = await made(url)
  expect([status, html.includes(`<title>${title}</title>`)]).toEqual([404, true])
})

it('a page whose content throws is incomplete, so that nobody keeps it or lists it without content', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { status, html } = await made('/orders')
  expect([status, html.includes('id="page-state"')]).toEqual([503, true])
  logged.mockRestore()
})
