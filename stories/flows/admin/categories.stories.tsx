import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from '@storybook/test'
import { categoryMocks } from '@/shop/categories/categories.mocks'
import { categories, wellness } from '@/shop/categories/categories.mocks'
import { answers, failing, slow } from '@/mocks/shared/handlers'
import { flow } from '../../fixtures/flow'
import { dialogIn, questionIn } from '../../fixtures/body'
import { wide } from '../../admin/shared/phone'
import { currentUrl, BackOffice, said } from './back-office'
import { mockAdmin } from './mocked-admin'

const PLACE = '/dashboard?section=categories'
const EDITED = `${PLACE}&category=${wellness._id}`

const meta = {
  title: 'Flows/Admin/Categories',
  component: BackOffice,
  tags: ['!autodocs'],
  ...wide,
  parameters: { ...flow, ...wide.parameters },
  args: { path: PLACE },
  beforeEach: ({ msw }) => mockAdmin(msw, ...categoryMocks.ok),
} satisfies Meta<typeof BackOffice>

export default meta
type Story = StoryObj<typeof meta>

/** Filters are sent to the server and stored in the URL. */
export const Success: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      answers('listCategories', ({ url }) => {
        const asked = new URL(url).searchParams
        const isActive = asked.get('isActive')
        return {
          categories: categories.filter(
            (category) =>
              (isActive === null || String(category.isActive) === isActive) &&
              (asked.get('platform') ?? category.platform) === category.platform,
          ),
        }
      }),
    ),
  play: async ({ canvas }) => {
    await canvas.findByRole('article', { name: 'Wellness' })
    await expect(canvas.getAllByRole('article')).toHaveLength(categories.length)
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Platform' }), 'Türkiye')
    await waitFor(() => expect(currentUrl()).toBe(`${PLACE}&platform=turkey`))
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1))
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Platform' }), 'Tüm platformlar')
    await waitFor(() => expect(currentUrl()).toBe(PLACE))
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Durum' }), 'Pasif')
    await waitFor(() => expect(currentUrl()).toBe(`${PLACE}&activity=passive`))
    await canvas.findByRole('article', { name: 'Beauty' })
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1))
  },
}

export const Slow: Story = {
  beforeEach: ({ msw }) => msw.use(...categoryMocks.slow),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Kategoriler' })
    await expect(canvas.queryByRole('article')).toBeNull()
  },
}

/** The empty state offers to create the first category and opens the form. */
export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(...categoryMocks.empty),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'İlk kategoriyi oluştur' }))
    await waitFor(() => expect(currentUrl()).toBe(`${PLACE}&category=new`))
    await dialogIn(canvasElement, 'Yeni kategori')
  },
}

export const LoadFails: Story = {
  beforeEach: ({ msw }) => msw.use(...categoryMocks.error),
  play: async ({ canvas, msw }) => {
    await expect(await canvas.findByText('Kategoriler alınırken hata oluştu')).toBeVisible()
    msw.use(...categoryMocks.ok)
    await userEvent.click(canvas.getByRole('button', { name: 'Tekrar dene' }))
    await canvas.findByRole('article', { name: 'Wellness' })
  },
}

/** The list is public, so an expired session is only detected when a category is saved. */
export const Expired: Story = {
  args: { path: `${PLACE}&category=new` },
  beforeEach: ({ msw }) => msw.use(...categoryMocks.unauthorised),
  play: async ({ canvas, canvasElement }) => {
    await create(canvasElement)
    await canvas.findByRole('button', { name: 'Giriş yap' })
    await waitFor(() => expect(currentUrl()).toBe('/'))
    await expect(localStorage.getItem('adminToken')).toBeNull()
  },
}

async function create(canvasElement: HTMLElement) {
  const dialog = await dialogIn(canvasElement, 'Yeni kategori')
  await userEvent.type(dialog.getByLabelText('Ad'), 'Bitki çayları')
  await waitFor(() => dialog.getByRole('option', { name: 'Wellness' }))
  await userEvent.selectOptions(dialog.getByLabelText('Üst kategori'), 'Wellness')
  await userEvent.click(dialog.getByRole('button', { name: 'Oluştur' }))
  return dialog
}

export const Create: Story = {
  args: { path: `${PLACE}&category=new` },
  beforeEach: ({ msw }) =>
    msw.use(
      answers('createCategory', async (request) => {
        await expect(await request.json()).toMatchObject({
          name: 'Bitki çayları',
          parent: wellness._id,
          platform: 'germany',
          icon: '📦',
          color: '#6B7280',
          sortOrder: 0,
          isActive: true,
        })
        return { category: wellness }
      }),
    ),
  play: async ({ canvasElement }) => {
    await create(canvasElement)
    await said('Kategori başarıyla oluşturuldu')
    await waitFor(() => expect(currentUrl()).toBe(PLACE))
  },
}

