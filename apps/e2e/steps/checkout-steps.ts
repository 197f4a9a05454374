import type { Page, Request } from '@playwright/test'
import { expect } from './product'
import { stored } from './shop'

export const CHECKOUT = '**/api/cart/checkout'
export const summaryOf = (page: Page) => page.getByRole('complementary')
export const failure = (page: Page) => page.getByRole('main').getByRole('alert')

/** Records all requests that place an order. */
export function watchOrders(page: Page): readonly Request[] {
  const sent: Request[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/cart/checkout')) sent.push(request)
  })
  return sent
}

/** Asserts that form input and cart are kept. */
export async function keepsEverything(page: Page, name: string) {
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Sabine Koch')
  await expect(page.getByLabel('Stadt')).toHaveValue('Leipzig')
  await expect(page.getByRole('radio', { name: /Banküberweisung/ })).toBeChecked()
  expect(await stored(page, 'cartItems')).toContain(name)
}
