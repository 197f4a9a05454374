import { join } from 'node:path'
import { expect, labelOf, notice, openSection, refuseThenConfirm, test } from './steps/back-office'
import { hydrated } from './steps/shop'

const MEDIA = 'apps/api/demo/media'

test('a category is created, edited and deleted after a confirmation; one in use cannot be deleted [ADMIN-6] [ADMIN-8] [CATALOGUE-12]', async ({
  page,
}) => {
  await openSection(page, 'categories', 'Kategoriler')
  const card = (name: string) => page.getByRole('article', { name, exact: true })

  await test.step('create', async () => {
    await page.getByRole('button', { name: 'Yeni kategori' }).click()
    const form = page.getByRole('dialog', { name: 'Yeni kategori' })
    await form.getByRole('button', { name: 'Oluştur' }).click()
    await expect(form.getByLabel('Ad', { exact: true })).toHaveAccessibleDescription('Ad gereklidir')
    await form.getByLabel('Ad', { exact: true }).fill('Räucherwerk')
    await form.getByLabel('Açıklama', { exact: true }).fill('Harze und Hölzer.')
    await form.getByLabel('Anahtar kelimeler').fill('Harz')
    await form.getByLabel('Anahtar kelimeler').press('Enter')
    await form.getByRole('button', { name: 'Oluştur' }).click()
    await expect(notice(page, 'Kategori başarıyla oluşturuldu')).toBeVisible()
    await expect(card('Räucherwerk')).toContainText('Harze und Hölzer.')
  })

  await test.step('edit and view', async () => {
    await page.getByRole('button', { name: 'Räucherwerk: düzenle' }).click()
    const form = page.getByRole('dialog', { name: 'Kategoriyi düzenle' })
    await form.getByLabel('Ad', { exact: true }).fill('Räuchern')
    await form.getByRole('button', { name: 'Kaydet' }).click()
    await expect(notice(page, 'Kategori başarıyla güncellendi')).toBeVisible()
    await page.getByRole('button', { name: 'Räuchern: görüntüle' }).click()
    const view = page.getByRole('dialog', { name: 'Kategori', exact: true })
    await expect(view.getByLabel('Ad', { exact: true })).toHaveValue('Räuchern')
    await expect(view.getByText('Harz', { exact: true })).toBeVisible()
    await view.getByRole('button', { name: 'Kapat' }).last().click()
  })

  await test.step('delete', async () => {
    await refuseThenConfirm(
      page,
      () => page.getByRole('button', { name: 'Räuchern: sil' }).click(),
      'Kategoriyi sil',
    )
    await expect(notice(page, 'Kategori başarıyla silindi')).toBeVisible()
    await expect(card('Räuchern')).toHaveCount(0)
  })

  await test.step('a category with products cannot be deleted', async () => {
    await refuseThenConfirm(
      page,
      () =>
        page
          .getByRole('button', { name: /^Energy.*: sil$/ })
          .first()
          .click(),
      'Kategoriyi sil',
    )
    await expect(page.getByText(/^Kategori silinirken hata oluştu: .+/).first()).toBeVisible()
    await expect(card('Energy').first()).toBeVisible()
  })
})

