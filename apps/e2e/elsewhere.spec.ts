import { execFile } from 'node:child_process'
import { cpSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '../tooling/free-port'
import { seededFolder } from '../tooling/seeded-folder'
import { ProductServer } from '../tooling/server'
import { expect, test } from './steps/product'
import { checkOutAsGuest, fillCheckout, placedNumber, submitButton } from './steps/shop'

const DIST = resolve('dist/elsewhere')
const VITE = 'node_modules/vite/bin/vite.js'

let shop = ''
let api = ''
let server: ProductServer | undefined

test.beforeAll('the build knows the host of its API', async () => {
  // However long a machine takes that is busy with other tests; these wait for answers, which a build must not delay.
  test.setTimeout(0)
  const port = await freePort()
  // Two origins of one server: a browser tells them apart by the name of the host.
  shop = `http://localhost:${port}`
  api = `http://127.0.0.1:${port}`
  const env = { ...process.env, NODE_ENV: 'production', VITE_API_BASE: `${api}/api` }
  const build = (mode: string, ...flags: string[]) =>
    promisify(execFile)(
      'nice',
      [process.execPath, VITE, 'build', '--mode', mode, '--outDir', join(DIST, mode), ...flags],
      { env },
    )
  await Promise.all([build('storefront'), build('storefront-server', '--ssr')])
  cpSync('dist/server', join(DIST, 'server'), { recursive: true })
  server = await ProductServer.start(
    { PORT: String(port), CORS_ORIGINS: shop },
    { from: await seededFolder(), program: join(DIST, 'server/server.js') },
  )
})

test.afterAll(async () => {
  await server?.dispose()
  rmSync(DIST, { recursive: true, force: true })
})

test('a shop built for an API on another host lists, fills the cart and sells there [API-1]', async ({
  page,
}) => {
  const called = new Set<string>()
  const refused: string[] = []
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) called.add(origin)
  })
  // Of the policy, of CORS, or of a picture.
  page.on('console', (message) => {
    if (message.type() === 'error') refused.push(message.text())
  })

  await test.step('the list in another order', async () => {
    const first = page.getByRole('main').getByRole('article').first()
    await page.goto(`${shop}/products`)
    await expect(first).toContainText('Abendruhe')
    await page.getByRole('combobox', { name: 'Sortierung' }).selectOption('price_desc')
    await expect(first).not.toContainText('Abendruhe')
  })

  await test.step('a guest orders', async () => {
    await page.goto(`${shop}/product/kurkuma-plus`)
    await page.getByRole('button', { name: 'In den Warenkorb' }).first().click()
    // Of two presses before hydration the last one is kept.
    await expect(page.getByRole('button', { name: 'Warenkorb, 1 Artikel' })).toBeVisible()
    await checkOutAsGuest(page)
    await fillCheckout(page, 'sabine.koch@post.example')
    await submitButton(page).click()
    expect(await placedNumber(page)).toMatch(/^VD-/)
  })

  expect([...called]).toEqual([api])
  expect(refused).toEqual([])
})
