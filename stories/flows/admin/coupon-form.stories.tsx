import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent, waitFor } from '@storybook/test'
import { categoryMocks } from '@/shop/categories/categories.mocks'
import { adminCouponMocks } from '@/shop/coupons/coupons.mocks'
import { adminProductMocks } from '@/shop/catalogue/admin-products.mocks'
import { percentCoupon } from '@/shop/coupons/coupons.mocks'
import { firstPage } from '@/mocks/fixtures/pagination'
import { productList } from '@/shop/catalogue/product-data.mocks'
import { answers, failing } from '@/mocks/shared/handlers'
import { flow } from '../../fixtures/flow'
import { body, dialogIn } from '../../fixtures/body'
import { wide } from '../../admin/shared/phone'
import { currentUrl, BackOffice, said } from './back-office'
import { mockAdmin } from './mocked-admin'

const PLACE = '/dashboard?section=coupons'

const EDITED = `${PLACE}&coupon=${percentCoupon._id}`

/** Creating and editing a coupon. */
const meta = {
  title: 'Flows/Admin/Coupons/Form',
  component: BackOffice,
  tags: ['!autodocs'],
  ...wide,
  parameters: { ...flow, ...wide.parameters },
  args: { path: PLACE },
  beforeEach: ({ msw }) => {
    mockAdmin(msw, ...adminCouponMocks.ok, ...categoryMocks.ok, ...adminProductMocks.ok)
  },
} satisfies Meta<typeof BackOffice>

export default meta
type Story = StoryObj<typeof meta>

const editor = (canvasElement: HTMLElement) => dialogIn(canvasElement, 'WILLKOMMEN10 düzenleniyor')

async function fillFixed(canvasElement: HTMLElement) {
  const dialog = await dialogIn(canvasElement, 'Yeni kupon oluştur')
  await userEvent.selectOptions(dialog.getByLabelText('Tür'), 'Sabit tutar')
  await userEvent.type(dialog.getByLabelText('Kod'), 'winter5')
  await userEvent.type(dialog.getByLabelText('Ad'), 'Kış indirimi')
  await userEvent.type(dialog.getByLabelText(/^İndirim/), '5,50')
  await fireEvent.change(dialog.getByLabelText('Başlangıç'), { target: { value: '2099-12-01' } })
  await fireEvent.change(dialog.getByLabelText('Bitiş'), { target: { value: '2099-12-24' } })
  await userEvent.click(dialog.getByRole('button', { name: 'Kaydet' }))
  return dialog
}

/** Sends amounts in major units, without the fields of other coupon types. */
export const Create: Story = {
  args: { path: `${PLACE}&coupon=new` },
  beforeEach: ({ msw }) =>
    msw.use(
      answers('createCoupon', async (request) => {
        const sent: unknown = await request.json()
        await expect(sent).toMatchObject({ code: 'WINTER5', type: 'fixed_amount', discountValue: 5.5 })
        await expect(sent).not.toHaveProperty('freeProduct')
        await expect(sent).not.toHaveProperty('buyXGetY')
        return { coupon: percentCoupon }
      }),
    ),
  play: async ({ canvasElement }) => {
    await fillFixed(canvasElement)
    await said('Kupon oluşturuldu!')
    await waitFor(() => expect(currentUrl()).toBe(PLACE))
    await expect(body(canvasElement).queryByRole('dialog')).toBeNull()
  },
}

/** 409: the dialog stays open, marks the field and keeps the input. */
export const CodeTaken: Story = {
  parameters: { rules: ['ADMIN-80'] },
  args: { path: `${PLACE}&coupon=new` },
  beforeEach: ({ msw }) => msw.use(failing('createCoupon', 'CONFLICT', { details: { field: 'code' } })),
  play: async ({ canvasElement }) => {
    const dialog = await fillFixed(canvasElement)
    const code = dialog.getByLabelText('Kod')
    await waitFor(() => expect(code).toHaveAccessibleDescription('Bu kod zaten kullanılıyor.'))
    await expect(code).toBeInvalid()
    await expect(code).toHaveFocus()
    await expect(dialog.getByLabelText('Ad')).toHaveValue('Kış indirimi')
  },
}

