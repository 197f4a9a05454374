import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, spyOn, userEvent, waitFor, within } from '@storybook/test'
import { delay } from 'msw'
import { adminOrders } from '@/shop/orders/order-data.mocks'
import { firstPage } from '@/mocks/fixtures/pagination'
import { answers, offline } from '@/mocks/shared/handlers'
import { userMocks } from '@/shop/users/users.mocks'
import { flow } from '@stories/fixtures/flow'
import { dialogIn } from '@stories/fixtures/body'
import { wide } from '@stories/admin/shared/phone'
import { currentUrl, BackOffice, said, withoutConnection } from '../back-office'
import { idOf, manage, PLACE } from './users'
import { mockAdmin } from '../mocked-admin'

const meta = {
  title: 'Flows/Admin/Users',
  component: BackOffice,
  tags: ['!autodocs'],
  ...wide,
  parameters: { ...flow, ...wide.parameters },
  args: { path: PLACE },
  beforeEach: ({ msw }) => mockAdmin(msw, ...userMocks.ok),
} satisfies Meta<typeof BackOffice>

export default meta
type Story = StoryObj<typeof meta>

export const Success: Story = {
  play: async ({ canvas, step }) => {
    await canvas.findByRole('button', { name: 'Yönet: Zeynep Çelik' })
    await expect(canvas.getByText('Sayfa 1 / 3 (41 kayıt)')).toBeVisible()
    await step('the cards show real counts', async () => {
      const cards = within(canvas.getByRole('region', { name: 'Kullanıcı sayıları' }))
      await expect(cards.getByText('36')).toBeVisible()
      await expect(cards.getByText('9')).toBeVisible()
    })
    await step('premium members only, then all', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Yalnızca premium' }))
      await waitFor(() => expect(canvas.queryByRole('button', { name: 'Yönet: Sabine Koch' })).toBeNull())
      await waitFor(() => expect(currentUrl()).toBe(`${PLACE}&premium=true`))
      await userEvent.click(canvas.getByRole('button', { name: 'Tüm kullanıcılar' }))
      await canvas.findByRole('button', { name: 'Yönet: Sabine Koch' })
    })
    await step('filters and search stand in the URL', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Durum' }), 'Yasaklı')
      await waitFor(() => expect(currentUrl()).toBe(`${PLACE}&status=banned`))
      await waitFor(() => expect(canvas.queryByRole('button', { name: 'Yönet: Sabine Koch' })).toBeNull())
    })
  },
}

/** The file has what the filters let through. */
export const Export: Story = {
  parameters: { rules: ['ADMIN-663'] },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Yönet: Zeynep Çelik' })
    const saved: string[] = []
    spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download)
    })
    await userEvent.click(canvas.getByRole('button', { name: 'CSV indir' }))
    await waitFor(() => expect(saved[0]).toMatch(/^kullanicilar-.*\.csv$/))
    await said('Kullanıcı listesi indirildi')
  },
}

export const ExportFails: Story = {
  beforeEach: ({ msw }) => msw.use(...userMocks.listExportFails),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Yönet: Zeynep Çelik' })
    await userEvent.click(canvas.getByRole('button', { name: 'CSV indir' }))
    await said(/Kullanıcı listesi indirilemedi|^Hata:/)
  },
}

export const UserGone: Story = {
  args: { path: manage(702) },
  beforeEach: ({ msw }) => msw.use(...userMocks.gone),
  play: async ({ canvasElement }) => {
    const dialog = await dialogIn(canvasElement, 'Kullanıcıyı yönet')
    await expect(await dialog.findByText('Bulunamadı.')).toBeVisible()
  },
}

export const UserSlow: Story = {
  args: { path: manage(702) },
  beforeEach: ({ msw }) => msw.use(...userMocks.detailSlow),
  play: async ({ canvasElement }) => {
    const dialog = await dialogIn(canvasElement, 'Kullanıcıyı yönet')
    await expect(dialog.queryByText('sabine.koch@post.example')).not.toBeInTheDocument()
  },
}

const ordersOf = (request: Request): string => new URL(request.url).searchParams.get('user') ?? ''

/** While the orders of a customer are loading, those of the previous one are not shown. */
export const AnotherCustomer: Story = {
  args: { path: manage(702) },
  beforeEach: ({ msw }) =>
    msw.use(
      answers('listOrders', async (request) => {
        if (ordersOf(request) !== idOf(702)) await delay('infinite')
        return { orders: [...adminOrders], pagination: firstPage(adminOrders.length) }
      }),
    ),
  play: async ({ canvas, canvasElement }) => {
    const first = await dialogIn(canvasElement, 'Kullanıcıyı yönet')
    await first.findByRole('link', { name: adminOrders[0]?.orderNumber })
    const [, close] = await first.findAllByRole('button', { name: 'Kapat' })
    if (!close) throw new RangeError('a button is needed')
    await userEvent.click(close)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(await canvas.findByRole('button', { name: 'Yönet: Zeynep Çelik' }))
    const second = await dialogIn(canvasElement, 'Kullanıcıyı yönet')
    await second.findByText('zeynep.celik@posta.example')
    await expect(second.queryByRole('link', { name: adminOrders[0]?.orderNumber })).toBeNull()
  },
}

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(...userMocks.empty),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Henüz kullanıcı yok')).toBeVisible()
  },
}

export const Slow: Story = {
  beforeEach: ({ msw }) => msw.use(...userMocks.slow),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Kullanıcılar' })
    await expect(canvas.queryByRole('button', { name: /^Yönet/ })).not.toBeInTheDocument()
  },
}

export const ServerError: Story = {
  parameters: { rules: ['DEPART-12'] },
  beforeEach: ({ msw }) => msw.use(...userMocks.error),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Kullanıcılar yüklenirken hata oluştu')).toBeVisible()
  },
}

export const Offline: Story = {
  beforeEach: ({ msw }) => msw.use(...userMocks.offline),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Kullanıcılar yüklenirken hata oluştu')).toBeVisible()
  },
}

/** Without a connection a list says so, instead of showing the former one as if it were still loading. */
export const WithoutConnection: Story = {
  beforeEach: ({ msw }) => msw.use(offline('listPremiumUsers')),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Yönet: Zeynep Çelik' })
    await withoutConnection(async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Yalnızca premium' }))
      await expect(await canvas.findByText('Kullanıcılar yüklenirken hata oluştu')).toBeVisible()
    })
  },
}

export const Forbidden: Story = {
  beforeEach: ({ msw }) => msw.use(...userMocks.forbidden),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Bu işlem için yetkiniz yok.')).toBeVisible()
  },
}

export const ExpiredSession: Story = {
  beforeEach: ({ msw }) => msw.use(...userMocks.expired),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Giriş yap' })
    await waitFor(() => expect(currentUrl()).toBe('/'))
  },
}
