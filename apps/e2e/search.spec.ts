import type { Page } from '@playwright/test'
import { expect, test } from './steps/product'

const field = (page: Page) => page.getByRole('combobox', { name: 'Produkte suchen' })
const option = (page: Page, name: string | RegExp) => page.getByRole('option', { name })

test('the header search suggests while typing and tolerates a typo [SHOP-51]', async ({ page }) => {
  await page.goto('/')

  await test.step('a typo; the keyboard opens the product', async () => {
    await field(page).pressSequentially('imgwer')
    // The list for the whole word: when it replaces that for a part of it, nothing is selected any more.
    await expect(page.getByRole('group', { name: /„imgwer“/ })).toBeVisible()
    await expect(option(page, /Ingwer Zitrone/)).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await expect(option(page, /Ingwer Zitrone/)).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/product\/ingwer-zitrone$/)
    await expect(page.getByRole('listbox')).toHaveCount(0)
  })

  await test.step('a click opens the product', async () => {
    await field(page).fill('kurkuma p')
    await option(page, /Kurkuma Plus/).click()
    await expect(page).toHaveURL(/\/product\/kurkuma-plus$/)
  })

  await test.step('Enter without a selection shows similar products, marked as such', async () => {
    await field(page).fill('kamile')
    await expect(option(page, /Abendruhe/)).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/products\?search=kamile$/)
    await expect(page.getByText('Keine Treffer für „kamile“. Diese Produkte klingen ähnlich:')).toBeVisible()
    await expect(page.getByRole('article').filter({ hasText: 'Abendruhe' })).toBeVisible()
  })

  await test.step('the list has one field, which says what is searched for', async () => {
    await expect(page.getByRole('searchbox')).toHaveValue('kamile')
    await expect(field(page)).toBeHidden()
  })
})

test('text typed before hydration is kept [SHOP-51]', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/assets\/.*\.js/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  await field(page).pressSequentially('kurkuma')
  release()
  await expect(option(page, /Kurkuma Plus/)).toBeVisible()
  await expect(field(page)).toHaveValue('kurkuma')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the search opens with one press [SHOP-51]', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Produkte suchen' }).click()
    await expect(field(page)).toBeFocused()
    await field(page).pressSequentially('hagebut')
    await option(page, /Hagebutte/).click()
    await expect(page).toHaveURL(/\/product\/hagebutte$/)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the form submits to the list [SHOP-51]', async ({ page }) => {
    await page.goto('/')
    await field(page).fill('hagebutte')
    await field(page).press('Enter')
    await expect(page).toHaveURL(/\/products\?search=hagebutte$/)
    await expect(page.getByRole('article').filter({ hasText: 'Hagebutte' })).toBeVisible()
  })
})
