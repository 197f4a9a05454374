import type { APIRequestContext } from '@playwright/test'
import { z } from 'zod'
import { dataOf, expect, notice, openSection, readProduct, test } from './steps/back-office'

const GUEST = { name: 'Gesa Gast', email: 'gesa@verda.example' }

/** Places a guest order of one unit and two units. @returns its number and the unit price of the latter */
async function orderOfTwo(request: APIRequestContext) {
  const tea = await readProduct(request, 'abendruhe')
  const other = await readProduct(request, 'kurkuma-plus')
  const answer = await request.post('/api/cart/checkout', {
    data: {
      items: [
        { productId: tea._id, quantity: 2 },
        { productId: other._id, quantity: 1 },
      ],
      customerInfo: { ...GUEST, phone: '+49 30 1234567' },
      shippingAddress: { street: 'Lindenweg 4', city: 'Berlin', zipCode: '10115', country: 'Deutschland' },
      paymentMethod: 'bank_transfer',
    },
  })
  expect(answer.status()).toBe(201)
  const line = z.object({ productId: z.string(), price: z.object({ amount: z.number() }) })
  const { order } = await dataOf(
    answer,
    z.object({ order: z.object({ orderNumber: z.string(), items: z.array(line) }) }),
  )
  const price = order.items.find(({ productId }) => productId === tea._id)?.price.amount ?? 0
  return { number: order.orderNumber, price }
}

const german = (amount: number) => amount.toFixed(2).replace('.', ',')

test('a guest’s withdrawal is accepted with one of two teas, refunded to the cent', async ({
  page,
  request,
}) => {
  const { number, price } = await orderOfTwo(request)
  const stock = async () => (await readProduct(request, 'abendruhe')).stock.quantity
  const sold = await stock()

  await test.step('the order is paid and gets its invoice number', async () => {
    await openSection(page, 'orders', 'Siparişler')
    await page.getByRole('button', { name: `${number} numaralı siparişi aç` }).click()
    const panel = page.getByRole('region', { name: 'Sipariş ayrıntısı' })
    await panel.getByRole('combobox', { name: 'Ödeme durumu' }).selectOption({ label: 'Ödendi' })
    await panel.getByRole('button', { name: 'Uygula' }).click()
    await page.getByRole('button', { name: 'Ödemeyi değiştir' }).click()
    await expect(notice(page, 'Ödeme durumu güncellendi')).toBeVisible()
    await expect(panel.getByText(/^Fatura: RE-\d{4}-\d{6}$/)).toBeVisible()
  })

  await test.step('the guest withdraws, the list shows it', async () => {
    const body = { orderNumber: number, email: GUEST.email, name: GUEST.name, items: ['1 × Abendruhe'] }
    expect((await request.post('/api/withdrawals', { data: body })).status()).toBe(201)
    await openSection(page, 'returns', 'İadeler')
    await expect(page.getByRole('link', { name: 'İadeler 1' })).toBeVisible()
    await page.getByRole('button', { name: `Karar ver: ${GUEST.name}` }).click()
  })

  await test.step('one of two units is returned', async () => {
    const dialog = page.getByRole('dialog', { name: `İade: ${number}` })
    await dialog.getByRole('spinbutton', { name: 'Abendruhe: iade adedi' }).press('ArrowUp')
    await expect(dialog.getByLabel('İade tutarı')).toHaveValue(german(price))
    await dialog.getByRole('button', { name: 'Kabul et' }).click()
    await expect(notice(page, 'İade kabul edildi')).toBeVisible()
  })

  await test.step('stock, money and the history are right', async () => {
    await expect.poll(stock).toBe(sold + 1)
    await page.getByRole('link', { name: number }).click()
    const history = page.getByRole('region', { name: 'Geçmiş' })
    await expect(history).toContainText('Cayma kabul edildi')
    await expect(history).toContainText('Geri geldi: 1 × Abendruhe (stoğa eklendi)')
    await expect(history).toContainText(`İade edildi: ${german(price)} €`)
  })
})
