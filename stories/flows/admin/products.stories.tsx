import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from '@storybook/test'
import { categoryMocks } from '@/shop/categories/categories.mocks'
import { adminProductMocks } from '@/shop/catalogue/admin-products.mocks'
import { answers, failing, offline, ok } from '@/mocks/shared/handlers'
import { firstPage } from '@/mocks/fixtures/pagination'
import { productList, productNamed } from '@/shop/catalogue/product-data.mocks'
import { flow } from '../../fixtures/flow'
import { body, dialogIn, questionIn } from '../../fixtures/body'
import { wide } from '../../admin/shared/phone'
import { currentUrl, BackOffice, said } from './back-office'
import { mockAdmin } from './mocked-admin'

const PLACE = '/dashboard?section=products'

const tea = productNamed('Abendruhe')

const EDITED = `${PLACE}&product=${tea._id}`

const meta = {
  title: 'Flows/Admin/Products',
  component: BackOffice,
  tags: ['!autodocs'],
  ...wide,
  parameters: { ...flow, ...wide.parameters },
  args: { path: PLACE },
  beforeEach: ({ msw }) => mockAdmin(msw, ...adminProductMocks.ok, ...categoryMocks.ok),
} satisfies Meta<typeof BackOffice>

export default meta
type Story = StoryObj<typeof meta>

const opened = (canvasElement: HTMLElement) => dialogIn(canvasElement, 'Abendruhe düzenleniyor')

export const Success: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    await canvas.findByRole('button', { name: 'Abendruhe: düzenle' })
    await expect(canvas.getByText('Stok az', { selector: 'small' })).toBeVisible()
    await step('filters and order stand in the URL', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'İşaret' }), 'Stok az')
      await waitFor(() => expect(currentUrl()).toBe(`${PLACE}&mark=lowStock`))
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sıralama' }), 'Önce az stok')
      await waitFor(() => expect(currentUrl()).toBe(`${PLACE}&mark=lowStock&sort=stock`))
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'İşaret' }), 'Tüm ürünler')
      await waitFor(() => expect(currentUrl()).toBe(`${PLACE}&sort=stock`))
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sıralama' }), 'Katalog sırası')
      await waitFor(() => expect(currentUrl()).toBe(PLACE))
    })
    await step('so do the open product and its mode', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Abendruhe: görüntüle' }))
      await waitFor(() => expect(currentUrl()).toBe(`${EDITED}&mode=view`))
      const dialog = await dialogIn(canvasElement, 'Abendruhe')
      const [close] = dialog.getAllByRole('button', { name: 'Kapat' })
      if (close) await userEvent.click(close)
      await waitFor(() => expect(currentUrl()).toBe(PLACE))
    })
  },
}

/** Filters, sort order and page are sent to the server. */
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
            currentPage: 2,
            current: 2,
            totalPages: 2,
            pages: 2,
            total: items.length,
            hasPrev: true,
            hasNext: false,
          },
        }
      }),
    ),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Abendruhe: düzenle' })
  },
}

export const Slow: Story = {
  beforeEach: ({ msw }) => msw.use(...adminProductMocks.slow),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Ürünler' })
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(...adminProductMocks.empty),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Henüz ürün yok')).toBeVisible()
  },
}

export const LoadFails: Story = {
  beforeEach: ({ msw }) => msw.use(...adminProductMocks.error),
  play: async ({ canvas, msw }) => {
    await expect(await canvas.findByText('Ürünler alınırken hata oluştu')).toBeVisible()
    msw.use(...adminProductMocks.ok)
    await userEvent.click(canvas.getByRole('button', { name: 'Tekrar dene' }))
    await canvas.findByRole('button', { name: 'Abendruhe: düzenle' })
  },
}

export const Offline: Story = {
  beforeEach: ({ msw }) => msw.use(...adminProductMocks.offline),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ürünler alınırken hata oluştu')).toBeVisible()
  },
}

/** 401 ends the session and shows the login page. The list is public, so only a change detects it. */
export const Expired: Story = {
  beforeEach: ({ msw }) => msw.use(...adminProductMocks.unauthorised),
  play: async ({ canvas, canvasElement }) => {
    await deleteTea(canvasElement)
    await canvas.findByRole('button', { name: 'Giriş yap' })
    await waitFor(() => expect(currentUrl()).toBe('/'))
    await expect(localStorage.getItem('adminToken')).toBeNull()
  },
}

async function deleteTea(canvasElement: HTMLElement) {
  const canvas = within(canvasElement)
  await userEvent.click(await canvas.findByRole('button', { name: 'Abendruhe: sil' }))
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

/** Deleting from the form closes the dialog. */
export const DeleteFromForm: Story = {
  args: { path: EDITED },
  play: async ({ canvasElement }) => {
    const dialog = await opened(canvasElement)
    await userEvent.click(dialog.getByRole('button', { name: 'Ürünü sil' }))
    const question = await questionIn(canvasElement)
    await userEvent.click(question.getByRole('button', { name: 'Ürünü sil' }))
    await said('Ürün başarıyla silindi')
    await waitFor(() => expect(currentUrl()).toBe(PLACE))
  },
}

/** The dialog closes over a row that is gone or about to go: the keyboard is at the next product. */
export const DeleteByKeyboard: Story = {
  parameters: { rules: ['ADMIN-823'] },
  beforeEach: ({ msw }) => {
    let left = productList
    msw.use(
      answers('listProducts', () => ({ products: [...left], pagination: firstPage(left.length) })),
      answers('deleteProduct', () => {
        left = productList.filter(({ _id }) => _id !== tea._id)
        return {}
      }),
    )
  },
  play: async ({ canvas, canvasElement }) => {
    const remove = await canvas.findByRole('button', { name: 'Abendruhe: sil' })
    const next = remove.closest('tr')?.nextElementSibling
    remove.focus()
    await userEvent.keyboard('{Enter}')
    const question = await questionIn(canvasElement)
    question.getByRole('button', { name: 'Ürünü sil' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(remove).not.toBeInTheDocument())
    await waitFor(() => expect(next?.contains(document.activeElement)).toBe(true))
  },
}

export const DeleteFails: Story = {
  parameters: { rules: ['ADMIN-19'] },
  beforeEach: ({ msw }) => msw.use(failing('deleteProduct', 'INTERNAL')),
  play: async ({ canvasElement }) => {
    await deleteTea(canvasElement)
    await said('Ürün silinirken hata oluştu')
  },
}

/** The product was deleted but the response was lost: it leaves the list, so that nobody deletes it again. */
export const DeleteLost: Story = {
  parameters: { rules: ['ADMIN-8'] },
  beforeEach: ({ msw }) => msw.use(offline('deleteProduct')),
  play: async ({ canvas, canvasElement, msw }) => {
    await canvas.findByRole('button', { name: 'Abendruhe: sil' })
    const left = productList.filter(({ _id }) => _id !== tea._id)
    msw.use(ok('listProducts', { products: left, pagination: firstPage(left.length) }))
    await deleteTea(canvasElement)
    await said('Ürün silinirken hata oluştu')
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Abendruhe: sil' })).toBeNull())
  },
}
