import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from '@storybook/test'
import { categoryMocks } from '@/shop/categories/categories.mocks'
import { adminProductMocks } from '@/shop/catalogue/admin-products.mocks'
import { answers, failing } from '@/mocks/shared/handlers'
import { productNamed } from '@/shop/catalogue/product-data.mocks'
import { flow } from '../../fixtures/flow'
import { body, dialogIn } from '../../fixtures/body'
import { wide } from '../../admin/shared/phone'
import { currentUrl, BackOffice, said } from './back-office'
import { mockAdmin } from './mocked-admin'

const PLACE = '/dashboard?section=products'

const tea = productNamed('Abendruhe')

const EDITED = `${PLACE}&product=${tea._id}`

/** Creating and editing a product. */
const meta = {
  title: 'Flows/Admin/Products/Form',
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

export const Create: Story = {
  args: { path: `${PLACE}&product=new` },
  play: async ({ canvasElement, step }) => {
    const dialog = await dialogIn(canvasElement, 'Yeni ürün')
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
      await waitFor(() => expect(currentUrl()).toBe(`${PLACE}&product=product-new`))
    })
  },
}

/**
 * Sends the stock together with the quantity it was based on, and the `updatedAt` the form was opened with.
 */
export const Save: Story = {
  args: { path: EDITED },
  beforeEach: ({ msw }) =>
    msw.use(
      answers('updateProduct', async (request) => {
        await expect(await request.json()).toMatchObject({
          name: 'Abendruhe',
          prices: [{ platform: 'germany', amount: 11.9, originalAmount: 14.9, sale: null }],
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
    await waitFor(() => expect(currentUrl()).toBe(PLACE))
  },
}

/** 409: nothing is overwritten, and the input is kept. */
export const ChangedMeanwhile: Story = {
  args: { path: EDITED },
  beforeEach: ({ msw }) => msw.use(failing('updateProduct', 'STALE')),
  play: async ({ canvasElement }) => {
    const dialog = await opened(canvasElement)
    await userEvent.type(dialog.getByLabelText('Ürün adı'), ' Bio')
    await userEvent.click(dialog.getByRole('button', { name: 'Kaydet' }))
    await expect(
      await dialog.findByText('Bu kayıt bu arada değiştirildi. Lütfen yeniden yükleyin.'),
    ).toBeInTheDocument()
    await expect(dialog.getByLabelText('Ürün adı')).toHaveValue('Abendruhe Bio')
  },
}

export const Forbidden: Story = {
  args: { path: EDITED },
  beforeEach: ({ msw }) => msw.use(failing('updateProduct', 'FORBIDDEN')),
  play: async ({ canvasElement }) => {
    const dialog = await opened(canvasElement)
    await userEvent.click(dialog.getByRole('button', { name: 'Kaydet' }))
    await expect(await dialog.findByText('Bu işlem için yetkiniz yok.')).toBeInTheDocument()
    await expect(localStorage.getItem('adminToken')).not.toBeNull()
  },
}

export const SaveFails: Story = {
  args: { path: EDITED },
  beforeEach: ({ msw }) => msw.use(failing('updateProduct', 'INTERNAL')),
  play: async ({ canvasElement }) => {
    const dialog = await opened(canvasElement)
    await userEvent.click(dialog.getByRole('button', { name: 'Kaydet' }))
    await expect(await dialog.findByText('Ürün kaydedilirken hata oluştu')).toBeInTheDocument()
  },
}

export const GoneProduct: Story = {
  args: { path: EDITED },
  beforeEach: ({ msw }) => msw.use(failing('getProduct', 'NOT_FOUND')),
  play: async ({ canvasElement }) => {
    await expect(await body(canvasElement).findByText('Ürün bulunamadı')).toBeVisible()
  },
}
