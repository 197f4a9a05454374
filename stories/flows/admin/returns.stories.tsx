import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from '@storybook/test'
import { delay } from 'msw'
import { newReturn, returns, unmatchedReturn } from '@/shop/returns/returns.mocks'
import { matchedReturn, returnMocks } from '@/shop/returns/returns.mocks'
import { firstPage } from '@/mocks/fixtures/pagination'
import { adminOrders } from '@/shop/orders/order-data.mocks'
import { adminOrderMocks } from '@/shop/orders/admin-orders.mocks'
import { answers } from '@/mocks/shared/handlers'
import { dialogIn, questionIn } from '../../fixtures/body'
import { flow } from '../../fixtures/flow'
import { wide } from '../../admin/shared/phone'
import { BackOffice, currentUrl, said } from './back-office'
import { mockAdmin } from './mocked-admin'

const PLACE = '/dashboard?section=returns'
const OPEN = `${PLACE}&withdrawal=${newReturn._id}`
/** Bodies of the requests sent to the server. */
let sent: unknown[] = []

const meta = {
  title: 'Flows/Admin/Returns',
  component: BackOffice,
  tags: ['!autodocs'],
  ...wide,
  parameters: { ...flow, ...wide.parameters },
  args: { path: PLACE },
  beforeEach: ({ msw }) => {
    sent = []
    mockAdmin(msw, ...returnMocks.ok)
  },
} satisfies Meta<typeof BackOffice>

export default meta
type Story = StoryObj<typeof meta>

const opened = (canvasElement: HTMLElement) => dialogIn(canvasElement, `İade: ${newReturn.orderNumber}`)

export const Success: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      answers('decideReturn', async (request) => {
        sent.push(await request.clone().json())
        return { withdrawal: { ...newReturn, status: 'accepted' as const } }
      }),
    ),
  play: async ({ canvas, canvasElement, step }) => {
    await expect(await screen.findByRole('link', { name: 'İadeler 2' })).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: 'Karar ver: Sabine Koch' }))
    await waitFor(() => expect(currentUrl()).toBe(OPEN))
    const dialog = await opened(canvasElement)
    await step('one of two teas comes back', async () => {
      const units = await dialog.findByRole('spinbutton', { name: 'Abendruhe: iade adedi' })
      units.focus()
      await userEvent.keyboard('{ArrowUp}')
      await userEvent.click(dialog.getByRole('button', { name: 'Kabul et' }))
    })
    await said('İade kabul edildi')
    await expect(sent).toMatchObject([{ status: 'accepted', lines: [{ quantity: 1, restock: true }] }])
    await waitFor(() => expect(currentUrl()).toBe(PLACE))
  },
}

const UNMATCHED = `${PLACE}&withdrawal=${unmatchedReturn._id}`

/** The order number was mistyped: after the order is matched by hand, goods and money can be returned. */
export const MatchByHand: Story = {
  args: { path: UNMATCHED },
  beforeEach: ({ msw }) => {
    let isMatched = false
    msw.use(
      answers('listOrders', (request) => {
        const search = new URL(request.url).searchParams.get('search') ?? ''
        const found = search === 'Sabine' ? adminOrders.slice(0, 1) : []
        return { orders: [...found], pagination: firstPage(found.length) }
      }),
      answers('listReturns', () => ({
        withdrawals: returns.map((row) =>
          isMatched && row._id === unmatchedReturn._id ? matchedReturn : row,
        ),
        pagination: firstPage(returns.length),
      })),
      answers('matchReturn', async (request) => {
        sent.push(await request.clone().json())
        isMatched = true
        return { withdrawal: matchedReturn }
      }),
    )
  },
  play: async ({ canvasElement, step }) => {
    const dialog = await dialogIn(canvasElement, `İade: ${unmatchedReturn.orderNumber}`)
    await dialog.findByText(/^Sipariş bulunamadı/)
    await step('the order is searched for by its customer', async () => {
      const search = dialog.getByRole('searchbox')
      await userEvent.clear(search)
      await userEvent.type(search, 'Sabine')
      await userEvent.click(
        await dialog.findByRole('radio', { name: new RegExp(adminOrders[0]?.orderNumber ?? '-') }),
      )
      await dialog.findByText(/^E-posta adresi farklı/)
    })
    await userEvent.click(dialog.getByRole('button', { name: 'Siparişe bağla' }))
    await said('Bildirim siparişe bağlandı')
    await expect(sent).toEqual([{ orderId: adminOrders[0]?._id }])
    const matched = await dialogIn(canvasElement, `İade: ${newReturn.orderNumber}`)
    await matched.findByRole('spinbutton', { name: 'Abendruhe: iade adedi' })
  },
}

const anotherReturn = {
  ...unmatchedReturn,
  _id: '00000000-0000-4000-8000-000000001309',
  name: 'Ayla Yıldız',
  email: 'ayla@posta.example',
  orderNumber: 'VD-2026-999998',
}

