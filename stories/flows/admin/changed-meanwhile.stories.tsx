import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from '@storybook/test'
import { cargoCompanies } from '@/shop/cargo/cargo.mocks'
import { percentCoupon } from '@/shop/coupons/coupons.mocks'
import { wellness } from '@/shop/categories/categories.mocks'
import { pendingOrder } from '@/shop/orders/order-data.mocks'
import { germanyPayment, turkeyPayment } from '@/shop/payments/payments.mocks'
import { shopRecord } from '@/shop/shop-details/shop-data.mocks'
import { shopMocks } from '@/shop/shop-details/shop.mocks'
import { cargoMocks } from '@/shop/cargo/cargo.mocks'
import { categoryMocks } from '@/shop/categories/categories.mocks'
import { paymentMocks } from '@/shop/payments/payments.mocks'
import { answers, failing, ok } from '@/mocks/shared/handlers'
import { flow } from '../../fixtures/flow'
import { wide } from '../../admin/shared/phone'
import { whenWide } from '../../fixtures/windows'
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

/** Edits a field that somebody else has changed to `theirs`, and takes that; going back first decides nothing. */
async function takesStored(
  form: () => HTMLElement,
  label: RegExp,
  save: RegExp,
  theirs: RegExp,
  ownPassword?: string,
) {
  const field = () => within(form()).getByLabelText(label, { selector: 'input' })
  const press = async () => userEvent.click(within(form()).getByRole('button', { name: save }))
  await waitFor(() => expect(field()).toBeEnabled())
  await userEvent.type(field(), ' X')
  if (ownPassword !== undefined)
    await userEvent.type(within(form()).getByLabelText('Kendi şifreniz'), ownPassword)
  await press()
  await userEvent.click(await within(form()).findByRole('button', { name: 'Güncel kaydı yükle' }))
  const question = async () =>
    within(await screen.findByRole('dialog', { name: 'Bu kayıt siz düzenlerken değişti' }))
  await userEvent.click((await question()).getByRole('button', { name: 'Düzenlemeye dön' }))
  await waitFor(() => expect(field()).toHaveDisplayValue(/ X$/))
  await press()
  await userEvent.click((await question()).getByRole('radio', { name: theirs }))
  await userEvent.click((await question()).getByRole('button', { name: 'Seçtiklerimi al' }))
  await waitFor(() => expect(field()).toHaveDisplayValue(theirs))
}

const dialog = () => screen.getByRole('dialog')
const sent = fn()
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

