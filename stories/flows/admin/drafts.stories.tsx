import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from '@storybook/test'
import { admin } from '@/shop/staff/staff-data.mocks'
import { adminProductMocks } from '@/shop/catalogue/admin-products.mocks'
import { pendingOrder } from '@/shop/orders/order-data.mocks'
import { newReturn, returnMocks } from '@/shop/returns/returns.mocks'
import { roleMocks } from '@/shop/roles/roles.mocks'
import { adminAccountMocks } from '@/shop/staff/admins.mocks'
import { reviewMocks } from '@/shop/reviews/reviews.mocks'
import { userMocks } from '@/shop/users/users.mocks'
import { paymentMocks } from '@/shop/payments/payments.mocks'
import { ok, unauthorised } from '@/mocks/shared/handlers'
import { pressable } from '../../fixtures/body'
import { flow } from '../../fixtures/flow'
import { wide } from '../../admin/shared/phone'
import { currentUrl, BackOffice, endSession, signIn } from './back-office'
import { editorMocks, mockAdmin } from './mocked-admin'
import { manage } from './users/users'

const RESTORED = 'Kaydedilmemiş girişleriniz geri yüklendi.'

/** The session ends while a form is open; after login, the unsaved input is restored. */
const meta = {
  title: 'Flows/Admin/Stored drafts',
  component: BackOffice,
  tags: ['!autodocs'],
  ...wide,
  parameters: { ...flow, ...wide.parameters },
  args: { path: '/dashboard?section=products' },
  beforeEach: ({ msw }) => mockAdmin(msw, ...editorMocks),
} satisfies Meta<typeof BackOffice>

export default meta
type Story = StoryObj<typeof meta>

const opened = async () => pressable(await screen.findByRole('dialog'))
/** Waits for a field, because the loading dialog is replaced by the form's dialog. */
const fieldOf = (label: RegExp) =>
  waitFor(() => within(screen.getByRole('dialog')).getByLabelText(label, { selector: 'input' }))

async function change(open: RegExp, label: RegExp) {
  const [edit] = await screen.findAllByRole('button', { name: open })
  if (edit) await userEvent.click(edit)
  await userEvent.type(await fieldOf(label), ' X')
}

/** Signs in as the login form would; the form itself has its own stories. */
async function logIn(as = admin) {
  await screen.findByRole('button', { name: 'Giriş yap' })
  signIn('another-token', as)
}

const restored =
  (open: RegExp, label: RegExp): NonNullable<Story['play']> =>
  async ({ step }) => {
    await change(open, label)
    const place = currentUrl()
    endSession()
    await logIn()
    await waitFor(() => expect(currentUrl()).toBe(place))
    // The form is drawn with what is stored, and its draft is laid over that.
    await waitFor(async () => expect(await fieldOf(label)).toHaveDisplayValue(/ X$/))
    const dialog = await opened()
    await waitFor(() => expect(dialog.getByText(RESTORED)).toBeVisible())
    await expect(dialog.getByText('Kaydedilmemiş değişiklikler var')).toBeInTheDocument()
    await step('without it the form shows what is stored', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Taslağı sil' }))
      await waitFor(() => expect(dialog.queryByText(RESTORED)).toBeNull())
      await expect(await fieldOf(label)).not.toHaveDisplayValue(/ X$/)
      await expect(Object.keys(sessionStorage).filter((key) => key.startsWith('adminDraft'))).toEqual([])
    })
  }

export const Product: Story = { play: restored(/ düzenle$/, /^Ürün adı/) }
export const Category: Story = {
  args: { path: '/dashboard?section=categories' },
  play: restored(/ düzenle$|^Düzenle/, /^Ad$/),
}
export const Coupon: Story = {
  args: { path: '/dashboard?section=coupons' },
  play: restored(/düzenle$|^Düzenle/, /^Ad$/),
}
export const Cargo: Story = {
  args: { path: '/dashboard?section=cargo' },
  play: restored(/ düzenle$/, /^İsim/),
}

