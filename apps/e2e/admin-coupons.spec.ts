import type { Locator, Page } from '@playwright/test'
import { expect, labelOf, notice, openSection, refuseThenConfirm, test } from './steps/back-office'
import { choosePayment, fillCheckout } from './steps/shop'

interface Wanted {
  code: string
  type: string
  /** Value as shown on the card. */
  value: string
  fill?: (form: Locator) => Promise<void>
}

const COUPONS: readonly Wanted[] = [
  {
    code: 'JUNI15',
    type: 'Yüzde indirim',
    value: '%15',
    fill: (form) => form.getByLabel('İndirim', { exact: true }).fill('15'),
  },
  {
    code: 'JUNI7',
    type: 'Sabit tutar',
    value: '7,50',
    fill: (form) => form.getByLabel('İndirim', { exact: true }).fill('7,5'),
  },
  { code: 'JUNIPOST', type: 'Ücretsiz kargo', value: 'Kargo bizden' },
  {
    code: 'JUNIPREMIUM',
    type: 'Premium uzatma',
    value: '2 ay',
    fill: (form) => form.getByLabel('Premium süresi').fill('2'),
  },
  {
    code: 'JUNI3PLUS1',
    type: 'X al Y kazan',
    value: '3 al, 1 bedava',
    fill: async (form) => {
      await form.getByLabel('Alınan adet').fill('3')
      await form.getByLabel('Bedava adet').fill('1')
      await form.getByLabel('Geçerli ürünler').fill('Abendruhe')
      await form.page().getByRole('option', { name: 'Abendruhe' }).first().click()
    },
  },
  {
    code: 'JUNIGABE',
    type: 'Hediye ürün',
    value: '1 hediye',
    fill: async (form) => {
      await form.getByLabel('Hediye ürün').fill('Hagebutte')
      await form.page().getByRole('option', { name: 'Hagebutte' }).first().click()
    },
  },
]

const card = (page: Page, code: string) => page.getByRole('article', { name: code, exact: true })

/** Fills in today and the same day next year. */
async function fillDates(form: Locator) {
  const today = await form.getByLabel('Başlangıç').getAttribute('min')
  expect(today).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  const [year = '', rest = ''] = (today ?? '').split(/-(.*)/)
  await form.getByLabel('Başlangıç').fill(`${year}-${rest}`)
  await form.getByLabel('Bitiş').fill(`${year}-${rest}`)
  await form.getByRole('button', { name: 'Kaydet' }).click()
  await expect(form.getByLabel('Bitiş')).toHaveAccessibleDescription(
    /Bitiş tarihi başlangıç tarihinden sonra olmalıdır/,
  )
  await form.getByLabel('Bitiş').fill(`${Number(year) + 1}-${rest.replace('02-29', '02-28')}`)
}

async function create(page: Page, { code, type, value, fill }: Wanted) {
  await page.getByRole('button', { name: 'Yeni kupon oluştur' }).first().click()
  const form = page.getByRole('dialog', { name: 'Yeni kupon oluştur' })
  await form.getByLabel('Kod', { exact: true }).fill(code.toLowerCase())
  await form.getByLabel('Tür', { exact: true }).selectOption({ label: type })
  await form.getByLabel('Ad', { exact: true }).fill(`Haziran ${code}`)
  await fill?.(form)
  await fillDates(form)
  await form.getByRole('button', { name: 'Kaydet' }).click()
  await expect(notice(page, 'Kupon oluşturuldu!')).toBeVisible()
  await expect(form).toBeHidden()
  await expect(card(page, code)).toContainText(value)
  await expect(card(page, code)).toContainText(type)
  await expect(card(page, code)).toContainText('Aktif')
}

