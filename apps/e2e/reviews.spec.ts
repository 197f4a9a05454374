import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { dataOf, expect, notice, openSection, readProduct, register, test } from './steps/back-office'
import { bearer, store } from './steps/shop'

const PHOTO = fileURLToPath(new URL('../api/demo/media/morgengruen-960.webp', import.meta.url))
const placed = z.object({ order: z.object({ _id: z.string(), orderNumber: z.string() }) })

test('a buyer’s review and photo are read, answered and found helpful by others [CATALOGUE-350] [CATALOGUE-352]', async ({
  page,
  shopper,
  browser,
  request,
  session,
}) => {
  const email = `berta-${randomUUID()}@verda.example`
  const stored = await register(request, { name: 'Berta Blatt', email, password: 'lindenbluete-7' })
  const account = Object.fromEntries(stored.map(({ name, value }) => [name, value]))
  const { _id: productId } = await readProduct(request, 'morgengruen')
  const answer = await request.post('/api/cart/checkout', {
    headers: bearer(account.userToken ?? ''),
    data: {
      items: [{ productId, quantity: 1 }],
      customerInfo: { name: 'Berta Blatt', email, phone: '+49 30 1234567' },
      shippingAddress: { street: 'Lindenweg 4', city: 'Berlin', zipCode: '10115', country: 'Deutschland' },
      paymentMethod: 'bank_transfer',
    },
  })
  const { order } = await dataOf(answer, placed)
  const change = async (what: 'status' | 'payment-status', status: string) => {
    const headers = bearer(session.token)
    const done = await request.put(`/api/admin/orders/${order._id}/${what}`, { headers, data: { status } })
    expect(done.status()).toBe(200)
  }
  await change('payment-status', 'completed')
  await change('status', 'delivered')

  await test.step('she writes it at the order', async () => {
    await store(shopper, account)
    await shopper.goto('/orders')
    await shopper.getByRole('button', { name: new RegExp(order.orderNumber) }).click()
    await shopper.getByRole('button', { name: /^Bewerten/ }).click()
    const form = shopper.getByRole('form', { name: 'Bewertung von Morgengrün' })
    await form.getByRole('button', { name: 'Bewertung veröffentlichen' }).click()
    await expect(form.getByText('Bitte wählen Sie einen bis fünf Sterne')).toBeVisible()
    await form.getByRole('radio', { name: /^4/ }).check({ force: true })
    await form
      .getByLabel('Was möchten Sie anderen sagen?')
      .fill('Grasig und frisch, auch der zweite Aufguss.')
    await form.locator('input[type=file]').setInputFiles(PHOTO)
    await form.getByRole('button', { name: 'Bewertung veröffentlichen' }).click()
    await expect(
      shopper.getByText('Danke! Ihre Bewertung steht auf der Produktseite; die Fotos folgen nach Prüfung.'),
    ).toBeVisible()
  })

  await test.step('the shop looks at the photo and answers', async () => {
    await openSection(page, 'reviews', 'Yorumlar')
    await page.getByRole('button', { name: /^İncele: Berta/ }).click()
    const dialog = page.getByRole('dialog', { name: /^Morgengrün: Berta/ })
    await expect(dialog.getByRole('img', { name: '1. fotoğraf' })).toBeVisible()
    await dialog.getByLabel('Mağazanın yanıtı').fill('Danke, und gern 70 °C versuchen.')
    await dialog.getByRole('button', { name: 'Yayınla ve yanıtla' }).click()
    await expect(notice(page, 'Yanıt kaydedildi')).toBeVisible()
  })

  await test.step('another visitor reads both and finds it helpful once', async () => {
    const other = await browser.newPage({ storageState: { cookies: [], origins: [] } })
    await other.goto('/product/morgengruen/reviews?photo=true')
    const review = other.getByRole('listitem').filter({ hasText: 'Grasig und frisch' })
    await expect(review.getByText('Verifizierter Kauf')).toBeVisible()
    await expect(review.getByText('Danke, und gern 70 °C versuchen.')).toBeVisible()
    await expect(review.getByText('Berta Blatt')).toHaveCount(0)
    await review.getByRole('button', { name: /Foto 1/ }).click()
    await expect(other.getByRole('dialog').getByRole('img')).toBeVisible()
    await other.keyboard.press('Escape')
    await review.getByRole('button', { name: /^Hilfreich/ }).click()
    await expect(other.getByText('Danke für Ihre Rückmeldung.')).toBeVisible()
    await expect(review.getByRole('button', { name: /^Hilfreich \(1\)/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await other.context().close()
  })
})