/** A list that was empty when it was saved is restored, too. */
export const RelatedProducts: Story = {
  args: { path: '/dashboard?section=products&product=new' },
  play: async () => {
    const related = await waitFor(() =>
      within(screen.getByRole('dialog')).getByRole('combobox', { name: /^Ürünler/ }),
    )
    await userEvent.type(related, 'Gold')
    await userEvent.click(await screen.findByRole('option', { name: /Goldmilch/ }))
    await (await opened()).findByText('Kaydedilmemiş değişiklikler var')
    endSession()
    await logIn()
    await waitFor(() => expect(within(screen.getByRole('dialog')).getByText(RESTORED)).toBeVisible())
    const chosen = within(within(screen.getByRole('dialog')).getByRole('region', { name: 'İlgili ürünler' }))
    await expect(chosen.getByText('Goldmilch')).toBeInTheDocument()
  },
}

/** Saving fails with 401; once it succeeds after login, the draft is removed. */
export const SavedAfterLogin: Story = {
  parameters: { rules: ['ADMIN-7'] },
  beforeEach: ({ msw }) => msw.use(unauthorised('updateProduct')),
  play: async ({ msw }) => {
    await change(/ düzenle$/, /^Ürün adı/)
    await userEvent.click((await opened()).getByRole('button', { name: 'Kaydet' }))
    await screen.findByRole('button', { name: 'Giriş yap' })
    msw.use(...adminProductMocks.ok)
    await logIn()
    await waitFor(async () => expect(await fieldOf(/^Ürün adı/)).toHaveDisplayValue(/ X$/))
    await userEvent.click((await opened()).getByRole('button', { name: 'Kaydet' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(Object.keys(sessionStorage).filter((key) => key.startsWith('adminDraft'))).toEqual([])
  },
}

/** A draft is not restored for another administrator, nor after it was discarded. */
export const NotForOthers: Story = {
  play: async ({ step }) => {
    await change(/ düzenle$/, /^Ürün adı/)
    endSession()
    await logIn({ ...admin, _id: 'admin-2' })
    await expect(await fieldOf(/^Ürün adı/)).not.toHaveDisplayValue(/ X$/)
    await expect((await opened()).queryByText(RESTORED)).toBeNull()
    await step('given up', async () => {
      await userEvent.type(await fieldOf(/^Ürün adı/), ' X')
      await userEvent.click((await opened()).getByRole('button', { name: 'Vazgeç' }))
      const question = await pressable(await screen.findByRole('alertdialog'))
      await userEvent.click(question.getByRole('button', { name: 'Değişiklikleri sil' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await expect(Object.keys(sessionStorage).filter((key) => key.startsWith('adminDraft'))).toEqual([])
    })
  },
}

const noDrafts = () =>
  waitFor(() => expect(Object.keys(sessionStorage).filter((key) => key.startsWith('adminDraft'))).toEqual([]))

const noteKept: NonNullable<Story['play']> = async () => {
  const note = () => screen.findByLabelText(/^Yeni not/, { selector: 'textarea' })
  await userEvent.type(await note(), 'Pazartesi arayacak')
  endSession()
  await logIn()
  await expect(await note()).toHaveValue('Pazartesi arayacak')
  await userEvent.click(screen.getByRole('button', { name: 'Not ekle' }))
  await noDrafts()
}
export const OrderNote: Story = {
  parameters: { rules: ['ADMIN-988'] },
  args: { path: '/dashboard?section=orders&order=00000000-0000-4000-8000-000000001001' },
  beforeEach: ({ msw }) => msw.use(ok('addOrderNote', { order: pendingOrder })),
  play: noteKept,
}
export const CustomerNote: Story = {
  args: { path: manage(702) },
  beforeEach: ({ msw }) => msw.use(...userMocks.ok),
  play: noteKept,
}

export const ReviewAnswer: Story = {
  parameters: { rules: ['ADMIN-988'] },
  args: { path: '/dashboard?section=reviews' },
  beforeEach: ({ msw }) => msw.use(...reviewMocks.ok),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'İncele: Martina H.' }))
    const answer = () => screen.findByRole('textbox', { name: /Mağazanın yanıtı/ })
    await userEvent.type(await answer(), 'Danke!')
    endSession()
    await logIn()
    await expect(await answer()).toHaveValue('Danke!')
    await userEvent.click((await opened()).getByRole('button', { name: 'Yanıtı kaydet' }))
    await noDrafts()
  },
}

export const ReturnDecision: Story = {
  parameters: { rules: ['ADMIN-989'] },
  args: { path: `/dashboard?section=returns&withdrawal=${newReturn._id}` },
  beforeEach: ({ msw }) => msw.use(...returnMocks.ok),
  play: async () => {
    const reason = () => screen.findByLabelText(/^Ret nedeni/, { selector: 'textarea' })
    const refuse = await screen.findByRole('radio', { name: 'Reddet' })
    await opened()
    await userEvent.click(refuse)
    await userEvent.type(await reason(), 'Süre geçti')
    endSession()
    await logIn()
    await expect(await reason()).toHaveValue('Süre geçti')
    await expect(screen.getByRole('radio', { name: 'Reddet' })).toBeChecked()
    await userEvent.click((await opened()).getByRole('button', { name: 'Reddet' }))
    await noDrafts()
  },
}

const typedAnew =
  (open: string): NonNullable<Story['play']> =>
  async () => {
    const start = async () => userEvent.click(await screen.findByRole('button', { name: open }))
    const name = () => fieldOf(/^Ad/)
    await start()
    await userEvent.type(await name(), 'Deniz Er')
    const place = currentUrl()
    endSession()
    await logIn()
    await waitFor(() => expect(currentUrl()).toBe(place))
    if (!place.includes('member')) await start()
    await waitFor(async () => expect(await name()).toHaveValue('Deniz Er'))
  }
export const NewCustomer: Story = {
  parameters: { rules: ['ADMIN-989'] },
  args: { path: '/dashboard?section=users' },
  beforeEach: ({ msw }) => msw.use(...userMocks.ok),
  play: typedAnew('Yeni müşteri'),
}
export const Invitation: Story = {
  parameters: { rules: ['ADMIN-989'] },
  args: { path: '/dashboard?section=staff' },
  beforeEach: ({ msw }) => msw.use(...adminAccountMocks.ok, ...roleMocks.ok),
  play: typedAnew('Yönetici davet et'),
}

/** The settings are not a dialog: each platform's form keeps a draft of its own. */
export const PaymentSettings: Story = {
  args: { path: '/dashboard?section=payment-settings' },
  beforeEach: ({ msw }) => msw.use(...paymentMocks.ok),
  play: async ({ step }) => {
    const holder = async () =>
      within(await screen.findByRole('form', { name: 'Türkiye' })).findByLabelText(/^Hesap sahibi/)
    await userEvent.type(await holder(), ' X')
    await userEvent.type(screen.getByLabelText('Kendi şifreniz'), 'Kamille-2026')
    await expect(JSON.stringify(sessionStorage)).not.toContain('Kamille-2026')
    endSession()
    await logIn()
    await waitFor(async () => expect(await holder()).toHaveDisplayValue(/ X$/))
    await expect(screen.getByLabelText('Kendi şifreniz')).toHaveValue('')
    const form = within(screen.getByRole('form', { name: 'Türkiye' }))
    await waitFor(() => expect(form.getByText(RESTORED)).toBeVisible())
    await step('without it the form shows what is stored', async () => {
      await userEvent.click(form.getByRole('button', { name: 'Taslağı sil' }))
      await waitFor(async () => expect(await holder()).not.toHaveDisplayValue(/ X$/))
    })
  },
}
