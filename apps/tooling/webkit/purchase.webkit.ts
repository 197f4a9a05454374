import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { ProductServer } from '../server'
import { WebKit } from './driver'

let server: ProductServer
let webkit: WebKit
beforeAll(async () => {
  server = await ProductServer.start()
})
afterAll(() => server.dispose())
// A new browser per shopper.
beforeEach(async () => {
  webkit = await WebKit.start()
})
afterEach(() => webkit.stop())

const button = (name: string) => `//button[starts-with(normalize-space(), '${name}')]`
const link = (name: string) => `//a[normalize-space()='${name}']`
const field = (autocomplete: string) => `//input[@autocomplete='${autocomplete}']`

/** From the landing page to the order number, using the dialogs on the way like a shopper. */
it.each([
  ['a desktop', 1280, 900],
  ['the smallest window', 400, 800],
])('a guest buys in %s', async (_, width, height) => {
  await webkit.resize(width, height)
  await webkit.open(server.url)
  await webkit.click(link('Kurkuma Plus'))
  await webkit.click(button('In den Warenkorb'))
  await webkit.click("//button[starts-with(@aria-label, 'Warenkorb, 1')]")
  await webkit.click(`//*[@role='dialog']${button('Zur Kasse')}`)
  await webkit.click(`//*[@role='dialog']${link('Als Gast bestellen')}`)
  for (const [name, text] of [
    ['name', 'Sabine Koch'],
    ['email', 'sabine.koch@post.example'],
    ['tel', '+49 341 5550 118'],
    ['street-address', 'Karl-Liebknecht-Straße 22'],
    ['postal-code', '04109'],
    ['address-level2', 'Leipzig'],
  ] as const)
    await webkit.type(field(name), text)
  await webkit.click("//label[contains(., 'Banküberweisung')]")
  await webkit.click("//button[contains(., 'ahlungspflichtig bestellen')]")
  expect(await webkit.textOf("//h1[starts-with(., 'Danke')]")).toBe('Danke, Sabine.')
  expect(await webkit.textOf('//main')).toMatch(/VD-\d{4}-\d{6}/)
})
