import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from '@storybook/test'
import { categoryMocks } from '@/shop/categories/categories.mocks'
import { adminCouponMocks } from '@/shop/coupons/coupons.mocks'
import { adminProductMocks } from '@/shop/catalogue/admin-products.mocks'
import { coupons, percentCoupon } from '@/shop/coupons/coupons.mocks'
import { firstPage } from '@/mocks/fixtures/pagination'
import { answers, failing, slow } from '@/mocks/shared/handlers'
import { flow } from '../../fixtures/flow'
import { body, dialogIn, questionIn } from '../../fixtures/body'
import { wide } from '../../admin/shared/phone'
import { currentUrl, BackOffice, said } from './back-office'
import { mockAdmin } from './mocked-admin'

const PLACE = '/dashboard?section=coupons'

const meta = {
  title: 'Flows/Admin/Coupons',
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

export const Success: Story = {
  play: async ({ canvas, step }) => {
    await canvas.findByRole('article', { name: 'WILLKOMMEN10' })
    await step('filters stand in the URL', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Tür' }), 'Hediye ürün')
      await waitFor(() => expect(currentUrl()).toBe(`${PLACE}&type=free_product`))
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Durum' }), 'Süresi Dolmuş')
      await waitFor(() => expect(currentUrl()).toBe(`${PLACE}&type=free_product&status=expired`))
    })
  },
}

/** Filters and page are sent to the server. */
export const AskedOfTheServer: Story = {
  args: { path: `${PLACE}&search=will&status=active&type=percentage&platform=germany&page=2` },
  beforeEach: ({ msw }) =>
    msw.use(
      answers('listCoupons', ({ url }) => {
        const asked = Object.fromEntries(new URL(url).searchParams)
        const same =
          asked.search === 'will' &&
          asked.status === 'active' &&
          asked.type === 'percentage' &&
          asked.platform === 'germany' &&
          asked.page === '2'
        return { coupons: same ? [percentCoupon] : [], pagination: firstPage(same ? 13 : 0, 12) }
      }),
    ),
  play: async ({ canvas }) => {
    await canvas.findByRole('article', { name: 'WILLKOMMEN10' })
    await userEvent.click(canvas.getByRole('button', { name: 'Sonraki' }))
    await waitFor(() => expect(currentUrl()).toMatch(/page=2/))
  },
}

export const Slow: Story = {
  beforeEach: ({ msw }) => msw.use(...adminCouponMocks.slow),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: /Kupon/ })
    await expect(canvas.queryByRole('article')).toBeNull()
  },
}

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(...adminCouponMocks.empty),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Henüz kupon yok')).toBeVisible()
  },
}

export const LoadFails: Story = {
  beforeEach: ({ msw }) => msw.use(...adminCouponMocks.error),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Kuponlar yüklenirken hata oluştu')).toBeVisible()
  },
}

/** 403: the page shows the server's message. */
export const Forbidden: Story = {
  beforeEach: ({ msw }) => msw.use(failing('listCoupons', 'FORBIDDEN')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Bu işlem için yetkiniz yok.')).toBeVisible()
  },
}

export const Expired: Story = {
  beforeEach: ({ msw }) => msw.use(...adminCouponMocks.unauthorised),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Giriş yap' })
    await waitFor(() => expect(currentUrl()).toBe('/'))
    await expect(localStorage.getItem('adminToken')).toBeNull()
  },
}

export const Statistics: Story = {
  parameters: { rules: ['ADMIN-43'] },
  play: async ({ canvas, canvasElement }) => {
    const name = 'WILLKOMMEN10 istatistikleri'
    await userEvent.click(await canvas.findByRole('button', { name }))
    await waitFor(() => expect(currentUrl()).toBe(`${PLACE}&stats=${percentCoupon._id}`))
    const dialog = await dialogIn(canvasElement, name)
    await waitFor(() => expect(dialog.getByText('petra.lang@post.example')).toBeVisible())
    await waitFor(() => expect(dialog.getByText('1.147,30 €')).toBeVisible())
  },
}

export const StatisticsFail: Story = {
  parameters: { rules: ['DEPART-12'] },
  args: { path: `${PLACE}&stats=${percentCoupon._id}` },
  beforeEach: ({ msw }) => msw.use(failing('getCouponStats', 'INTERNAL')),
  play: async ({ canvasElement, msw }) => {
    const dialog = await dialogIn(canvasElement, 'WILLKOMMEN10 istatistikleri')
    const retry = await dialog.findByRole('button', { name: 'Tekrar dene' })
    msw.use(...adminCouponMocks.ok)
    await userEvent.click(retry)
    await dialog.findByText('petra.lang@post.example')
  },
}

async function deleteCoupon(canvasElement: HTMLElement) {
  const canvas = within(canvasElement)
  await userEvent.click(await canvas.findByRole('button', { name: 'WILLKOMMEN10: sil' }))
  const question = await questionIn(canvasElement)
  await expect(question.getByText('Bu kuponu silmek istediğinizden emin misiniz?')).toBeInTheDocument()
  await userEvent.click(question.getByRole('button', { name: 'Kuponu sil' }))
  return question
}

export const Delete: Story = {
  play: async ({ canvasElement }) => {
    await deleteCoupon(canvasElement)
    await said('Kupon silindi!')
    await waitFor(() => expect(body(canvasElement).queryByRole('alertdialog')).toBeNull())
  },
}

export const Deleting: Story = {
  beforeEach: ({ msw }) => msw.use(slow('deleteCoupon')),
  play: async ({ canvasElement }) => {
    const question = await deleteCoupon(canvasElement)
    await waitFor(() =>
      expect(question.getByRole('button', { name: /Kuponu sil/ })).toHaveAttribute('aria-busy', 'true'),
    )
  },
}

export const DeleteFails: Story = {
  beforeEach: ({ msw }) => msw.use(failing('deleteCoupon', 'INTERNAL')),
  play: async ({ canvasElement }) => {
    await deleteCoupon(canvasElement)
    await said('Kupon silinirken hata oluştu')
    await expect(within(canvasElement).getAllByRole('article')).toHaveLength(coupons.length)
  },
}
