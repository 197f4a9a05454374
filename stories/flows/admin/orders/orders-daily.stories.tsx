import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, mocked, screen, spyOn, userEvent, waitFor, within } from '@storybook/test'
import { adminOrderMocks } from '@/shop/orders/admin-orders.mocks'
import { adminOrders, pendingOrder } from '@/shop/orders/order-data.mocks'
import { firstPage } from '@/mocks/fixtures/pagination'
import { answers, offline, ok } from '@/mocks/shared/handlers'
import { flow } from '@stories/fixtures/flow'
import { questionIn } from '@stories/fixtures/body'
import { wide } from '@stories/admin/shared/phone'
import { currentUrl, BackOffice, said } from '../back-office'
import { LAST, OPENED, PLACE, rowNamed, sent } from './orders'
import { whenWide } from '@stories/fixtures/windows'
import { mockAdmin } from '../mocked-admin'

const meta = {
  title: 'Flows/Admin/Orders/Daily work',
  component: BackOffice,
  tags: ['!autodocs'],
  ...wide,
  parameters: { ...flow, ...wide.parameters },
  args: { path: PLACE },
  beforeEach: ({ msw }) => mockAdmin(msw, ...adminOrderMocks.changes),
} satisfies Meta<typeof BackOffice>

export default meta
type Story = StoryObj<typeof meta>

const select = async (number: string) =>
  userEvent.click(await screen.findByRole('checkbox', { name: `${number} numaralı siparişi seç` }))

/** Recorded requests, in order. */
let asked: string[] = []

export const Sort: Story = {
  beforeEach: ({ msw }) => {
    asked = []
    msw.use(
      answers('listOrders', ({ url }) => {
        asked.push(new URL(url).searchParams.get('sort') ?? '')
        return { orders: [...adminOrders], pagination: firstPage(adminOrders.length) }
      }),
    )
  },
  play: async ({ step }) => {
    await rowNamed(pendingOrder.orderNumber)
    const head = screen.getByRole('columnheader', { name: 'Tutar' })
    await step('the URL and the call name it', async () => {
      await userEvent.click(within(head).getByRole('button'))
      await waitFor(() => expect(currentUrl()).toBe(`${PLACE}&sort=total_asc`))
      await waitFor(() => expect(asked).toContain('total_asc'))
      await expect(head).toHaveAttribute('aria-sort', 'ascending')
    })
    await step('newest first is the URL without a parameter', async () => {
      const date = screen.getByRole('columnheader', { name: 'Tarih' })
      await userEvent.click(within(date).getByRole('button'))
      await waitFor(() => expect(currentUrl()).toBe(`${PLACE}&sort=oldest`))
      await userEvent.click(within(date).getByRole('button'))
      await waitFor(() => expect(currentUrl()).toBe(PLACE))
    })
  },
}

/** The bytes of the saved file; `text()` would strip the UTF-8 byte order mark. */
async function savedFile() {
  const [file] = mocked(URL.createObjectURL).mock.lastCall ?? []
  if (!(file instanceof Blob)) throw new Error('no file was saved')
  return new Uint8Array(await file.arrayBuffer())
}

export const Export: Story = {
  beforeEach: ({ msw }) => {
    msw.use(...adminOrderMocks.many)
    spyOn(URL, 'createObjectURL')
  },
  play: async ({ step }) => {
    await rowNamed('VD-2026-000900')
    await userEvent.click(screen.getByRole('button', { name: 'CSV indir' }))
    await said('120 sipariş indirildi')
    await step('all pages, not only the one that is shown', async () => {
      const bytes = await savedFile()
      await expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
      const lines = new TextDecoder().decode(bytes).trimEnd().split('\r\n')
      await expect(lines).toHaveLength(121)
      await expect(lines[0]).toMatch(/^.?number;date;platform;name;/)
      await expect(lines[120]).toMatch(/^VD-2026-000781;2026-11-21 09:42;germany;Sabine Koch;/)
      await expect(lines[120]).toMatch(/;"63,70";EUR;/)
      await expect(lines[120]).toContain(";'+49 341 5550 118;")
    })
  },
}

