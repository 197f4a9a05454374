import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from '@storybook/test'
import { listViewMocks } from '@/shop/list-views/list-views.mocks'
import { adminOrderMocks } from '@/shop/orders/admin-orders.mocks'
import { adminSessionMocks } from '@/shop/staff/session.mocks'
import { dashboardMocks } from '@/shop/analytics/dashboard.mocks'
import { failing, slow, withoutBody } from '@/mocks/shared/handlers'
import { flow } from '../../fixtures/flow'
import { currentUrl, BackOffice, freshAdmin, freshVisitor } from './back-office'

const meta = {
  title: 'Flows/Admin/Login',
  component: BackOffice,
  tags: ['!autodocs'],
  parameters: { ...flow },
  args: { path: '/' },
  beforeEach: ({ msw }) => {
    msw.use(...adminSessionMocks.ok, ...adminOrderMocks.ok, ...dashboardMocks.ok, ...listViewMocks.ok)
    freshVisitor()
  },
} satisfies Meta<typeof BackOffice>

export default meta
type Story = StoryObj<typeof meta>

async function logIn(canvasElement: HTMLElement) {
  const canvas = within(canvasElement)
  await userEvent.type(await canvas.findByLabelText(/^E-posta/), 'admin@verda.example')
  await userEvent.type(canvas.getByLabelText('Şifre'), 'gizli-parola')
  await userEvent.click(canvas.getByRole('button', { name: 'Giriş yap' }))
}

export const Success: Story = {
  parameters: { rules: ['ADMIN-2'] },
  play: async ({ canvas, canvasElement }) => {
    await logIn(canvasElement)
    await expect(await canvas.findByText(/Toplam ciro/)).toBeVisible()
    await expect(localStorage.getItem('adminToken')).toBe('admin-token-for-stories')
    await waitFor(() => expect(currentUrl()).toBe('/dashboard'))
  },
}

export const WrongPassword: Story = {
  beforeEach: ({ msw }) => msw.use(...adminSessionMocks.wrongPassword),
  play: async ({ canvas, canvasElement }) => {
    await logIn(canvasElement)
    await expect(await canvas.findByText('E-posta adresi veya şifre hatalı.')).toBeVisible()
    await expect(localStorage.getItem('adminToken')).toBeNull()
  },
}

/** A link to a new password is asked for; the answer does not say whether the address is known. */
export const ForgottenPassword: Story = {
  parameters: { rules: ['IDENTITY-43'] },
  play: async ({ canvas, msw, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Şifremi unuttum' }))
    await waitFor(() => expect(currentUrl()).toBe('/?forgot=1'))
    const email = await canvas.findByLabelText('E-posta')
    await userEvent.type(email, 'admin@verda.example{Enter}')
    await expect(await canvas.findByText('Bu adrese ait bir hesap varsa e-posta yolda.')).toBeVisible()
    await step('too often', async () => {
      msw.use(...adminSessionMocks.tooOften)
      await userEvent.click(canvas.getByRole('button', { name: 'Bağlantı iste' }))
      await expect(await canvas.findByText(/Çok fazla istek/)).toBeVisible()
      await expect(email).toHaveValue('admin@verda.example')
    })
    await userEvent.click(canvas.getByRole('button', { name: 'Giriş sayfasına dön' }))
    await canvas.findByRole('button', { name: 'Giriş yap' })
    await waitFor(() => expect(currentUrl()).toBe('/'))
  },
}

/** 403: the account was disabled. */
export const Banned: Story = {
  beforeEach: ({ msw }) => msw.use(failing('loginAdmin', 'ACCOUNT_BANNED')),
  play: async ({ canvas, canvasElement }) => {
    await logIn(canvasElement)
    await expect(await canvas.findByText('Bu hesap engellenmiş.')).toBeVisible()
  },
}

export const Offline: Story = {
  beforeEach: ({ msw }) => msw.use(...adminSessionMocks.offline),
  play: async ({ canvas, canvasElement }) => {
    await logIn(canvasElement)
    await expect(await canvas.findByText('Giriş yapılırken bir hata oluştu')).toBeVisible()
  },
}

/** A proxy answers for the server: its words are not the server's message. */
export const ServerAway: Story = {
  parameters: { rules: ['ADMIN-2'] },
  beforeEach: ({ msw }) => msw.use(withoutBody('loginAdmin', 502)),
  play: async ({ canvas, canvasElement }) => {
    await logIn(canvasElement)
    await expect(await canvas.findByText('Giriş yapılırken bir hata oluştu')).toBeVisible()
  },
}

export const Slow: Story = {
  beforeEach: ({ msw }) => msw.use(slow('loginAdmin')),
  play: async ({ canvas, canvasElement }) => {
    await logIn(canvasElement)
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /Giriş yap/ })).toHaveAttribute('aria-busy', 'true'),
    )
  },
}

/** A customer's token in the place of an administrator's [ADMIN-1]. */
export const CustomersToken: Story = {
  args: { path: '/dashboard?section=orders' },
  beforeEach: ({ msw }) => {
    msw.use(...adminSessionMocks.ofCustomer)
    freshAdmin()
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Giriş yap' })
    await expect(localStorage.getItem('adminToken')).toBeNull()
  },
}

/** An expired token leads to the login page, and logging in returns to the same URL. */
export const ExpiredSession: Story = {
  parameters: { rules: ['ADMIN-1', 'ADMIN-142', 'IDENTITY-5', 'IDENTITY-6'] },
  args: { path: '/dashboard?section=orders&status=pending' },
  beforeEach: ({ msw }) => {
    msw.use(...adminSessionMocks.expired)
    freshAdmin()
  },
  play: async ({ canvas, canvasElement, msw }) => {
    await canvas.findByRole('button', { name: 'Giriş yap' })
    await waitFor(() => expect(currentUrl()).toBe('/'))
    await expect(localStorage.getItem('adminToken')).toBeNull()
    await canvas.findByText(/^Oturumunuz sona erdi/)
    msw.use(...adminSessionMocks.ok, ...adminOrderMocks.ok)
    await logIn(canvasElement)
    await canvas.findByRole('heading', { level: 1, name: 'Siparişler' })
    await waitFor(() => expect(currentUrl()).toBe('/dashboard?section=orders&status=pending'))
    await expect(document.title).toBe('Siparişler – Verda')
  },
}

/** Logging out leads to the login page and ends the session. */
export const Logout: Story = {
  parameters: { rules: ['ADMIN-1'] },
  args: { path: '/dashboard' },
  beforeEach: () => freshAdmin(),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Çıkış yap' }))
    await canvas.findByRole('button', { name: 'Giriş yap' })
    await waitFor(() => expect(currentUrl()).toBe('/'))
    await expect(localStorage.getItem('adminToken')).toBeNull()
  },
}

/** The session check fails with a server error: the session is kept. */
export const CheckFails: Story = {
  args: { path: '/dashboard' },
  beforeEach: ({ msw }) => {
    msw.use(failing('verifyAdmin', 'INTERNAL'))
    freshAdmin()
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Oturum doğrulanamadı')).toBeVisible()
    await expect(localStorage.getItem('adminToken')).not.toBeNull()
  },
}
