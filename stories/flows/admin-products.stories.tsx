import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from '@storybook/test'
import { adminMocks } from '@/mocks/admin'
import { categoryMocks } from '@/mocks/admin-categories'
import { adminProductMocks } from '@/mocks/admin-products'
import { answers, failing } from '@/mocks/handlers'
import { productNamed } from '@/mocks/fixtures/products'
import { body, dialogIn, questionIn } from '../admin/body'
import { wide } from '../admin/phone'
import { address, BackOffice, freshAdmin, PATIENT, said } from './back-office'

const PLACE = '/dashboard?section=products'
const tea = productNamed('Abendruhe')
const EDITED = `${PLACE}&product=${tea._id}`

const meta = {
  title: 'Flows/Admin/Products',
  component: BackOffice,
  tags: ['!autodocs'],
  ...wide,
  parameters: { layout: 'fullscreen', ...wide.parameters },
  args: { path: PLACE },
  beforeEach: ({ msw }) => {
    msw.use(...adminProductMocks.ok, ...categoryMocks.ok, ...adminMocks.ok)
    freshAdmin()
  },
} satisfies Meta<typeof BackOffice>

export default meta
type Story = StoryObj<typeof meta>

const opened = async (canvasElement: HTMLElement) => {
  await body(canvasElement).findByRole('dialog', { name: 'Abendruhe düzenleniyor' }, PATIENT)
  return dialogIn(canvasElement, 'Abendruhe düzenleniyor')
}

export const Success: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    await canvas.findByRole('button', { name: 'Abendruhe düzenle' }, PATIENT)
    await expect(canvas.getByText('Stok az', { selector: 'small' })).toBeVisible()
    await step('filters and order stand in the address', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'İşaret' }), 'Stok az')
      await waitFor(() => expect(address()).toBe(`${PLACE}&mark=lowStock`))
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sıralama' }), 'Önce az stok')
      await waitFor(() => expect(address()).toBe(`${PLACE}&mark=lowStock&sort=stock`))
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'İşaret' }), 'Tüm ürünler')
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sıralama' }), 'Katalog sırası')
      await waitFor(() => expect(address()).toBe(PLACE))
    })
    await step('so do the open product and its mode', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Abendruhe görüntüle' }))
      await expect(address()).toBe(`${EDITED}&mode=view`)
      const dialog = within(await body(canvasElement).findByRole('dialog', { name: 'Abendruhe' }, PATIENT))
      const [close] = dialog.getAllByRole('button', { name: 'Kapat' })
      if (close) await userEvent.click(close)
      await waitFor(() => expect(address()).toBe(PLACE))
    })
  },
}

/** What filters ask the server for. */
export const AskedOfTheServer: Story = {
  args: {
    path: `${PLACE}&search=tee&status=inactive&category=Detox&platform=turkey&mark=bestseller&sort=sales&page=2`,
  },
  beforeEach: ({ msw }) =>
    msw.use(
      answers('listProducts', ({ url }) => {
        const asked = Object.fromEntries(new URL(url).searchParams)
        const expected = {
          search: 'tee',
          status: 'inactive',
          category: 'Detox',
          platform: 'turkey',
          bestseller: 'true',
          sort: 'sales',
          page: '2',
        }
        const same = Object.entries(expected).every(([name, value]) => asked[name] === value)
        const items = same ? [tea] : []
        return {
          products: items,
          pagination: {
            ...{ currentPage: 2, current: 2, totalPages: 2, pages: 2 },
            ...{ total: items.length, hasPrev: true, hasNext: false },
          },
        }
      }),
    ),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Abendruhe düzenle' }, PATIENT)
  },
}

export const Slow: Story = {
  beforeEach: ({ msw }) => msw.use(...adminProductMocks.slow),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Ürünler' }, PATIENT)
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(...adminProductMocks.empty),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Henüz ürün yok', {}, PATIENT)).toBeVisible()
  },
}

export const LoadFails: Story = {
  beforeEach: ({ msw }) => msw.use(...adminProductMocks.error),
  play: async ({ canvas, msw }) => {
    await expect(await canvas.findByText('Ürünler alınırken hata oluştu', {}, PATIENT)).toBeVisible()
    msw.use(...adminProductMocks.ok)
    await userEvent.click(canvas.getByRole('button', { name: 'Tekrar dene' }))
    await canvas.findByRole('button', { name: 'Abendruhe düzenle' }, PATIENT)
  },
}

export const Offline: Story = {
  beforeEach: ({ msw }) => msw.use(...adminProductMocks.offline),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ürünler alınırken hata oluştu', {}, PATIENT)).toBeVisible()
  },
}

/** 401: the session ends, the login is shown. */
export const Expired: Story = {
  beforeEach: ({ msw }) => msw.use(...adminProductMocks.unauthorised),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Giriş yap' }, PATIENT)
    await expect(address()).toBe('/')
    await expect(localStorage.getItem('adminToken')).toBeNull()
  },
}