export const ExportCancelled: Story = {
  play: async ({ msw }) => {
    await rowNamed(pendingOrder.orderNumber)
    msw.use(...adminOrderMocks.slow)
    await userEvent.click(screen.getByRole('button', { name: 'CSV indir' }))
    await userEvent.click(await screen.findByRole('button', { name: 'İndirmeyi iptal et' }))
    await expect(await screen.findByRole('button', { name: 'CSV indir' })).toBeVisible()
  },
}

export const ExportFails: Story = {
  play: async ({ msw }) => {
    await rowNamed(pendingOrder.orderNumber)
    msw.use(...adminOrderMocks.error)
    await userEvent.click(screen.getByRole('button', { name: 'CSV indir' }))
    await said('Sipariş listesi indirilemedi')
    await expect(screen.getByRole('button', { name: 'CSV indir' })).toBeVisible()
  },
}

export const ExportBreaks: Story = {
  play: async ({ msw, step }) => {
    const save = spyOn(URL, 'createObjectURL')
    await rowNamed(pendingOrder.orderNumber)
    msw.use(...adminOrderMocks.exportBreaks)
    await userEvent.click(screen.getByRole('button', { name: 'CSV indir' }))
    await said('Sipariş listesi indirilemedi')
    await step('a part of the file is not saved', async () => {
      await expect(save).not.toHaveBeenCalled()
      await expect(screen.getByRole('button', { name: 'CSV indir' })).toBeVisible()
    })
  },
}

async function changeAll(status: string, canvasElement: HTMLElement) {
  await userEvent.click(await screen.findByRole('button', { name: 'Durumu değiştir' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: status }))
  const question = await questionIn(canvasElement)
  await userEvent.click(question.getByRole('button', { name: 'Durumu değiştir' }))
  return question
}

export const Bulk: Story = {
  play: async ({ canvasElement, step }) => {
    await select('VD-2026-000431')
    await screen.findByText('1 sipariş seçildi')
    await select('VD-2026-000428')
    await step('the selection is in the URL', async () => {
      await expect(await screen.findByText('2 sipariş seçildi')).toBeVisible()
      await waitFor(() =>
        expect(new URLSearchParams(currentUrl()).get('selected')?.split(',')).toHaveLength(2),
      )
    })
    await changeAll('Hazırlanıyor', canvasElement)
    await said('2 siparişin durumu güncellendi')
    await waitFor(() => expect(currentUrl()).toBe(PLACE))
    await waitFor(() => expect(screen.getByRole('group', { name: 'Sipariş listesi araçları' })).toHaveFocus())
  },
}

/** Orders the server rejects stay selected, show the reason, and can be retried. */
export const BulkPartly: Story = {
  parameters: { rules: ['ADMIN-15'] },
  beforeEach: ({ msw }) => msw.use(...adminOrderMocks.oneOutOfStock),
  play: async ({ canvasElement, msw, step }) => {
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Sayfadaki tüm siparişleri seç' }))
    const dialog = await changeAll('Onaylandı', canvasElement)
    await step('three are done, one is not', async () => {
      await expect(await dialog.findByText('Stokta yeterli ürün yok.')).toBeVisible()
      await expect(dialog.getByText('3 / 4 güncellendi')).toBeInTheDocument()
      await waitFor(() => expect(new URLSearchParams(currentUrl()).get('selected')).toBe(LAST))
    })
    await step('only that one is tried again', async () => {
      msw.use(...adminOrderMocks.changes)
      await userEvent.click(dialog.getByRole('button', { name: 'Kalanları tekrar dene' }))
      await said('4 siparişin durumu güncellendi')
      await waitFor(() => expect(currentUrl()).toBe(PLACE))
    })
  },
}

/** No answer comes: the order may be changed, and a retry looks before it sends anything. */
export const BulkUnanswered: Story = {
  parameters: { rules: ['ADMIN-991'] },
  beforeEach: ({ msw }) => msw.use(offline('setOrderStatus')),
  play: async ({ canvasElement, msw }) => {
    await select(pendingOrder.orderNumber)
    const dialog = await changeAll('Hazırlanıyor', canvasElement)
    await expect(await dialog.findByText('Sonuç bilinmiyor')).toBeVisible()
    msw.use(ok('getOrder', { order: { ...pendingOrder, status: 'processing' } }))
    await userEvent.click(dialog.getByRole('button', { name: 'Kalanları tekrar dene' }))
    await said('1 siparişin durumu güncellendi')
  },
}