test('a product with two images and a review is published, updated and deleted in the shop', async ({
  page,
  shopper,
}) => {
  const NAME = 'Holunderblüte'
  const PATH = '/product/holunderbluete'
  const form = page.getByRole('dialog', { name: `${NAME} düzenleniyor` })
  const openForm = () => page.getByRole('button', { name: `${NAME}: düzenle` }).click()

  await test.step('create: missing fields show their errors, then it is saved', async () => {
    await openSection(page, 'products', 'Ürünler')
    await page.getByRole('button', { name: 'Yeni ürün' }).click()
    const fresh = page.getByRole('dialog', { name: 'Yeni ürün' })
    // Pictures wait for the product, and are sent with it.
    const input = fresh.locator('input[type="file"]')
    await input.setInputFiles([join(MEDIA, 'abendruhe-960.webp'), join(MEDIA, 'morgengruen-960.webp')])
    await fresh.getByRole('button', { name: 'Oluştur' }).click()
    await expect(fresh.getByLabel('Ürün adı')).toBeFocused()
    await fresh.getByLabel('Ürün adı').fill(NAME)
    await fresh.getByLabel('Kategori', { exact: true }).selectOption('Wellness')
    await fresh.getByLabel('Kısa açıklama').fill('Blüten vom Waldrand.')
    await fresh.getByLabel('Ayrıntılı açıklama').fill('Von Hand gezupft und schonend getrocknet.')
    await fresh.getByLabel('Adres (slug)').fill('holunderbluete')
    await fresh.getByLabel('Almanya: fiyat').fill('12,90')
    await fresh.getByLabel('Özellik 1', { exact: true }).fill('Handgepflückt')
    await fresh.getByLabel('Adet', { exact: true }).fill('20')
    await expect(fresh.getByLabel('Durum', { exact: true })).toHaveValue('inactive')
    await fresh.getByLabel('Durum', { exact: true }).selectOption('Aktif')
    await fresh.getByRole('button', { name: 'Oluştur' }).click()
    await expect(notice(page, 'Ürün başarıyla oluşturuldu')).toBeVisible()
    await expect(form).toBeVisible()
  })

  await test.step('images: two have gone up, the second becomes primary, a text file is rejected', async () => {
    const input = form.locator('input[type="file"]').first()
    const pictures = form.getByRole('listitem').filter({ has: page.locator('img') })
    await expect(pictures).toHaveCount(2)
    const main = pictures.filter({ hasText: 'Ana görsel' }).locator('img')
    const other = pictures.filter({ hasNotText: 'Ana görsel' })
    const chosen = (await other.locator('img').getAttribute('src')) ?? ''
    await other.getByRole('button', { name: 'ana görsel yap' }).click()
    await expect(main).toHaveAttribute('src', chosen)
    await expect(main).toHaveCount(1)
    await input.setInputFiles({ name: 'liste.txt', mimeType: 'text/plain', buffer: Buffer.from('Tee') })
    await expect(form.getByText('Yalnızca görsel dosyaları')).toBeVisible()
    await expect(pictures).toHaveCount(2)
  })

  await test.step('a review: all fields are required', async () => {
    const review = form.getByRole('group', { name: 'Yorum ekle' })
    await review.getByRole('button', { name: 'Yorum ekle' }).click()
    await expect(review.getByText('Tüm alanları doldurun')).toBeVisible()
    await review.getByLabel('Kullanıcı adı').fill('Ida Baum')
    await labelOf(review.getByRole('radio', { name: '5 yıldız' })).check()
    await review.getByLabel('Yorum', { exact: true }).fill('Duftet wie ein Abend im Juni.')
    await review.getByRole('button', { name: 'Yorum ekle' }).click()
    await expect(form.getByRole('listitem').filter({ hasText: 'Ida Baum' })).toBeVisible()
    await expect(review.getByLabel('Kullanıcı adı')).toHaveValue('')
  })

  await test.step('the shop shows it', async () => {
    await shopper.goto(PATH)
    await expect(shopper.getByRole('heading', { level: 1, name: NAME })).toBeVisible()
    await expect(shopper.getByText(/12,90\s€/).first()).toBeVisible()
    await shopper.getByRole('tab', { name: /Bewertungen/ }).click()
    await expect(shopper.getByText('Ida Baum').first()).toBeVisible()
  })

  await test.step('a new price reaches the shop', async () => {
    await form.getByLabel('Almanya: fiyat').fill('13,50')
    await form.getByRole('button', { name: 'Kaydet' }).click()
    await expect(notice(page, 'Ürün başarıyla güncellendi')).toBeVisible()
    await shopper.reload()
    await expect(shopper.getByText(/13,50\s€/).first()).toBeVisible()
  })

  await test.step('review and image are deleted after a confirmation', async () => {
    await page.getByRole('searchbox', { name: 'Ürün ara' }).fill(NAME)
    await expect(page).toHaveURL(/search=Holunder/)
    await expect(page.getByRole('button', { name: 'Abendruhe: düzenle' })).toHaveCount(0)
    await openForm()
    await refuseThenConfirm(
      page,
      () => form.getByRole('button', { name: 'Ida Baum yorumunu sil' }).click(),
      'Yorumu sil',
    )
    await expect(form.getByText('Henüz yorum yok.')).toBeVisible()
    const pictures = form.getByRole('listitem').filter({ has: page.locator('img') })
    await refuseThenConfirm(
      page,
      () => pictures.nth(1).getByRole('button', { name: 'dosyasını sil' }).click(),
      'Görseli sil',
    )
    await expect(pictures).toHaveCount(1)
    await expect(pictures).toContainText('Ana görsel')
    await form.getByRole('button', { name: 'Vazgeç' }).click()
    await expect(form).toBeHidden()
  })

  await test.step('the product is deleted after a confirmation and gone from the shop', async () => {
    await refuseThenConfirm(
      page,
      () => page.getByRole('button', { name: `${NAME}: sil` }).click(),
      'Ürünü sil',
    )
    await expect(notice(page, 'Ürün başarıyla silindi')).toBeVisible()
    await expect(page.getByRole('button', { name: `${NAME}: düzenle` })).toHaveCount(0)
    expect((await shopper.goto(PATH))?.status()).toBe(404)
  })
})