export const Save: Story = {
  args: { path: EDITED },
  beforeEach: ({ msw }) =>
    msw.use(
      answers('updateCoupon', async (request) => {
        await expect(await request.json()).toMatchObject({
          code: 'WILLKOMMEN10',
          discountValue: 10,
          minimumOrderAmount: 30,
          updatedAt: percentCoupon.updatedAt,
        })
        return { coupon: percentCoupon }
      }),
    ),
  play: async ({ canvasElement }) => {
    const dialog = await editor(canvasElement)
    await userEvent.type(dialog.getByLabelText('Ad'), ' 2026')
    await userEvent.click(dialog.getByRole('button', { name: 'Kaydet' }))
    await said('Kupon güncellendi!')
    await waitFor(() => expect(currentUrl()).toBe(PLACE))
  },
}

/** 409: someone else changed the coupon, and nothing is overwritten. */
export const ChangedMeanwhile: Story = {
  args: { path: EDITED },
  beforeEach: ({ msw }) => msw.use(failing('updateCoupon', 'STALE')),
  play: async ({ canvasElement }) => {
    const dialog = await editor(canvasElement)
    await userEvent.click(dialog.getByRole('button', { name: 'Kaydet' }))
    await expect(
      await dialog.findByText('Bu kayıt bu arada değiştirildi. Lütfen yeniden yükleyin.'),
    ).toBeInTheDocument()
  },
}

export const SaveFails: Story = {
  args: { path: EDITED },
  beforeEach: ({ msw }) => msw.use(failing('updateCoupon', 'INTERNAL')),
  play: async ({ canvasElement }) => {
    const dialog = await editor(canvasElement)
    await userEvent.click(dialog.getByRole('button', { name: 'Kaydet' }))
    await expect(await dialog.findByText('Kupon kaydedilirken hata oluştu')).toBeInTheDocument()
  },
}

/** The pickers search the shop's own products and categories. */
export const Pickers: Story = {
  args: { path: `${PLACE}&coupon=new` },
  parameters: { rules: ['DEPART-310'] },
  play: async ({ canvasElement }) => {
    const dialog = await dialogIn(canvasElement, 'Yeni kupon oluştur')
    await userEvent.selectOptions(dialog.getByLabelText('Tür'), 'Hediye ürün')
    const gift = await dialog.findByRole('combobox', { name: /Hediye ürün/ })
    await waitFor(() => expect(gift).toBeEnabled())
    await userEvent.type(gift, 'gold')
    await userEvent.click(await body(canvasElement).findByRole('option', { name: /Goldmilch/ }))
    await expect(gift).toHaveValue('Goldmilch')
  },
}

/** The `search/limit` pairs of the product requests sent by the pickers. */
let searches: string[] = []

export const PickersSearch: Story = {
  args: { path: `${PLACE}&coupon=new` },
  beforeEach: ({ msw }) => {
    searches = []
    msw.use(
      answers('listProducts', ({ url }) => {
        const { searchParams } = new URL(url)
        searches.push(`${searchParams.get('search') ?? ''}/${searchParams.get('limit')}`)
        const found = productList.filter(({ name }) => name.includes(searchParams.get('search') ?? ''))
        return { products: found, pagination: firstPage(found.length) }
      }),
    )
  },
  play: async ({ canvasElement }) => {
    const dialog = await dialogIn(canvasElement, 'Yeni kupon oluştur')
    await userEvent.selectOptions(dialog.getByLabelText('Tür'), 'Hediye ürün')
    const gift = await dialog.findByRole('combobox', { name: /Hediye ürün/ })
    await waitFor(() => expect(gift).toBeEnabled())
    await userEvent.type(gift, 'Abendruhe')
    await waitFor(() => expect(searches).toContain('Abendruhe/20'))
    await userEvent.click(await body(canvasElement).findByRole('option', { name: /Abendruhe/ }))
    // The pickers must never load the whole catalogue.
    await expect(searches.filter((search) => search.endsWith('/100'))).toEqual([])
    await waitFor(() => expect(gift).toHaveValue('Abendruhe'))
  },
}
