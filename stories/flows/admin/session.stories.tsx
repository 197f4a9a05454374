import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from '@storybook/test'
import { http as msw, HttpResponse } from 'msw'
import { adminOrders } from '@/shop/orders/order-data.mocks'
import { firstPage } from '@/mocks/fixtures/pagination'
import { answers } from '@/mocks/shared/handlers'
import { adminAccountMocks } from '@/shop/staff/admins.mocks'
import { adminSessionMocks } from '@/shop/staff/session.mocks'
import { flow } from '../../fixtures/flow'
import { dialogIn } from '../../fixtures/body'
import { wide } from '../../admin/shared/phone'
import { BackOffice, endSession, signIn, storeInOtherTab } from './back-office'
import { PLACE, rowNamed } from './orders/orders'
import { editorMocks, mockAdmin } from './mocked-admin'

const RENEWED = 'renewed-token-for-stories'
const tokenOf = (request: Request) => request.headers.get('authorization')?.replace('Bearer ', '')
/** Tokens sent with the order requests. */
let tokens: (string | undefined)[] = []

/** The session is renewed while the administrator is active [ADMIN-54]. */
const meta = {
  title: 'Flows/Admin/Session',
  component: BackOffice,
  tags: ['!autodocs'],
  ...wide,
  parameters: { ...flow, ...wide.parameters },
  args: { path: PLACE },
  beforeEach: ({ msw }) => {
    tokens = []
    mockAdmin(
      msw,
      answers('listOrders', (request) => {
        tokens.push(tokenOf(request))
        return { orders: [...adminOrders], pagination: firstPage(adminOrders.length) }
      }),
    )
    storeInOtherTab({ adminTokenSince: String(Date.now() - 31 * 60_000) })
  },
} satisfies Meta<typeof BackOffice>

export default meta
type Story = StoryObj<typeof meta>

const [first] = adminOrders

export const Slides: Story = {
  play: async () => {
    await rowNamed(first?.orderNumber ?? '')
    await userEvent.click(screen.getByRole('button', { name: 'Yenile' }))
    await waitFor(() => expect(localStorage.getItem('adminToken')).toBe(RENEWED))
    await expect(Number(localStorage.getItem('adminTokenSince'))).toBeGreaterThan(Date.now() - 60_000)
    await userEvent.click(screen.getByRole('button', { name: 'Yenile' }))
    await waitFor(() => expect(tokens.at(-1)).toBe(RENEWED))
  },
}

/** Another tab exchanges the token while a call of this one is under way: the call is sent again, nobody is logged out. */
export const SlidesInAnotherTab: Story = {
  beforeEach: () => storeInOtherTab({ adminTokenSince: String(Date.now()) }),
  play: async ({ msw: worker, step }) => {
    await rowNamed(first?.orderNumber ?? '')
    const { promise, resolve } = Promise.withResolvers<void>()
    const otherTab = navigator.locks.request('adminRenewal', () => promise)
    await step('the former token is refused before the new one is known here', async () => {
      let refused = 0
      worker.use(
        msw.get('*/api/admin/orders', ({ request }) => {
          if (tokenOf(request) === RENEWED) return undefined
          refused += 1
          return HttpResponse.json({ success: false, code: 'UNAUTHORIZED', message: '' }, { status: 401 })
        }),
      )
      await userEvent.click(screen.getByRole('button', { name: 'Yenile' }))
      await waitFor(() => expect(refused).toBeGreaterThan(0))
    })
    await step('the new one is waited for', async () => {
      localStorage.setItem('adminToken', RENEWED)
      resolve()
      await otherTab
      await waitFor(() => expect(tokens.at(-1)).toBe(RENEWED))
      await expect(localStorage.getItem('adminToken')).toBe(RENEWED)
      await rowNamed(first?.orderNumber ?? '')
    })
  },
}

export const NotYetOld: Story = {
  beforeEach: () => storeInOtherTab({ adminTokenSince: String(Date.now()) }),
  play: async () => {
    await rowNamed(first?.orderNumber ?? '')
    const before = tokens.length
    await userEvent.click(screen.getByRole('button', { name: 'Yenile' }))
    await waitFor(() => expect(tokens.length).toBeGreaterThan(before))
    await expect(localStorage.getItem('adminToken')).toBe('admin-token-for-stories')
  },
}

/** After 7 days even an active administrator has to log in again. */
export const EndsForGood: Story = {
  beforeEach: ({ msw }) => msw.use(...adminSessionMocks.ended),
  play: async () => {
    await rowNamed(first?.orderNumber ?? '')
    await userEvent.keyboard('{Tab}')
    await expect(await screen.findByRole('button', { name: 'Giriş yap' })).toBeVisible()
    await expect(localStorage.getItem('adminToken')).toBeNull()
  },
}

/**
 * The end of the session is announced, also in an open form; unsaved input is restored after login
 * [ADMIN-71].
 */
export const EndIsAnnounced: Story = {
  parameters: { rules: ['ADMIN-71'] },
  args: { path: '/dashboard?section=products' },
  beforeEach: ({ msw }) => {
    msw.use(...editorMocks, ...adminSessionMocks.ending)
    storeInOtherTab({ adminTokenSince: String(Date.now()) })
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(screen.getByText(/^Oturumunuz sona eriyor/)).toBeVisible())
    const [edit] = await screen.findAllByRole('button', { name: / düzenle$/ })
    if (!edit) throw new RangeError('a product is needed')
    await userEvent.click(edit)
    const form = await dialogIn(canvasElement, /düzenleniyor$/)
    await form.findByText(/taslak olarak saklanıyor/)
    await userEvent.type(await form.findByLabelText('Ürün adı'), ' X')
    endSession()
    await screen.findByRole('button', { name: 'Giriş yap' })
    signIn('another-token')
    const again = await dialogIn(canvasElement, /düzenleniyor$/)
    await waitFor(() => expect(again.getByLabelText('Ürün adı')).toHaveDisplayValue(/ X$/))
  },
}

/** A changed name does not take the announcement away. */
export const EndStaysAnnounced: Story = {
  parameters: { rules: ['ADMIN-71'] },
  beforeEach: ({ msw }) => {
    msw.use(...adminAccountMocks.ok, ...adminSessionMocks.ending)
    storeInOtherTab({ adminTokenSince: String(Date.now()) })
  },
  play: async ({ canvasElement }) => {
    await screen.findByText(/^Oturumunuz sona eriyor/)
    await userEvent.click(await screen.findByRole('button', { name: /Elif Yılmaz.*Hesabım/ }))
    const dialog = await dialogIn(canvasElement, 'Hesabım')
    const form = within(dialog.getByRole('form', { name: 'Ad ve e-posta' }))
    await userEvent.type(form.getByLabelText('Ad'), ' Demir')
    await userEvent.click(form.getByRole('button', { name: 'Kaydet' }))
    await dialog.findByText('Bilgileriniz kaydedildi')
    await expect(screen.getByText(/^Oturumunuz sona eriyor/)).toBeInTheDocument()
  },
}

export const NotAnnouncedEarly: Story = {
  play: async () => {
    await rowNamed(first?.orderNumber ?? '')
    await expect(screen.queryByText(/^Oturumunuz sona eriyor/)).toBeNull()
  },
}
