import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from '@storybook/test'
import { pendingOrder } from '@/shop/orders/order-data.mocks'
import { answers } from '@/mocks/shared/handlers'
import { adminOrderMocks } from '@/shop/orders/admin-orders.mocks'
import { flow } from '@stories/fixtures/flow'
import { questionIn } from '@stories/fixtures/body'
import { wide } from '@stories/admin/shared/phone'
import { BackOffice, said } from '../back-office'
import { OPENED, sent } from './orders'
import { mockAdmin } from '../mocked-admin'

/** Bodies of the status requests, in order. */
let asked: string[] = []

/** Changes that affect stock, payments or emails ask for confirmation and are sent once. */
const meta = {
  title: 'Flows/Admin/Orders/Questions',
  component: BackOffice,
  tags: ['!autodocs'],
  ...wide,
  parameters: { ...flow, ...wide.parameters },
  args: { path: OPENED },
  beforeEach: ({ msw }) => {
    asked = []
    mockAdmin(
      msw,
      answers('setOrderStatus', async (request) => {
        asked.push(await request.clone().text())
        return { order: { ...pendingOrder, status: 'cancelled' as const } }
      }),
      answers('setPaymentStatus', async (request) => {
        asked.push(await request.clone().text())
        return {
          order: { ...pendingOrder, payment: { ...pendingOrder.payment, status: 'completed' as const } },
        }
      }),
    )
  },
} satisfies Meta<typeof BackOffice>

export default meta
type Story = StoryObj<typeof meta>

const status = () => screen.findByLabelText('Sipariş durumu', { selector: 'select' })
const payment = () => screen.findByLabelText('Ödeme durumu', { selector: 'select' })
const apply = () => userEvent.click(screen.getByRole('button', { name: 'Uygula' }))

/** Choosing a status sends nothing: browsers change a closed select with every arrow key. */
export const ChoosingChangesNothing: Story = {
  play: async ({ step }) => {
    for (const choice of ['Onaylandı', 'İptal edildi', 'İade edildi'])
      await userEvent.selectOptions(await status(), choice)
    await userEvent.selectOptions(await payment(), 'Ödendi')
    await userEvent.selectOptions(await payment(), 'Bekliyor')
    await step('the stored one is no change', async () => {
      await userEvent.selectOptions(await status(), 'Bekliyor')
      await expect(screen.queryByRole('button', { name: 'Uygula' })).not.toBeInTheDocument()
    })
    await expect(asked).toEqual([])
  },
}

export const CancellingAsks: Story = {
  play: async ({ canvasElement, step }) => {
    await userEvent.selectOptions(await status(), 'İptal edildi')
    await apply()
    const question = await questionIn(canvasElement)
    await step('it says what will happen', async () => {
      await expect(question.getByText('Ürünler stoğa geri eklenir.')).toBeInTheDocument()
      await expect(question.getByText('Müşteriye iptal e-postası gider.')).toBeInTheDocument()
    })
    await step('no is no', async () => {
      await userEvent.click(question.getByRole('button', { name: 'Vazgeç' }))
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
      await expect(asked).toEqual([])
    })
    await step('yes is once, however fast it is pressed', async () => {
      await apply()
      const confirm = within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Durumu değiştir' })
      await userEvent.dblClick(confirm)
      await said('Sipariş durumu güncellendi')
      await expect(asked).toEqual([sent('cancelled')])
    })
  },
}

export const PaymentAsks: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.selectOptions(await payment(), 'Ödendi')
    await apply()
    const question = await questionIn(canvasElement)
    await expect(question.getByText('Müşteriye ödeme onayı e-postası gider.')).toBeInTheDocument()
    await userEvent.click(question.getByRole('button', { name: 'Ödemeyi değiştir' }))
    await said('Ödeme durumu güncellendi')
    await expect(asked).toEqual([sent('completed')])
  },
}

/** The payment of an order that lost its stock asks again where too little is left. */
export const PaymentWithoutStockAsks: Story = {
  parameters: { rules: ['ORDER-62'] },
  beforeEach: ({ msw }) => msw.use(...adminOrderMocks.notHeld),
  play: async ({ canvasElement, msw, step }) => {
    await userEvent.selectOptions(await payment(), 'Ödendi')
    await apply()
    await userEvent.click((await questionIn(canvasElement)).getByRole('button', { name: 'Ödemeyi değiştir' }))
    const short = within(await screen.findByRole('alertdialog', { name: /^Stok yetmiyor/ }))
    await step('it names what is missing', async () => {
      await expect(short.getByText(/: stokta 1 adet$/)).toBeInTheDocument()
      await expect(screen.getByText(/stokta ayrılmış değil/)).toBeInTheDocument()
    })
    await step('the payment is accepted anyway', async () => {
      msw.use(
        answers('setPaymentStatus', async (request) => {
          asked.push(await request.clone().text())
          const paid = { ...pendingOrder.payment, status: 'completed' as const }
          return { order: { ...pendingOrder, payment: paid } }
        }),
      )
      await userEvent.click(short.getByRole('button', { name: 'Yine de kabul et' }))
      await said('Ödeme durumu güncellendi')
      await expect(asked).toEqual([sent('completed', { anyway: true })])
    })
  },
}

/** Moving the order forward needs no confirmation and can be undone. */
export const MovingOnDoesNotAsk: Story = {
  play: async () => {
    await userEvent.selectOptions(await status(), 'Hazırlanıyor')
    await apply()
    await said('Sipariş durumu güncellendi')
    await expect(asked).toEqual([sent('processing')])
  },
}

/** 409: somebody else changed the order; it is read again and nothing is overwritten. */
export const ChangedMeanwhile: Story = {
  parameters: { rules: ['ADMIN-82'] },
  beforeEach: ({ msw }) => msw.use(...adminOrderMocks.changedMeanwhile),
  play: async () => {
    await userEvent.selectOptions(await status(), 'Hazırlanıyor')
    await apply()
    await said('Durum güncellenemedi: Bu kayıt bu arada değiştirildi. Lütfen yeniden yükleyin.')
  },
}
