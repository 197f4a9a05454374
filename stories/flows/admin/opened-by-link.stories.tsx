import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from '@storybook/test'
import { failing } from '@/mocks/shared/handlers'
import { flow } from '../../fixtures/flow'
import { wide } from '../../admin/shared/phone'
import { currentUrl, BackOffice, said } from './back-office'
import { editorMocks, mockAdmin } from './mocked-admin'

const ELSEWHERE = '00000000-0000-4000-8000-000000009999'
const place = (section: string, name: string) => `/dashboard?section=${section}&${name}=${ELSEWHERE}`

/** A link or reload opens an item that is not on the loaded page of its list. */
const meta = {
  title: 'Flows/Admin/Opened by link',
  component: BackOffice,
  tags: ['!autodocs'],
  ...wide,
  parameters: { ...flow, ...wide.parameters },
  args: { path: '/dashboard' },
  beforeEach: ({ msw }) => mockAdmin(msw, ...editorMocks),
} satisfies Meta<typeof BackOffice>

export default meta
type Story = StoryObj<typeof meta>

async function isShown(name: string | RegExp) {
  const dialog = await screen.findByRole('dialog', { name })
  await waitFor(() => expect(dialog).toBeVisible())
}

export const Category: Story = {
  args: { path: place('categories', 'category') },
  play: async () => {
    await isShown('Kategoriyi düzenle')
  },
}

export const Company: Story = {
  args: { path: place('cargo', 'company') },
  play: async () => {
    await isShown('Kargo şirketini düzenle')
  },
}

export const Coupon: Story = {
  args: { path: place('coupons', 'coupon') },
  play: async () => {
    await isShown(/düzenleniyor|düzenle/)
  },
}

export const CouponStatistics: Story = {
  args: { path: place('coupons', 'stats') },
  play: async () => {
    await isShown(/WILLKOMMEN10/)
  },
}

/** The item was deleted: the page shows an error and removes it from the URL. */
export const Gone: Story = {
  args: { path: place('categories', 'category') },
  beforeEach: ({ msw }) => msw.use(failing('getCategory', 'NOT_FOUND')),
  play: async () => {
    await said('Kategori açılamadı: Bulunamadı.')
    await waitFor(() => expect(currentUrl()).toBe('/dashboard?section=categories'))
  },
}
