import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from '@storybook/test'
import { categoryMocks } from '@/shop/categories/categories.mocks'
import { schemas } from '@/contract/schemas'
import { adminProductMocks, selectable } from '@/shop/catalogue/admin-products.mocks'
import { productList, productNamed } from '@/shop/catalogue/product-data.mocks'
import { answers, failing, offline } from '@/mocks/shared/handlers'
import { flow } from '../../fixtures/flow'
import { dialogIn, questionIn } from '../../fixtures/body'
import { wide } from '../../admin/shared/phone'
import { BackOffice, currentUrl, said } from './back-office'
import { mockAdmin } from './mocked-admin'

const PLACE = '/dashboard?section=products'
const tea = productNamed('Abendruhe')
/** Recorded requests, and the number of products in each change request. */
let asked: string[] = []
let changes: number[] = []

const meta = {
  title: 'Flows/Admin/Many products',
  component: BackOffice,
  tags: ['!autodocs'],
  ...wide,
  parameters: { ...flow, ...wide.parameters },
  args: { path: PLACE },
  beforeEach: ({ msw }) => mockAdmin(msw, ...adminProductMocks.ok, ...categoryMocks.ok),
} satisfies Meta<typeof BackOffice>

export default meta
type Story = StoryObj<typeof meta>

const tick = async (name: string) =>
  userEvent.click(await screen.findByRole('checkbox', { name: `${name}: seç` }))
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

export const Prices: Story = {
  parameters: { rules: ['ADMIN-61'] },
  play: async ({ canvasElement, step }) => {
    await tick('Abendruhe')
    await waitFor(() => expect(currentUrl()).toContain(`selected=${tea._id}`))
    await press('Fiyatı değiştir')
    const dialog = await questionIn(canvasElement)
    await userEvent.type(dialog.getByRole('textbox', { name: 'Miktar' }), '10')
    await userEvent.click(dialog.getByRole('button', { name: '1 fiyatı değiştir' }))
    await step('done, and taken back', async () => {
      await said('1 fiyat değişti')
      await waitFor(() => expect(currentUrl()).toBe(PLACE))
      await press('Geri al')
      await said('Değişiklik geri alındı')
    })
  },
}

/** Selects every match of the list's filters, beyond the current page; the change can be undone. */
export const AllOfTheFilter: Story = {
  parameters: { rules: ['ADMIN-69'] },
  args: { path: `${PLACE}&status=active&search=a` },
  beforeEach: ({ msw }) => {
    asked = []
    changes = []
    msw.use(
      ...adminProductMocks.pages,
      answers('selectProducts', ({ url }) => {
        asked.push(new URL(url).search)
        return { products: selectable(productList) }
      }),
      answers('changeProducts', async (request) => {
        changes.push(schemas.changeProducts.body.parse(await request.json()).products.length)
        return { changed: productList.length }
      }),
    )
  },
  play: async ({ canvasElement, step }) => {
    const count = productList.length
    await step('the page, then all', async () => {
      await userEvent.click(await screen.findByRole('checkbox', { name: 'Sayfadaki tüm ürünleri seç' }))
      await press(`Filtredeki ${count} ürünün tümünü seç`)
      await screen.findByText(`Filtredeki ${count} ürünün tümü seçildi`)
      await expect(asked).toEqual(['?status=active&search=a'])
    })
    await press('Durumu değiştir')
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Pasif' }))
    const question = await questionIn(canvasElement)
    await userEvent.click(question.getByRole('button', { name: 'Durumu değiştir' }))
    await said(`${count} ürünün durumu değişti`)
    await press('Geri al')
    await said('Değişiklik geri alındı')
    await expect(changes).toEqual([count, count])
  },
}

/** Deselecting one product after “select all matches” keeps the others on the page selected. */
export const AllButOne: Story = {
  beforeEach: ({ msw }) => msw.use(...adminProductMocks.pages),
  play: async () => {
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Sayfadaki tüm ürünleri seç' }))
    await press(`Filtredeki ${productList.length} ürünün tümünü seç`)
    await screen.findByText(`Filtredeki ${productList.length} ürünün tümü seçildi`)
    await tick(productList[0]?.name ?? '')
    await screen.findByText('1 ürün seçildi')
    await waitFor(() => expect(currentUrl()).toContain(`selected=${productList[1]?._id}`))
  },
}