export const Create: Story = {
  args: { path: `${PLACE}&product=new` },
  play: async ({ canvasElement, step }) => {
    const dialog = within(await body(canvasElement).findByRole('dialog', { name: 'Yeni ürün' }, PATIENT))
    await waitFor(() => dialog.getByRole('option', { name: 'Wellness' }))
    await userEvent.selectOptions(dialog.getByLabelText('Kategori'), 'Wellness')
    for (const [label, text] of [
      ['Ürün adı', 'Chai Latte'],
      ['Kısa açıklama', 'Würzig.'],
      ['Ayrıntılı açıklama', 'Zimt und Nelke.'],
      ['Almanya: fiyat', '12,90'],
    ] as const) {
      await userEvent.click(dialog.getByLabelText(label))
      await userEvent.paste(text)
    }
    await userEvent.click(dialog.getByRole('button', { name: 'Oluştur' }))
    await said('Ürün başarıyla oluşturuldu')
    await step('the stored product goes on, so that pictures can be added', async () => {
      await waitFor(() => expect(address()).toBe(`${PLACE}&product=product-new`))
    })
  },
}

/** Stock goes as a difference, and with the state that the form was opened with (decisions §5). */
export const Save: Story = {
  args: { path: EDITED },
  beforeEach: ({ msw }) =>
    msw.use(
      answers('updateProduct', async (request) => {
        await expect(await request.json()).toMatchObject({
          name: 'Abendruhe',
          prices: [{ platform: 'germany', amount: 11.9, originalAmount: 14.9 }],
          stock: { quantity: 90, expected: 80 },
          updatedAt: tea.updatedAt,
        })
        return { product: tea }
      }),
    ),
  play: async ({ canvasElement }) => {
    const dialog = await opened(canvasElement)
    await userEvent.clear(dialog.getByLabelText('Adet'))
    await userEvent.type(dialog.getByLabelText('Adet'), '90')
    await userEvent.click(dialog.getByRole('button', { name: 'Kaydet' }))
    await said('Ürün başarıyla güncellendi')
    await waitFor(() => expect(address()).toBe(PLACE))
  },
}

/** 409: nothing is overwritten, and what was typed stays. */
export const ChangedMeanwhile: Story = {
  args: { path: EDITED },
  beforeEach: ({ msw }) =>
    msw.use(failing('updateProduct', 'STALE', { message: 'Bu kayıt bu arada değiştirildi.' })),
  play: async ({ canvasElement }) => {
    const dialog = await opened(canvasElement)
    await userEvent.type(dialog.getByLabelText('Ürün adı'), ' Bio')
    await userEvent.click(dialog.getByRole('button', { name: 'Kaydet' }))
    await expect(await dialog.findByText('Bu kayıt bu arada değiştirildi.', {}, PATIENT)).toBeInTheDocument()
    await expect(dialog.getByLabelText('Ürün adı')).toHaveValue('Abendruhe Bio')
  },
}

export const Forbidden: Story = {
  args: { path: EDITED },
  beforeEach: ({ msw }) =>
    msw.use(failing('updateProduct', 'FORBIDDEN', { message: 'Bu işlem için yetkiniz yok.' })),
  play: async ({ canvasElement }) => {
    const dialog = await opened(canvasElement)
    await userEvent.click(dialog.getByRole('button', { name: 'Kaydet' }))
    await expect(await dialog.findByText('Bu işlem için yetkiniz yok.', {}, PATIENT)).toBeInTheDocument()
    await expect(localStorage.getItem('adminToken')).not.toBeNull()
  },
}

export const SaveFails: Story = {
  args: { path: EDITED },
  beforeEach: ({ msw }) => msw.use(failing('updateProduct', 'INTERNAL')),
  play: async ({ canvasElement }) => {
    const dialog = await opened(canvasElement)
    await userEvent.click(dialog.getByRole('button', { name: 'Kaydet' }))
    await expect(await dialog.findByText('Ürün kaydedilirken hata oluştu', {}, PATIENT)).toBeInTheDocument()
  },
}

export const GoneProduct: Story = {
  args: { path: EDITED },
  beforeEach: ({ msw }) => msw.use(failing('getProduct', 'NOT_FOUND', { message: 'Bulunamadı.' })),
  play: async ({ canvasElement }) => {
    await expect(await body(canvasElement).findByText('Bulunamadı.', {}, PATIENT)).toBeVisible()
  },
}

async function deleteTea(canvasElement: HTMLElement) {
  const canvas = within(canvasElement)
  await userEvent.click(await canvas.findByRole('button', { name: 'Abendruhe sil' }, PATIENT))
  const question = await questionIn(canvasElement)
  await userEvent.click(question.getByRole('button', { name: 'Ürünü sil' }))
}

export const Delete: Story = {
  play: async ({ canvasElement }) => {
    await deleteTea(canvasElement)
    await said('Ürün başarıyla silindi')
    await waitFor(() => expect(body(canvasElement).queryByRole('alertdialog')).toBeNull())
  },
}

/** From the form: the dialog closes with its product. */
export const DeleteFromForm: Story = {
  args: { path: EDITED },
  play: async ({ canvasElement }) => {
    const dialog = await opened(canvasElement)
    await userEvent.click(dialog.getByRole('button', { name: 'Ürünü sil' }))
    const question = await questionIn(canvasElement)
    await userEvent.click(question.getByRole('button', { name: 'Ürünü sil' }))
    await said('Ürün başarıyla silindi')
    await waitFor(() => expect(address()).toBe(PLACE))
  },
}

export const DeleteFails: Story = {
  beforeEach: ({ msw }) => msw.use(failing('deleteProduct', 'INTERNAL')),
  play: async ({ canvasElement }) => {
    await deleteTea(canvasElement)
    await said('Ürün silinirken hata oluştu')
  },
}
