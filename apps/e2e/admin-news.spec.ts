import { expect, openSection, placeOrder, test as base } from './steps/back-office'
import { ADMIN } from './steps/product'
import { mailTo } from './steps/shop'

/** Its own server: no other test changes orders meanwhile. */
const test = base.extend({
  server: [async ({ server }, provide) => provide(server), { scope: 'worker' }],
})

const COLLEAGUE = { name: 'Mert Kaya', email: 'mert@verda.example' }
const PASSWORD = 'Kamille-und-Minze'

test('two administrators see each other at an order, and each other’s change in its row [ADMIN-640] [ADMIN-642]', async ({
  page,
  shopper: other,
  request,
  server,
  session,
}) => {
  await test.step('a colleague signs in', async () => {
    const invited = await request.post('/api/admin/admins', {
      headers: { authorization: `Bearer ${session.token}` },
      data: { ...COLLEAGUE, currentPassword: ADMIN.password },
    })
    expect(invited.status()).toBe(201)
    const mail = await mailTo(server, 'staff-invitation', COLLEAGUE.email)
    await other.goto(/\/admin\?reset=[^\s&]+/.exec(mail)?.[0] ?? '')
    await other.getByLabel('Yeni şifre', { exact: true }).fill(PASSWORD)
    await other.getByLabel('Yeni şifre (tekrar)').fill(PASSWORD)
    await other.getByRole('button', { name: 'Şifreyi kaydet' }).click()
    await other.getByRole('button', { name: 'Giriş sayfasına git' }).click()
    await other.getByLabel('E-posta').fill(COLLEAGUE.email)
    await other.getByLabel('Şifre', { exact: true }).fill(PASSWORD)
    await other.getByRole('button', { name: 'Giriş yap', exact: true }).click()
    await expect(other).toHaveURL(/\/admin\/dashboard/)
  })

  const number = await placeOrder(request, 'abendruhe', 'Olga Ostsee')
  const row = page.getByRole('row').filter({ hasText: number })
  const detail = 'Sipariş ayrıntısı'
  const here = (name: string) => `Bu siparişe şu anda ${name} bakıyor`

  await test.step('both open the order and read who else has', async () => {
    for (const each of [page, other]) {
      await openSection(each, 'orders', 'Siparişler')
      await each.getByRole('button', { name: `${number} numaralı siparişi aç` }).click()
    }
    await expect(page.getByRole('region', { name: detail })).toContainText(here(COLLEAGUE.name))
    await expect(other.getByRole('region', { name: detail })).toContainText(here(session.admin.name))
  })

  await test.step('what one changes stands in the other’s row, sooner than any interval', async () => {
    const panel = other.getByRole('region', { name: detail })
    await panel.getByRole('combobox', { name: 'Ödeme durumu' }).selectOption({ label: 'Ödendi' })
    await panel.getByRole('button', { name: 'Uygula' }).click()
    await Promise.all([
      // For six seconds, while the other page may still be busy.
      row.getByText('az önce değişti').waitFor(),
      other.getByRole('button', { name: 'Ödemeyi değiştir' }).click(),
    ])
    await expect(row).toContainText('Ödendi')
  })

  await test.step('who leaves is gone', async () => {
    await other.close()
    await expect(page.getByText(here(COLLEAGUE.name))).toHaveCount(0)
  })
})
