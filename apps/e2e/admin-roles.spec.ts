import { endpoints, type Endpoint } from '@/contract'
import { permissionsNeeded } from '@/contract/shared/endpoint'
import { missingOf } from '@/shop/roles/permissions'
import { PERMISSIONS_OF } from '@/shop/roles/roles'
import { expect, openSection, register, test } from './steps/back-office'
import { ADMIN } from './steps/product'

const COLLEAGUE = { name: 'Selin Aksu', email: 'selin.aksu@verda.example', password: 'Kamille-und-Minze' }
/** Sections that the role sees, with their headings. */
const SEEN: Readonly<Record<string, string>> = {
  orders: 'Siparişler',
  returns: 'İadeler',
  subscriptions: 'Abonelikler',
  users: 'Kullanıcılar',
  bank: 'Banka dosyası',
  cargo: 'Kargo Şirketleri',
}
/** Forms that an address opens, each with the call that saves a new item. */
const FORMS = [
  ['products', 'product', 'createProduct'],
  ['categories', 'category', 'createCategory'],
  ['cargo', 'company', 'createCargo'],
  ['coupons', 'coupon', 'createCoupon'],
  ['roles', 'role', 'createRole'],
  ['staff', 'member', 'createAdmin'],
] as const
const table: readonly (readonly [string, Endpoint])[] = Object.entries(endpoints)

test('a role that packs parcels sees its sections alone, and every other call is refused [ADMIN-180] [ADMIN-300] [IDENTITY-180]', async ({
  page,
  shopper,
  session,
}) => {
  const created = await page.request.post('/api/admin/admins', {
    headers: { authorization: `Bearer ${session.token}` },
    data: { ...COLLEAGUE, role: 'orders', currentPassword: ADMIN.password },
  })
  expect(created.status()).toBe(201)
  /** Refusals that the interface has run into. */
  const refused: string[] = []
  shopper.on('response', (response) => {
    if (response.status() === 403) refused.push(response.url())
  })
  await shopper.goto('/admin')
  await shopper.getByLabel('E-posta').fill(COLLEAGUE.email)
  await shopper.getByLabel('Şifre', { exact: true }).fill(COLLEAGUE.password)
  await shopper.getByRole('button', { name: 'Giriş yap', exact: true }).click()

  await test.step('every section: its own, and a quiet word elsewhere', async () => {
    const links = shopper.getByRole('navigation', { name: 'Bölümler' }).getByRole('link')
    await expect(links).toHaveText(Object.values(SEEN).map((name) => new RegExp(`^${name}`)))
    await page.goto('/admin/dashboard')
    const all = page.getByRole('navigation', { name: 'Bölümler' }).getByRole('link')
    await expect(all.first()).toBeVisible()
    const addresses = await all.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''))
    expect(addresses.length).toBeGreaterThan(15)
    for (const address of addresses) {
      const section = new URLSearchParams(address.split('?')[1]).get('section') ?? 'dashboard'
      const heading = SEEN[section]
      if (heading === undefined) {
        await shopper.goto(`/admin/dashboard?section=${section}`)
        await expect(shopper.getByText('Bu bölüm için yetkiniz yok')).toBeVisible()
      } else {
        await openSection(shopper, section, heading)
        await expect(shopper.getByText('Bu bölüm için yetkiniz yok')).toBeHidden()
      }
    }
  })

  await test.step('a form opened by its address: the call that saves it decides', async () => {
    for (const [section, param, call] of FORMS) {
      const isClosed = missingOf(permissionsNeeded(endpoints[call]), PERMISSIONS_OF.orders).length > 0
      await shopper.goto(`/admin/dashboard?section=${section}&${param}=new`)
      if (isClosed) await expect(shopper.getByText('Bu bölüm için yetkiniz yok')).toBeVisible()
      await expect(shopper.getByRole('dialog')).toHaveCount(isClosed ? 0 : 1)
    }
  })

  await test.step('customers are read, not changed', async () => {
    await register(page.request, { name: 'Klara Kundin', email: 'klara@example.org', password: 'Kamille-26' })
    await openSection(shopper, 'users', 'Kullanıcılar')
    await shopper.getByRole('button', { name: 'Yönet: Klara Kundin' }).click()
    const dialog = shopper.getByRole('dialog', { name: 'Kullanıcıyı yönet' })
    await expect(dialog.getByText('klara@example.org')).toBeVisible()
    for (const name of ['Kullanıcıyı yasakla', 'Etkinleştir', 'Verileri indir (JSON)', 'Anonimleştir'])
      await expect(dialog.getByRole('button', { name })).toHaveCount(0)
  })
  expect(refused).toEqual([])

  await test.step('every call of the back office that it lacks a permission for', async () => {
    const token = await shopper.evaluate(() => localStorage.getItem('adminToken'))
    const closed = table.filter(
      ([, endpoint]) =>
        endpoint.access === 'admin' &&
        missingOf(permissionsNeeded(endpoint), PERMISSIONS_OF.orders).length > 0,
    )
    expect(closed.length).toBeGreaterThan(30)
    const answers = await Promise.all(
      closed.map(async ([name, { method, path }]) => {
        const answer = await page.request.fetch(`/api${path.replaceAll(/:\w+/g, 'x')}`, {
          method,
          headers: { authorization: `Bearer ${token ?? ''}` },
        })
        return [name, answer.status()]
      }),
    )
    expect(answers).toEqual(closed.map(([name]) => [name, 403]))
  })
})