/** A field that both changed is asked about before it is saved; the other changes of both stay. */
export const FieldByField: Story = {
  name: '[ADMIN-540] Field by field',
  args: { path: `/dashboard?section=categories&category=${wellness._id}` },
  beforeEach: ({ msw }) => {
    sent.mockClear()
    const theirs = { ...wellness, name: 'Wohlbefinden', sortOrder: 77, updatedAt: LATER }
    msw.use(
      ok('getCategory', { category: theirs }),
      failing('updateCategory', 'STALE', { when: ({ updatedAt }) => updatedAt !== LATER }),
      answers('updateCategory', async (request) => {
        sent(await request.json())
        return { category: theirs }
      }),
    )
  },
  play: async ({ step }) => {
    const form = () => within(screen.getByRole('dialog', { name: 'Kategoriyi düzenle' }))
    await step('both changed the name', async () => {
      await waitFor(() => expect(form().getByLabelText(/^Ad/)).toBeEnabled())
      await userEvent.type(form().getByLabelText(/^Ad/), ' X')
      await userEvent.type(form().getByLabelText(/^Açıklama/), ' benim')
      await userEvent.click(form().getByRole('button', { name: 'Kaydet' }))
      await userEvent.click(await form().findByRole('button', { name: 'Güncel kaydı yükle' }))
    })
    const question = () => screen.findByRole('dialog', { name: 'Bu kayıt siz düzenlerken değişti' })
    await step('going back decides nothing, and saving asks again', async () => {
      await userEvent.click(within(await question()).getByRole('button', { name: 'Düzenlemeye dön' }))
      await waitFor(() => expect(form().getByLabelText(/^Ad/)).toHaveDisplayValue(`${wellness.name} X`))
      await userEvent.click(form().getByRole('button', { name: 'Kaydet' }))
    })
    await step('the stored name is taken', async () => {
      await userEvent.click(within(await question()).getByRole('radio', { name: /Wohlbefinden/ }))
      await userEvent.click(within(await question()).getByRole('button', { name: 'Seçtiklerimi al' }))
      await waitFor(() => expect(form().getByLabelText(/^Ad/)).toHaveDisplayValue('Wohlbefinden'))
      await userEvent.click(form().getByRole('button', { name: 'Kaydet' }))
      await waitFor(() => expect(sent).toHaveBeenCalledOnce())
      await expect(sent).toHaveBeenCalledWith(
        expect.objectContaining({
          name: 'Wohlbefinden',
          sortOrder: 77,
          description: `${wellness.description} benim`,
          updatedAt: LATER,
        }),
      )
    })
  },
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

/** A form that stays open asks as well. */
export const PaymentFieldByField: Story = {
  name: '[ADMIN-540] Payment settings field by field',
  args: { path: '/dashboard?section=payment-settings' },
  beforeEach: ({ msw }) => {
    reads = 0
    const bankTransfer = { ...germanyPayment.bankTransfer, accountHolder: 'Verda Handels GmbH' }
    msw.use(
      ...paymentMocks.changedMeanwhile,
      answers('getAdminPaymentSettings', ({ url }) => {
        if (url.endsWith('/turkey')) return { settings: turkeyPayment }
        reads += 1
        return {
          settings: reads > 1 ? { ...germanyPayment, bankTransfer, updatedAt: LATER } : germanyPayment,
        }
      }),
    )
  },
  play: () => {
    const form = () => screen.getByRole('form', { name: 'Almanya' })
    return takesStored(form, /^Hesap sahibi/, /ayarlarını kaydet$/, /Verda Handels GmbH/, 'Kamille-2026')
  },
}

export const ShopFieldByField: Story = {
  name: '[ADMIN-540] Shop details field by field',
  args: { path: '/dashboard?section=shop' },
  beforeEach: ({ msw }) => {
    reads = 0
    msw.use(
      ...shopMocks.changedMeanwhile,
      answers('getShopDetails', () => {
        reads += 1
        return reads > 1
          ? { ...shopRecord, version: 3, details: { ...shopRecord.details, company: 'Verda Handels GmbH' } }
          : shopRecord
      }),
      ...shopMocks.ok,
    )
  },
  play: () => {
    const form = () => screen.getByRole('form', { name: 'Mağaza Bilgileri' })
    return takesStored(form, /^Şirket/, /kaydet$/i, /Verda Handels GmbH/)
  },
}

export const AddressFieldByField: Story = {
  name: '[ADMIN-540] An order’s address field by field',
  args: { path: `/dashboard?section=orders&order=${pendingOrder._id}` },
  beforeEach: ({ msw }) => {
    let isChanged = false
    const { shipping } = pendingOrder
    const theirs = { ...shipping, address: { ...shipping.address, street: 'Am Markt 1' } }
    msw.use(
      failing('setShippingAddress', 'STALE', {
        when: () => {
          isChanged = true
          return true
        },
      }),
      answers('getOrder', () => ({
        order: isChanged ? { ...pendingOrder, shipping: theirs, updatedAt: LATER } : pendingOrder,
      })),
    )
  },
  play: whenWide(async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Adresi düzelt' }))
    const form = () => screen.getByRole('dialog', { name: 'Teslimat adresi' })
    await takesStored(form, /^Sokak/, /^Kaydet$/, /Am Markt 1/)
  }),
}