/** 409: the dialog marks the field with the server's message and keeps the input. */
export const NameTaken: Story = {
  args: { path: `${PLACE}&category=new` },
  beforeEach: ({ msw }) => msw.use(failing('createCategory', 'CONFLICT', { details: { field: 'name' } })),
  play: async ({ canvasElement }) => {
    const dialog = await create(canvasElement)
    const name = dialog.getByLabelText('Ad')
    await waitFor(() => expect(name).toHaveAccessibleDescription('Bu platformda bu adda bir kategori var.'))
    await expect(name).toHaveValue('Bitki çayları')
  },
}

export const Save: Story = {
  args: { path: EDITED },
  play: async ({ canvasElement }) => {
    const dialog = await dialogIn(canvasElement, 'Kategoriyi düzenle')
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Aktif' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Kaydet' }))
    await said('Kategori başarıyla güncellendi')
    await waitFor(() => expect(currentUrl()).toBe(PLACE))
  },
}

export const SaveFails: Story = {
  parameters: { rules: ['ADMIN-24'] },
  args: { path: EDITED },
  beforeEach: ({ msw }) => msw.use(failing('updateCategory', 'INTERNAL')),
  play: async ({ canvasElement }) => {
    const dialog = await dialogIn(canvasElement, 'Kategoriyi düzenle')
    await userEvent.click(dialog.getByRole('button', { name: 'Kaydet' }))
    await expect(await dialog.findByText('İşlem sırasında hata oluştu')).toBeInTheDocument()
  },
}

/** 403: the dialog shows an error, and the session is kept. */
export const Forbidden: Story = {
  args: { path: EDITED },
  beforeEach: ({ msw }) => msw.use(failing('updateCategory', 'FORBIDDEN')),
  play: async ({ canvasElement }) => {
    const dialog = await dialogIn(canvasElement, 'Kategoriyi düzenle')
    await userEvent.click(dialog.getByRole('button', { name: 'Kaydet' }))
    await expect(await dialog.findByText('Bu işlem için yetkiniz yok.')).toBeInTheDocument()
    await expect(localStorage.getItem('adminToken')).not.toBeNull()
  },
}

export const View: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Wellness: görüntüle' }))
    await waitFor(() => expect(currentUrl()).toBe(`${EDITED}&mode=view`))
    const dialog = await dialogIn(canvasElement, 'Kategori')
    await expect(dialog.getByLabelText('Ad')).toBeDisabled()
  },
}

export const Count: Story = {
  play: async ({ canvas }) => {
    const name = 'Wellness: ürün sayısını güncelle'
    await userEvent.click(await canvas.findByRole('button', { name }))
    await said('Ürün sayısı güncellendi')
  },
}

export const Counting: Story = {
  beforeEach: ({ msw }) => msw.use(slow('updateProductCount')),
  play: async ({ canvas }) => {
    const name = 'Wellness: ürün sayısını güncelle'
    await userEvent.click(await canvas.findByRole('button', { name }))
    await waitFor(() => expect(canvas.getByRole('button', { name })).toHaveAttribute('aria-busy', 'true'))
  },
}

export const CountFails: Story = {
  beforeEach: ({ msw }) => msw.use(failing('updateProductCount', 'INTERNAL')),
  play: async ({ canvas }) => {
    const name = 'Wellness: ürün sayısını güncelle'
    await userEvent.click(await canvas.findByRole('button', { name }))
    await said('Ürün sayısı güncellenirken hata oluştu')
  },
}

async function deleteWellness(canvasElement: HTMLElement) {
  const canvas = within(canvasElement)
  await userEvent.click(await canvas.findByRole('button', { name: 'Wellness: sil' }))
  const question = await questionIn(canvasElement)
  await userEvent.click(question.getByRole('button', { name: 'Kategoriyi sil' }))
}

export const Delete: Story = {
  play: async ({ canvasElement }) => {
    await deleteWellness(canvasElement)
    await said('Kategori başarıyla silindi')
  },
}

/** 409: a category that is in use cannot be deleted. */
export const InUse: Story = {
  beforeEach: ({ msw }) => msw.use(failing('deleteCategory', 'IN_USE')),
  play: async ({ canvasElement }) => {
    await deleteWellness(canvasElement)
    await said('Kategori silinirken hata oluştu: Kullanımda olduğu için silinemez.')
  },
}
