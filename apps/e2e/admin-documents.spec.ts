import { readFile } from 'node:fs/promises'
import type { APIRequestContext, Download } from '@playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'
import { z } from 'zod'
import { dataOf, expect, labelOf, notice, openSection, readProduct, test } from './steps/back-office'

const placed = z.object({
  order: z.object({ _id: z.string(), orderNumber: z.string(), total: z.object({ total: z.number() }) }),
})

async function order(request: APIRequestContext, name: string, quantity: number) {
  const { _id } = await readProduct(request, 'abendruhe')
  const answer = await request.post('/api/cart/checkout', {
    data: {
      items: [{ productId: _id, quantity }],
      customerInfo: { name, email: 'dora@verda.example', phone: '+49 30 1234567' },
      shippingAddress: { street: 'Lindenweg 4', city: 'Berlin', zipCode: '10115', country: 'Deutschland' },
      paymentMethod: 'bank_transfer',
    },
  })
  expect(answer.status()).toBe(201)
  return (await dataOf(answer, placed)).order
}

async function pagesOf(download: Download): Promise<string[]> {
  const { text } = await extractText(
    await getDocumentProxy(new Uint8Array(await readFile(await download.path()))),
  )
  return text.map((page) => page.replaceAll(/\s+/g, ' '))
}

const euros = (amount: number) => `${amount.toFixed(2).replace('.', ',')} €`

test('documents of paid orders are downloaded in one file; the next invoice has the changed VAT id [ADMIN-52] [ADMIN-58]', async ({
  page,
  request,
  session,
}) => {
  const headers = { authorization: `Bearer ${session.token}` }
  const pay = (id: string) =>
    request.put(`/api/admin/orders/${id}/payment-status`, { headers, data: { status: 'completed' } })
  const orders = [await order(request, 'Dora Druck', 1), await order(request, 'Dora Druck', 3)]
  for (const { _id } of orders) expect((await pay(_id)).status()).toBe(200)

  await test.step('documents of the selected orders', async () => {
    await openSection(page, 'orders', 'Siparişler')
    for (const { orderNumber } of orders) {
      const box = page.getByRole('checkbox', { name: `${orderNumber} numaralı siparişi seç` })
      await labelOf(box).click()
      // The list updates a moment later.
      await expect(box).toBeChecked()
    }
    await page.getByRole('button', { name: 'Belgeler' }).click()
    const download = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: 'Faturalar (PDF)' }).click()
    const pages = await pagesOf(await download)
    expect(pages).toHaveLength(2)
    for (const { orderNumber, total } of orders) {
      const own = pages.find((each) => each.includes(orderNumber)) ?? ''
      expect(own).toContain(`Gesamtbetrag ${euros(total.total)}`)
      expect(own).toMatch(/RE-\d{4}-\d{6}/)
      expect(own).toContain('DE999999995')
    }
  })

  await test.step('the VAT id is changed', async () => {
    await openSection(page, 'shop', 'Mağaza Bilgileri')
    await page.getByLabel(/^Vergi kimlik no/).fill('DE123456788')
    await page.getByRole('button', { name: 'Kaydet' }).click()
    await expect(notice(page, 'Mağaza bilgileri kaydedildi')).toBeVisible()
  })

  await test.step('an invoice of one order, a later and an earlier one', async () => {
    const later = await order(request, 'Dora Druck', 2)
    expect((await pay(later._id)).status()).toBe(200)
    for (const [{ _id }, vatId] of [
      [later, 'DE123456788'],
      [orders[0] ?? later, 'DE999999995'],
    ] as const) {
      await page.goto(`/admin/dashboard?section=orders&order=${_id}`)
      const panel = page.getByRole('region', { name: 'Sipariş ayrıntısı' })
      const download = page.waitForEvent('download')
      await panel.getByRole('button', { name: 'Fatura', exact: true }).click()
      expect((await pagesOf(await download)).join(' ')).toContain(vatId)
    }
  })

  await test.step('the log contains it', async () => {
    await openSection(page, 'activity', 'Kayıtlar')
    const row = page.getByRole('row').filter({ hasText: 'Mağaza bilgileri değiştirildi' })
    await expect(row.getByText('DE999999995 → DE123456788')).toBeVisible()
  })
})
