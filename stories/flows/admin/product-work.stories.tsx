import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from '@storybook/test'
import { categoryMocks } from '@/mocks/catalogue/categories'
import { schemas } from '@/contract/schemas'
import { adminProductMocks, selectable } from '@/mocks/catalogue/admin-products'
import { firstPage } from '@/mocks/fixtures/pagination'
import { productList, productNamed } from '@/mocks/fixtures/products'
import { answers, failing, offline } from '@/mocks/shared/handlers'
import { body, questionIn } from '../../fixtures/body'
import { wide } from '../../admin/shared/phone'
import { BackOffice, currentUrl, openedDialog, said } from './back-office'
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
  parameters: { layout: 'fullscreen', ...wide.parameters },
  args: { path: PLACE },
  beforeEach: ({ msw }) => mockAdmin(msw, ...adminProductMocks.ok, ...categoryMocks.ok),
} satisfies Meta<typeof BackOffice>

export default meta
type Story = StoryObj<typeof meta>

const tick = async (name: string) =>
  userEvent.click(await screen.findByRole('checkbox', { name: `${name} seç` }))
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const choose = async (dialog: Awaited<ReturnType<typeof openedDialog>>, file: File) => {
  const input = dialog
    .getByText(/CSV|dosya/i, { selector: 'p' })
    .ownerDocument.querySelector('input[type=file]')
  if (input instanceof HTMLInputElement) await userEvent.upload(input, file)
}
const importOf = (canvasElement: HTMLElement) => openedDialog(canvasElement, 'Ürünleri CSV ile değiştir')
const file = new File(['id;price.germany\n1;12,90'], 'urunler.csv', { type: 'text/csv' })

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
    await expect(currentUrl()).toContain('selected=')
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
    await press('Abendruhe görüntüle')
    const form = await openedDialog(canvasElement, 'Abendruhe')
    await form.findByText('Bu ürün arşivde')
    await expect(form.getByLabelText('Ürün adı')).toBeDisabled()
    await userEvent.click(form.getByRole('button', { name: 'Geri yükle' }))
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
    const form = await openedDialog(canvasElement, 'Abendruhe')
    await userEvent.click(await form.findByRole('button', { name: 'Geri yükle' }))
    await expect(await form.findByRole('alert')).toHaveTextContent('Bulunamadı')
  },
}

export const Duplicate: Story = {
  parameters: { rules: ['ADMIN-62'] },
  play: async ({ canvasElement }) => {
    await press('Abendruhe, diğer işlemler')
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Kopyala' }))
    const form = await openedDialog(canvasElement, 'Yeni ürün')
    await expect(await form.findByLabelText('Ürün adı')).toHaveValue('Abendruhe (Kopya)')
    await expect(form.getByLabelText('Adres (slug)')).toHaveValue('')
    await expect(form.getByLabelText('Adet')).toHaveValue('0')
    await expect(form.getByLabelText('Durum')).toHaveValue('inactive')
    await expect(currentUrl()).toBe(`${PLACE}&product=new&copy=${tea._id}`)
  },
}

export const Import: Story = {
  parameters: { rules: ['ADMIN-60'] },
  play: async ({ canvasElement }) => {
    await press('CSV yükle')
    await choose(await importOf(canvasElement), file)
    const dialog = await importOf(canvasElement)
    await dialog.findByRole('row', { name: /Abendruhe Almanya: fiyat price\.germany/ })
    await userEvent.click(dialog.getByRole('button', { name: '1 ürünü kaydet' }))
    await said('1 ürün kaydedildi')
    await waitFor(() => expect(body(canvasElement).queryByRole('dialog')).toBeNull())
  },
}

/** The list is read again, because the products may have been saved. */
export const ImportLost: Story = {
  play: async ({ canvasElement, msw }) => {
    await press('CSV yükle')
    await choose(await importOf(canvasElement), file)
    const dialog = await importOf(canvasElement)
    const save = await dialog.findByRole('button', { name: '1 ürünü kaydet' })
    let reads = 0
    msw.use(
      offline('importProducts'),
      answers('listProducts', () => {
        reads += 1
        return { products: [...productList], pagination: firstPage(productList.length) }
      }),
    )
    await userEvent.click(save)
    await expect(await dialog.findByRole('alert')).toHaveTextContent(/^Yanıt alınamadı/)
    await waitFor(() => expect(reads).toBeGreaterThan(0))
  },
}

export const BrokenLines: Story = {
  beforeEach: ({ msw }) => msw.use(...adminProductMocks.brokenLines),
  play: async ({ canvasElement }) => {
    await press('CSV yükle')
    await choose(await importOf(canvasElement), file)
    const dialog = await importOf(canvasElement)
    const lines = within(await dialog.findByRole('list', { name: 'Hatalı satırlar' }))
    await expect(lines.getAllByRole('listitem')).toHaveLength(3)
    await expect(dialog.getByRole('button', { name: '1 ürünü kaydet' })).toBeDisabled()
    await userEvent.click(dialog.getByRole('checkbox', { name: /satırı atla/ }))
    await userEvent.click(dialog.getByRole('button', { name: '1 ürünü kaydet' }))
    await said('1 ürün kaydedildi')
  },
}

export const NoTable: Story = {
  play: async ({ canvasElement }) => {
    await press('CSV yükle')
    await choose(await importOf(canvasElement), new File([new Uint8Array([80, 75, 0, 4])], 'urunler.csv'))
    await (await importOf(canvasElement)).findByText('Bu dosya bir CSV dosyası değil')
  },
}