/** While orders are searched for another withdrawal, those found for the previous one cannot be chosen. */
export const AnotherWithdrawal: Story = {
  args: { path: UNMATCHED },
  beforeEach: ({ msw }) =>
    msw.use(
      answers('listReturns', () => ({
        withdrawals: [unmatchedReturn, anotherReturn],
        pagination: firstPage(2),
      })),
      answers('listOrders', async ({ url }) => {
        if (new URL(url).searchParams.get('search') === anotherReturn.email) await delay('infinite')
        return { orders: [...adminOrders], pagination: firstPage(adminOrders.length) }
      }),
    ),
  play: async ({ canvas, canvasElement }) => {
    const first = await dialogIn(canvasElement, `İade: ${unmatchedReturn.orderNumber}`)
    await first.findAllByRole('radio', { name: /^VD-/ })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(await canvas.findByRole('button', { name: `Karar ver: ${anotherReturn.name}` }))
    const second = await dialogIn(canvasElement, `İade: ${anotherReturn.orderNumber}`)
    await second.findByText('Siparişler aranıyor')
    await expect(second.queryByRole('radio', { name: /^VD-/ })).toBeNull()
  },
}

export const MatchedMeanwhile: Story = {
  args: { path: UNMATCHED },
  beforeEach: ({ msw }) => msw.use(...adminOrderMocks.ok, ...returnMocks.matchedMeanwhile),
  play: async ({ canvasElement }) => {
    const dialog = await dialogIn(canvasElement, `İade: ${unmatchedReturn.orderNumber}`)
    const [first] = await dialog.findAllByRole('radio', { name: /^VD-/ })
    if (!first) throw new RangeError('an order is needed')
    await userEvent.click(first)
    await userEvent.click(dialog.getByRole('button', { name: 'Siparişe bağla' }))
    await expect(await dialog.findByRole('alert')).toHaveTextContent('zaten bir siparişe bağlandı')
  },
}

export const MatchLost: Story = {
  args: { path: UNMATCHED },
  beforeEach: ({ msw }) => msw.use(...adminOrderMocks.ok, ...returnMocks.matchLost),
  play: async ({ canvasElement }) => {
    const dialog = await dialogIn(canvasElement, `İade: ${unmatchedReturn.orderNumber}`)
    const [first] = await dialog.findAllByRole('radio', { name: /^VD-/ })
    if (!first) throw new RangeError('an order is needed')
    await userEvent.click(first)
    await userEvent.click(dialog.getByRole('button', { name: 'Siparişe bağla' }))
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Bildirim siparişe bağlanamadı')
  },
}

export const DecidedMeanwhile: Story = {
  args: { path: OPEN },
  beforeEach: ({ msw }) => msw.use(...returnMocks.decided),
  play: async ({ canvasElement }) => {
    const dialog = await opened(canvasElement)
    await userEvent.click(await dialog.findByRole('button', { name: 'Kabul et' }))
    await expect(await dialog.findByRole('alert')).toHaveTextContent('zaten karara bağlandı')
  },
}

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(...returnMocks.empty),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Henüz cayma bildirimi yok')).toBeVisible()
  },
}

export const Slow: Story = {
  beforeEach: ({ msw }) => msw.use(...returnMocks.slow),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'İadeler' })
  },
}

export const ServerError: Story = {
  beforeEach: ({ msw }) => msw.use(...returnMocks.error),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/beklenmeyen bir hata|İadeler yüklenirken/i)).toBeVisible()
  },
}

export const Offline: Story = {
  beforeEach: ({ msw }) => msw.use(...returnMocks.offline),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('İadeler yüklenirken hata oluştu')).toBeVisible()
  },
}

export const ExpiredSession: Story = {
  beforeEach: ({ msw }) => msw.use(...returnMocks.expired),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Giriş yap' })
    await waitFor(() => expect(currentUrl()).toBe('/'))
  },
}

/** Those of no order are refused together, after a question. */
export const RefusedTogether: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      answers('refuseReturns', async (request) => {
        sent.push(await request.clone().json())
        return { refused: 1 }
      }),
    ),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Eşleşmeyenleri reddet (1)' }))
    const question = await questionIn(canvasElement)
    await userEvent.click(question.getByRole('button', { name: 'Reddet' }))
    await said('Eşleşmeyen bildirimler reddedildi')
    await expect(sent).toEqual([{ ids: [unmatchedReturn._id] }])
  },
}

export const RefusalLost: Story = {
  beforeEach: ({ msw }) => msw.use(...returnMocks.refusalLost),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Eşleşmeyenleri reddet (1)' }))
    const question = await questionIn(canvasElement)
    await userEvent.click(question.getByRole('button', { name: 'Reddet' }))
    await said('Bildirimler reddedilemedi')
  },
}
