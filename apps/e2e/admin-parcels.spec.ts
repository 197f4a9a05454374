import { expect, notice, openSection, test } from './steps/back-office'
import { ADDRESS, bearer, mailTo, openFromMenu, PHONE, productId, signedIn } from './steps/shop'

test('a part of an order is sent first, then the rest [ORDER-700] [ORDER-704] [ORDER-707] [ADMIN-701]', async ({
  page,
  shopper,
  server,
}) => {
  const email = `pia.paket-${Date.now()}@post.example`
  const { token } = await signedIn(shopper, email)
  const panel = page.getByRole('region', { name: 'Sipariş ayrıntısı' })
  const row = page.getByRole('row').filter({ hasText: 'Sabine Koch' }).first()

  await test.step('two lines are ordered and paid', async () => {
    const items = [
      { productId: await productId(shopper.request, 'hagebutte'), quantity: 1 },
      { productId: await productId(shopper.request, 'goldmilch'), quantity: 1 },
    ]
    const customerInfo = { name: 'Sabine Koch', email, phone: PHONE }
    const order = { items, customerInfo, shippingAddress: ADDRESS, paymentMethod: 'bank_transfer' }
    const answer = await shopper.request.post('/api/cart/checkout', { data: order, headers: bearer(token) })
    expect(answer.status()).toBe(201)
    await openSection(page, 'orders', 'Siparişler')
    await row.getByRole('button', { name: /numaralı siparişi aç/ }).click()
    await panel.getByRole('combobox', { name: 'Ödeme durumu' }).selectOption({ label: 'Ödendi' })
    await panel.getByRole('button', { name: 'Uygula' }).click()
    await page.getByRole('button', { name: 'Ödemeyi değiştir' }).click()
    await expect(notice(page, 'Ödeme durumu güncellendi')).toBeVisible()
  })

  const send = async (button: string, number: string, leaveOut?: string) => {
    await panel.getByRole('button', { name: button }).click()
    const dialog = page.getByRole('dialog', { name: 'Kargo ata' })
    await dialog.getByRole('combobox', { name: 'Kargo şirketi' }).selectOption({ label: 'DHL' })
    await dialog.getByLabel('Takip numarası').fill(number)
    if (leaveOut !== undefined) {
      await dialog.getByText('Bir kısmını gönder').click()
      await dialog.getByRole('button', { name: `${leaveOut}: adet: azalt` }).click()
    }
    await dialog.getByRole('button', { name: 'Ata', exact: true }).click()
    await expect(dialog).toBeHidden()
  }

  await test.step('one is sent; row and panel say so, and it stays to be prepared', async () => {
    await send('Kargo ata', 'T-EINS', 'Goldmilch')
    await expect(row).toContainText('Kısmen gönderildi (1 / 2)')
    await expect(row).toContainText('Onaylandı')
    await expect(panel).toContainText('Kısmen gönderildi (1 / 2)')
    await page.goto('/admin/dashboard?section=orders&status=unshipped&payment=completed')
    await expect(row).toContainText('Kısmen gönderildi (1 / 2)')
  })

  await test.step('mail and order tell the customer what is on its way and what follows', async () => {
    const mail = await mailTo(server, 'shipped', email)
    expect(mail).toContain('T-EINS')
    expect(mail).toMatch(/In diesem Paket[^]*Hagebutte[^]*Das folgt noch[^]*Goldmilch/i)
    await shopper.goto('/')
    const list = await openFromMenu(shopper, 'Meine Bestellungen', /Meine Bestellungen/)
    await list.getByRole('button', { name: /VD-/ }).first().click()
    const parcels = shopper.getByRole('region', { name: 'Pakete' })
    await expect(parcels).toContainText('1 × Hagebutte')
    await expect(parcels).toContainText('Das folgt noch in einem weiteren Paket: 1 × Goldmilch')
  })

  await test.step('the rest makes it shipped', async () => {
    await row.getByRole('button', { name: /numaralı siparişi aç/ }).click()
    await send('Kalanı gönder', 'T-ZWEI')
    await expect(panel.getByRole('combobox', { name: 'Sipariş durumu' })).toHaveValue('shipped')
    await expect(panel.getByRole('region', { name: 'Paket 2' })).toContainText('1 × Goldmilch')
    await shopper.reload()
    const list = await openFromMenu(shopper, 'Meine Bestellungen', /Meine Bestellungen/)
    await list.getByRole('button', { name: /VD-/ }).first().click()
    await expect(
      shopper.getByRole('region', { name: 'Pakete' }).getByRole('link', { name: /Sendung verfolgen/ }),
    ).toHaveCount(2)
  })
})
