import { expect, openSection, test } from './back-office'

test('a section whose code does not come says so, and the others work on', async ({ page }) => {
  await openSection(page, 'orders', 'Siparişler')
  await page.route('**/admin/assets/*.js', (route) => route.abort())
  await page.getByRole('link', { name: 'Analiz', exact: true }).click()
  const failure = page.getByRole('alert').filter({ hasText: 'Bu bölüm yüklenemedi.' })
  await expect(failure).toBeVisible()

  await page.unroute('**/admin/assets/*.js')
  await page.getByRole('link', { name: /^Siparişler/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Siparişler' })).toBeVisible()
  await expect(failure).toBeHidden()

  await page.getByRole('link', { name: 'Analiz', exact: true }).click()
  await failure.getByRole('button', { name: 'Yeniden yükle' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Analiz' })).toBeVisible()
})