test('a cargo company is created, edited, deactivated and deleted [ADMIN-6] [ADMIN-8]', async ({ page }) => {
  await openSection(page, 'cargo', 'Kargo Şirketleri')
  const row = (name: string) => page.getByRole('row').filter({ hasText: name })

  await test.step('create: the four required fields and the placeholder', async () => {
    await page.getByRole('button', { name: 'Yeni şirket' }).click()
    const form = page.getByRole('dialog', { name: 'Yeni kargo şirketi' })
    const submit = form.getByRole('button', { name: 'Oluştur' })
    await submit.click()
    await expect(
      form.getByText("Zorunlu alanları doldurun: İsim, Kod, Takip URL'i, Platformlar"),
    ).toBeVisible()
    await form.getByLabel('İsim').fill('Waldpost')
    await form.getByLabel('Kod', { exact: true }).fill('wald')
    await form.getByLabel("Takip URL'i").fill('https://waldpost.example/')
    await labelOf(form.getByRole('checkbox', { name: 'Almanya' })).check()
    await submit.click()
    await expect(form.getByLabel("Takip URL'i")).toHaveAccessibleDescription(
      /Takip URL'i \{trackingNumber\} yer tutucusunu içermelidir/,
    )
    await form.getByRole('button', { name: '{trackingNumber} ekle' }).click()
    await expect(form.getByLabel("Takip URL'i")).toHaveValue('https://waldpost.example/{trackingNumber}')
    await submit.click()
    await expect(notice(page, 'Kargo şirketi başarıyla oluşturuldu')).toBeVisible()
    await expect(row('Waldpost')).toContainText('WALD')
  })

  await test.step('edit', async () => {
    await page.getByRole('button', { name: 'Waldpost: düzenle' }).click()
    const form = page.getByRole('dialog', { name: 'Kargo şirketini düzenle' })
    await form.getByLabel('Yurt içi teslim').fill('4')
    await form.getByRole('button', { name: 'Kaydet' }).click()
    await expect(notice(page, 'Kargo şirketi başarıyla güncellendi')).toBeVisible()
    await expect(row('Waldpost')).toContainText('4 gün')
  })

  await test.step('deactivate', async () => {
    await labelOf(page.getByRole('switch', { name: 'Waldpost aktif' })).click()
    await expect(notice(page, 'Kargo şirketi durumu güncellendi')).toBeVisible()
    await expect(row('Waldpost')).toContainText('Pasif')
    await page.reload()
    await expect(row('Waldpost')).toContainText('Pasif')
  })

  await test.step('delete', async () => {
    await refuseThenConfirm(
      page,
      () => page.getByRole('button', { name: 'Waldpost: sil' }).click(),
      'Şirketi sil',
    )
    await expect(notice(page, 'Kargo şirketi başarıyla silindi')).toBeVisible()
    await expect(row('Waldpost')).toHaveCount(0)
  })
})

test('a film goes up beside the pictures and plays in the shop; one too many for a browser is refused [ADMIN-690] [SHOP-690]', async ({
  page,
  shopper,
}) => {
  await openSection(page, 'products', 'Ürünler')
  await page.getByRole('button', { name: 'Pfefferminze: düzenle' }).click()
  const films = page.getByRole('dialog').getByRole('region', { name: 'Video' })
  const input = films.locator('input[type="file"]')
  const FILMS = 'apps/api/testing/films'

  await test.step('refused with the reason, then taken', async () => {
    await input.setInputFiles(join(FILMS, 'ten-bit.mp4'))
    await expect(films.getByText(/8 bit H\.264/)).toBeVisible()
    await input.setInputFiles(join(FILMS, 'garten.mov'))
    await expect(films.locator('video')).toBeVisible()
    await expect(films.getByText(/8 bit H\.264/)).toBeHidden()
  })

  await test.step('the shop plays it in its place', async () => {
    await shopper.goto('/product/pfefferminze')
    await hydrated(shopper)
    const film = shopper.locator('video')
    await shopper.getByRole('button', { name: 'Film ansehen' }).click()
    await expect(film).toHaveAttribute('controls')
    const played = () =>
      film.evaluate((element) => (element instanceof HTMLVideoElement ? element.currentTime : 0))
    await film.evaluate(async (element) => {
      if (element instanceof HTMLVideoElement) await element.play()
    })
    await expect.poll(played).toBeGreaterThan(0.2)
  })

  await test.step('removed, it is gone', async () => {
    await refuseThenConfirm(
      page,
      () => films.getByRole('button', { name: /^Pfefferminze.*sil$/ }).click(),
      'Videoyu sil',
    )
    await expect(films.locator('video')).toHaveCount(0)
    await shopper.reload()
    await expect(shopper.getByRole('heading', { level: 1, name: 'Pfefferminze' })).toBeVisible()
    await expect(shopper.locator('video')).toHaveCount(0)
  })
})
