import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from '@storybook/test'
import { cargoCompanies } from '@/shop/cargo/cargo.mocks'
import { percentCoupon } from '@/shop/coupons/coupons.mocks'
import { wellness } from '@/shop/categories/categories.mocks'
import { germanyPayment, turkeyPayment } from '@/shop/payments/payments.mocks'
import { cargoMocks } from '@/shop/cargo/cargo.mocks'
import { categoryMocks } from '@/shop/categories/categories.mocks'
import { paymentMocks } from '@/shop/payments/payments.mocks'
import { answers, failing, ok } from '@/mocks/shared/handlers'
import { flow } from '../../fixtures/flow'
import { wide } from '../../admin/shared/phone'
import { BackOffice } from './back-office'
import { editorMocks, mockAdmin } from './mocked-admin'

const STALE = /Bu kayıt bu arada değiştirildi/

/** Someone else saved the record while the form was open: nothing is overwritten and no input is lost. */
const meta = {
  title: 'Flows/Admin/Changed meanwhile',
  component: BackOffice,
  tags: ['!autodocs'],
  ...wide,
  parameters: { ...flow, ...wide.parameters },
  args: { path: '/dashboard' },
  beforeEach: ({ msw }) => mockAdmin(msw, ...editorMocks, ...paymentMocks.ok),
} satisfies Meta<typeof BackOffice>

export default meta
type Story = StoryObj<typeof meta>

/**
 * Edits the field, gets the conflict on saving, loads the current record, and expects the edit to be kept.
 */
async function reloads(
  form: () => HTMLElement,
  label: RegExp,
  save: RegExp,
  fresh: RegExp,
  ownPassword?: string,
) {
  const field = () => within(form()).getByLabelText(label, { selector: 'input' })
  await waitFor(() => expect(field()).toBeEnabled())
  await userEvent.type(field(), ' X')
  if (ownPassword !== undefined)
    await userEvent.type(within(form()).getByLabelText('Kendi şifreniz'), ownPassword)
  await userEvent.click(within(form()).getByRole('button', { name: save }))
  await waitFor(() => expect(screen.getByText(STALE)).toBeVisible())
  await userEvent.click(within(form()).getByRole('button', { name: 'Güncel kaydı yükle' }))
  await waitFor(() => expect(screen.queryByText(STALE)).toBeNull())
  await waitFor(() => expect(field()).toHaveDisplayValue(/ X$/))
  await waitFor(() => expect(within(form()).getByDisplayValue(fresh)).toBeVisible())
}

const dialog = () => screen.getByRole('dialog')
const LATER = '2026-11-21T12:00:00.000Z'

export const Company: Story = {
  args: { path: `/dashboard?section=cargo&company=${cargoCompanies[0]?._id}` },
  beforeEach: ({ msw }) =>
    msw.use(
      ...cargoMocks.changedMeanwhile,
      answers('getCargo', () => {
        const [company] = cargoCompanies
        if (!company) throw new RangeError('no company')
        return { cargoCompany: { ...company, code: 'DHL2', updatedAt: LATER } }
      }),
    ),
  play: () => reloads(dialog, /^İsim/, /^Kaydet$/, /^DHL2$/),
}

export const Category: Story = {
  args: { path: `/dashboard?section=categories&category=${wellness._id}` },
  beforeEach: ({ msw }) =>
    msw.use(
      ...categoryMocks.changedMeanwhile,
      ok('getCategory', { category: { ...wellness, sortOrder: 77, updatedAt: LATER } }),
    ),
  play: () => reloads(dialog, /^Ad/, /^Kaydet$/, /^77$/),
}

export const Coupon: Story = {
  args: { path: `/dashboard?section=coupons&coupon=${percentCoupon._id}` },
  beforeEach: ({ msw }) =>
    msw.use(
      failing('updateCoupon', 'STALE'),
      ok('getCoupon', { coupon: { ...percentCoupon, minimumOrderAmount: 45, updatedAt: LATER } }),
    ),
  play: () => reloads(dialog, /^Kupon adı|^Ad/, /^Kaydet$/, /^45$/),
}

let reads = 0

export const PaymentSettings: Story = {
  args: { path: '/dashboard?section=payment-settings' },
  beforeEach: ({ msw }) => {
    reads = 0
    msw.use(
      ...paymentMocks.changedMeanwhile,
      answers('getAdminPaymentSettings', ({ url }) => {
        if (url.endsWith('/turkey')) return { settings: turkeyPayment }
        reads += 1
        return { settings: reads > 1 ? { ...germanyPayment, taxRate: 21, updatedAt: LATER } : germanyPayment }
      }),
    )
  },
  play: async () => {
    const form = () => screen.getByRole('form', { name: 'Almanya' })
    await reloads(form, /^Hesap sahibi/, /ayarlarını kaydet$/, /^21$/, 'Kamille-2026')
  },
}