/** A selection from a shared or hand-edited URL: invalid ids are ignored. */
export const SelectedByUrl: Story = {
  args: { path: `${PLACE}&selected=nonsense,${LAST}` },
  play: async () => {
    await expect(await screen.findByText('1 sipariş seçildi')).toBeVisible()
  },
}

async function setStatus(status: string) {
  await userEvent.selectOptions(await screen.findByLabelText('Sipariş durumu'), status)
  await userEvent.click(screen.getByRole('button', { name: 'Uygula' }))
  if (status === 'İptal edildi')
    await userEvent.click(await screen.findByRole('button', { name: 'Durumu değiştir' }))
  await said('Sipariş durumu güncellendi')
}

export const Undo: Story = {
  args: { path: OPENED },
  beforeEach: ({ msw }) => {
    asked = []
    msw.use(
      answers('setOrderStatus', async (request) => {
        asked.push(await request.clone().text())
        return { order: pendingOrder }
      }),
    )
  },
  play: whenWide(async () => {
    await setStatus('Hazırlanıyor')
    await userEvent.click(screen.getByRole('button', { name: 'Geri al' }))
    await said('Sipariş durumu geri alındı')
    await expect(asked).toEqual([sent('processing'), sent('pending')])
    await expect(screen.queryByRole('button', { name: 'Geri al' })).not.toBeInTheDocument()
  }),
}

/** Cancelling cannot be undone, because stock, coupons and an email were already affected. */
export const NoUndo: Story = {
  args: { path: OPENED },
  play: whenWide(async () => {
    await setStatus('İptal edildi')
    await expect(screen.queryByRole('button', { name: 'Geri al' })).not.toBeInTheDocument()
  }),
}

/** With the keyboard into the panel, and back to the row [ADMIN-146]. */
export const PanelByKeyboard: Story = {
  args: { path: PLACE },
  parameters: { rules: ['ADMIN-146'] },
  play: whenWide(async ({ canvas }) => {
    const [row] = await canvas.findAllByRole('button', { name: /numaralı siparişi aç$/ })
    row?.focus()
    await userEvent.keyboard('{Enter}')
    const panel = await canvas.findByRole('region', { name: 'Sipariş ayrıntısı' })
    await waitFor(() => expect(panel).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(row).toHaveFocus())
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Sipariş ayrıntısı' })).toBeNull())
  }),
}

/** Paid with the keyboard: the order leaves the list of unpaid ones, and Escape leads to the row in its place. */
export const PayByKeyboard: Story = {
  args: { path: `${PLACE}&payment=pending` },
  parameters: { rules: ['ADMIN-146', 'ADMIN-250'] },
  beforeEach: ({ msw }) => {
    let isPaid = false
    msw.use(
      answers('listOrders', () => {
        const orders = adminOrders.slice(isPaid ? 1 : 0)
        return { orders, pagination: firstPage(orders.length) }
      }),
      answers('setPaymentStatus', () => {
        isPaid = true
        const paidAt = pendingOrder.createdAt
        return {
          order: {
            ...pendingOrder,
            payment: { ...pendingOrder.payment, status: 'completed' as const, paidAt },
          },
        }
      }),
    )
  },
  play: whenWide(async ({ canvas, canvasElement }) => {
    const row = await rowNamed(pendingOrder.orderNumber)
    row.focus()
    await userEvent.keyboard('{Enter}')
    const panel = await canvas.findByRole('region', { name: 'Sipariş ayrıntısı' })
    await within(panel).findByRole('button', { name: 'Ödendi yap' })
    await waitFor(() => expect(panel).toHaveFocus())
    await userEvent.keyboard('p')
    const question = await questionIn(canvasElement)
    await userEvent.click(question.getByRole('button', { name: 'Ödemeyi değiştir' }))
    await waitFor(() => expect(row).not.toBeInTheDocument())
    await waitFor(() => expect(panel).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    const second = await rowNamed(adminOrders[1]?.orderNumber ?? '')
    await waitFor(() => expect(second).toHaveFocus())
  }),
}
