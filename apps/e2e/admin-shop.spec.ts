import { readFile } from 'node:fs/promises'
import { extractText, getDocumentProxy } from 'unpdf'
import { z } from 'zod'
import { dataOf, expect, notice, openSection, readProduct, test } from './steps/back-office'
import { bearer, mailTo } from './steps/shop'

const record = z.object({ details: z.looseObject({}), version: z.number() })
const placed = z.object({ order: z.object({ _id: z.string() }) })
const VAT_ID = 'DE987654328'

let before: z.infer<typeof record> | undefined

// Other spec files create invoices in the same shop.
test.afterEach(async ({ request, session }) => {
  if (!before) return
  const headers = bearer(session.token)
  const { version } = await dataOf(await request.get('/api/admin/shop', { headers }), record)
  await request.put('/api/admin/shop', { headers, data: { details: before.details, version } })
})

test('edited imprint and VAT id appear in shop, mail and invoice [ADMIN-58] [SHOP-55] [SHOP-56]', async ({
  page,
  request,
  server,
  session,
  shopper,
}) => {
  const headers = bearer(session.token)
  before = await dataOf(await request.get('/api/admin/shop', { headers }), record)

  await test.step('the shop shows the standard texts', async () => {
    await shopper.goto(`${server.url}/legal/impressum`)
    await expect(shopper.getByText(/^Umsatzsteuer-Identifikationsnummer/)).toBeVisible()
    await expect(shopper.getByText(/^Versandkostenfrei ab/)).toBeVisible()
    await shopper.goto(`${server.url}/product/abendruhe`)
    await expect(shopper.locator('main [data-slot=delivery-date]')).toContainText('bei Ihnen')
  })

  await test.step('seller, announcement, delivery and imprint are edited', async () => {
    await openSection(page, 'shop', 'Mağaza Bilgileri')
    await page.getByLabel(/^Vergi kimlik no/).fill(VAT_ID)
    await page.getByLabel(/^E-posta/).fill('post@kraeuterhof.example')
    const inPanel = (name: string) => page.getByRole('region', { name }).getByLabel(/^Almanca/)
    await inPanel('Duyuru şeridi').fill('Betriebsferien bis 6. Januar')
    await page.getByLabel('Almanya, en az').fill('4')
    await page.getByLabel('Almanya, en çok').fill('6')
    await page
      .getByLabel('Künye, Almanca')
      .fill(`## Anbieter\nKräuterhof\n\n## Register\nUSt-IdNr. ${VAT_ID} <b>fett</b>`)
    const preview = page.getByRole('region', { name: 'Önizleme' })
    await expect(preview.getByRole('heading', { name: 'Register' })).toBeVisible()
    await page.getByRole('button', { name: 'Kaydet' }).click()
    await expect(notice(page, 'Mağaza bilgileri kaydedildi')).toBeVisible()
  })

  await test.step('the shop shows them at once, markup as text, also without JavaScript', async () => {
    await shopper.goto(`${server.url}/legal/impressum`)
    await expect(shopper.getByRole('heading', { level: 2, name: 'Register' })).toBeVisible()
    await expect(shopper.getByText(`USt-IdNr. ${VAT_ID} <b>fett</b>`)).toBeVisible()
    await expect(shopper.getByText('Betriebsferien bis 6. Januar')).toBeVisible()
    await expect(shopper.getByText(/^Versandkostenfrei ab/)).toHaveCount(0)
    const contact = shopper.getByRole('contentinfo').getByRole('link', { name: 'post@kraeuterhof.example' })
    await expect(contact).toHaveAttribute('href', 'mailto:post@kraeuterhof.example')
    await shopper.goto(`${server.url}/legal/versand`)
    await expect(shopper.getByText(/in Deutschland nach 4 bis 6 Werktagen/)).toBeVisible()
    const plain = await (await request.get('/product/abendruhe')).text()
    for (const text of ['Betriebsferien bis 6. Januar', 'bei Ihnen', 'post@kraeuterhof.example'])
      expect(plain).toContain(text)
  })

  await test.step('mail and invoice of the next order', async () => {
    const { _id: productId } = await readProduct(request, 'abendruhe')
    const email = 'ida.impressum@verda.example'
    const answer = await request.post('/api/cart/checkout', {
      data: {
        items: [{ productId, quantity: 1 }],
        customerInfo: { name: 'Ida Impressum', email, phone: '+49 30 1234567' },
        shippingAddress: { street: 'Lindenweg 4', city: 'Berlin', zipCode: '10115', country: 'Deutschland' },
        paymentMethod: 'bank_transfer',
      },
    })
    const { order } = await dataOf(answer, placed)
    const mail = await mailTo(server, 'placed', email)
    expect(mail).toContain(VAT_ID)
    expect(mail).toContain('post@kraeuterhof.example')
    const paying = { headers, data: { status: 'completed' } }
    expect((await request.put(`/api/admin/orders/${order._id}/payment-status`, paying)).status()).toBe(200)
    await page.goto(`/admin/dashboard?section=orders&order=${order._id}`)
    const download = page.waitForEvent('download')
    const panel = page.getByRole('region', { name: 'Sipariş ayrıntısı' })
    await panel.getByRole('button', { name: 'Fatura', exact: true }).click()
    const file = new Uint8Array(await readFile(await (await download).path()))
    const { text } = await extractText(await getDocumentProxy(file), { mergePages: true })
    expect(text).toContain(VAT_ID)
  })
})