test('a coupon of each type is created; one is edited and deleted after a confirmation [ADMIN-6] [ADMIN-8]', async ({
  page,
}) => {
  await openSection(page, 'coupons', 'Kuponlar')
  for (const wanted of COUPONS) await test.step(wanted.type, () => create(page, wanted))

  await test.step('missing fields show their errors', async () => {
    await page.getByRole('button', { name: 'Yeni kupon oluştur' }).first().click()
    const form = page.getByRole('dialog', { name: 'Yeni kupon oluştur' })
    await form.getByRole('button', { name: 'Kaydet' }).click()
    await expect(form.getByText('Zorunlu alan').first()).toBeVisible()
    await expect(form.getByLabel('Kod', { exact: true })).toBeFocused()
    await form.getByRole('button', { name: 'Vazgeç' }).click()
  })

  await test.step('edit', async () => {
    await page.getByRole('button', { name: 'JUNI7: düzenle' }).click()
    const form = page.getByRole('dialog', { name: 'JUNI7 düzenleniyor' })
    await form.getByLabel('İndirim', { exact: true }).fill('8')
    await labelOf(form.getByRole('switch', { name: 'Aktif' })).click()
    await form.getByRole('button', { name: 'Kaydet' }).click()
    await expect(notice(page, 'Kupon güncellendi!')).toBeVisible()
    await expect(card(page, 'JUNI7')).toContainText('8,00')
    await expect(card(page, 'JUNI7')).toContainText('Pasif')
  })

  await test.step('delete', async () => {
    await refuseThenConfirm(
      page,
      () => page.getByRole('button', { name: 'JUNI7: sil' }).click(),
      'Kuponu sil',
    )
    await expect(notice(page, 'Kupon silindi!')).toBeVisible()
    await expect(card(page, 'JUNI7')).toHaveCount(0)
  })
})

test('a new coupon is redeemed in the shop and counted in its statistics', async ({ page, shopper }) => {
  const CODE = 'HERBST20'
  const EMAIL = 'hanna.herbst@post.example'
  const cart = shopper.getByRole('dialog', { name: /Warenkorb/ })

  await openSection(page, 'coupons', 'Kuponlar')
  await create(page, {
    code: CODE,
    type: 'Yüzde indirim',
    value: '%20',
    fill: (form) => form.getByLabel('İndirim', { exact: true }).fill('20'),
  })

  await test.step('the cart deducts it', async () => {
    await shopper.goto('/product/kurkuma-plus')
    await shopper.getByRole('button', { name: 'In den Warenkorb' }).first().click()
    await shopper.getByRole('button', { name: /Warenkorb.*1/ }).click()
    await cart.getByLabel('Gutscheincode').fill(CODE)
    await cart.getByRole('button', { name: 'Einlösen' }).click()
    await expect(cart.getByText(/4,98\s€/).first()).toBeVisible()
    await cart.getByRole('button', { name: 'Zur Kasse' }).click()
    await shopper.getByRole('dialog').getByRole('link', { name: 'Als Gast bestellen' }).click()
  })

  await test.step('the order is placed with it', async () => {
    await fillCheckout(shopper, EMAIL, 'Hanna Herbst')
    await choosePayment(shopper, 'PayPal')
    await shopper.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click()
    // The checkout shows the same total before.
    await expect(shopper.getByRole('heading', { level: 1, name: 'Danke, Hanna.' })).toBeVisible()
    // 24,90 − 4,98 + 15,00 shipping
    await expect(shopper.getByRole('main')).toContainText(/34,92\s€/)
  })

  await test.step('statistics and card count it', async () => {
    await page.reload()
    await expect(card(page, CODE)).toContainText('Kullanım1')
    await page.getByRole('button', { name: `${CODE} istatistikleri` }).click()
    const statistics = page.getByRole('dialog', { name: `${CODE} istatistikleri` })
    await expect(statistics.getByRole('row').filter({ hasText: EMAIL })).toContainText(/4,98/)
    await expect(statistics.getByText('Sınırsız')).toBeVisible()
    await statistics.getByRole('button', { name: 'Kapat' }).click()
    await expect(page).not.toHaveURL(/stats=/)
  })
})