export const TooManyOfTheFilter: Story = {
  parameters: { rules: ['ADMIN-69'] },
  beforeEach: ({ msw }) => msw.use(...adminProductMocks.tooMany),
  play: async () => {
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Sayfadaki tüm ürünleri seç' }))
    await press(`Filtredeki ${productList.length} ürünün tümünü seç`)
    await said('Bir kerede en çok 1.000 ürün değiştirilebilir; lütfen listeyi filtrelerle daraltın.')
    await screen.findByText('2 ürün seçildi')
  },
}

export const SomebodyWasFaster: Story = {
  beforeEach: ({ msw }) => msw.use(...adminProductMocks.changedMeanwhile),
  play: async ({ canvasElement }) => {
    await tick('Abendruhe')
    await press('Arşivle')
    const question = await questionIn(canvasElement)
    await userEvent.click(question.getByRole('button', { name: 'Arşivle' }))
    await question.findByText('Bu kayıt bu arada değiştirildi. Lütfen yeniden yükleyin.')
    await waitFor(() => expect(currentUrl()).toContain('selected='))
  },
}

/** Without a response nobody knows whether the products have changed. */
export const ResponseLost: Story = {
  beforeEach: ({ msw }) => msw.use(offline('changeProducts')),
  play: async ({ canvasElement }) => {
    await tick('Abendruhe')
    await press('Arşivle')
    const question = await questionIn(canvasElement)
    await userEvent.click(question.getByRole('button', { name: 'Arşivle' }))
    await expect(await question.findByRole('alert')).toHaveTextContent(/^Yanıt alınamadı/)
  },
}

const ARCHIVE = `${PLACE}&mark=archived`
const archivedTea = { ...tea, archived: true as const }

/** Opens a product from the archive, restores it, and undoes the restore. */
export const RestoreFromTheForm: Story = {
  parameters: { rules: ['CATALOGUE-55'] },
  args: { path: ARCHIVE },
  beforeEach: ({ msw }) => {
    asked = []
    msw.use(
      answers('getProduct', () => ({ product: archivedTea })),
      answers('changeProducts', async (request) => {
        asked.push(schemas.changeProducts.body.parse(await request.json()).action)
        return { changed: 1 }
      }),
    )
  },
  play: async ({ canvasElement }) => {
    await press('Abendruhe: görüntüle')
    const form = await dialogIn(canvasElement, 'Abendruhe')
    await form.findByText('Bu ürün arşivde')
    await expect(form.getByLabelText('Ürün adı')).toBeDisabled()
    await userEvent.click(form.getByRole('button', { name: 'Arşivden çıkar' }))
    await said('1 ürün arşivden çıkarıldı')
    await waitFor(() => expect(currentUrl()).toBe(ARCHIVE))
    await press('Geri al')
    await said('Değişiklik geri alındı')
    await expect(asked).toEqual(['restore', 'archive'])
  },
}

export const RestoreRefused: Story = {
  args: { path: `${ARCHIVE}&product=${tea._id}&mode=view` },
  beforeEach: ({ msw }) =>
    msw.use(
      answers('getProduct', () => ({ product: archivedTea })),
      failing('changeProducts', 'NOT_FOUND'),
    ),
  play: async ({ canvasElement }) => {
    const form = await dialogIn(canvasElement, 'Abendruhe')
    await userEvent.click(await form.findByRole('button', { name: 'Arşivden çıkar' }))
    await expect(await form.findByRole('alert')).toHaveTextContent('Bulunamadı')
  },
}

export const Duplicate: Story = {
  parameters: { rules: ['ADMIN-62'] },
  play: async ({ canvasElement }) => {
    await press('Abendruhe, diğer işlemler')
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Kopyala' }))
    const form = await dialogIn(canvasElement, 'Yeni ürün')
    await expect(await form.findByLabelText('Ürün adı')).toHaveValue('Abendruhe (Kopya)')
    await expect(form.getByLabelText('Adres (slug)')).toHaveValue('')
    await expect(form.getByLabelText('Adet')).toHaveValue('0')
    await expect(form.getByLabelText('Durum')).toHaveValue('inactive')
    await waitFor(() => expect(currentUrl()).toBe(`${PLACE}&product=new&copy=${tea._id}`))
  },
}
