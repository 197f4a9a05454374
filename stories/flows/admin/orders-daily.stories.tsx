import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, mocked, screen, spyOn, userEvent, waitFor, within } from '@storybook/test'
import { delay } from 'msw'
import { ORDER_VIEWS_KEY } from '@apps/admin/sections/orders/views'
import { adminSessionMocks } from '@/mocks/staff/session'
import { adminOrderMocks } from '@/mocks/orders/admin-orders'
import { adminOrders, newOrder, pendingOrder } from '@/mocks/fixtures/orders'
import { firstPage } from '@/mocks/fixtures/pagination'
import { answers } from '@/mocks/shared/handlers'
import { questionIn } from '../../admin/shared/body'
import { wide } from '../../admin/shared/phone'
import { address, BackOffice, freshAdmin, said } from './back-office'

const PLACE = '/dashboard?section=orders'
const OPENED = `${PLACE}&order=${pendingOrder._id}`
const LAST = adminOrders.at(-1)?._id

const meta = {
  title: 'Flows/Admin/Orders/Daily work',
  component: BackOffice,
  tags: ['!autodocs'],
  ...wide,
  parameters: { layout: 'fullscreen', ...wide.parameters },
  args: { path: PLACE },
  beforeEach: ({ msw }) => {
    msw.use(...adminOrderMocks.changes, ...adminSessionMocks.ok, ...adminOrderMocks.ok)
    freshAdmin()
  },
} satisfies Meta<typeof BackOffice>

export default meta
type Story = StoryObj<typeof meta>

const rowNamed = (number: string) => screen.findByRole('button', { name: `${number} numaralı siparişi aç` })
const select = async (number: string) =>
  userEvent.click(await screen.findByRole('checkbox', { name: `${number} numaralı siparişi seç` }))

/** What the server was asked, call by call. */
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
    await step('the address and the call say so', async () => {
      await userEvent.click(within(head).getByRole('button'))
      await waitFor(() => expect(address()).toBe(`${PLACE}&sort=total_asc`))
      await waitFor(() => expect(asked).toContain('total_asc'))
      await expect(head).toHaveAttribute('aria-sort', 'ascending')
    })
    await step('newest first is the address without a word', async () => {
      const date = screen.getByRole('columnheader', { name: 'Tarih' })
      await userEvent.click(within(date).getByRole('button'))
      await waitFor(() => expect(address()).toBe(`${PLACE}&sort=oldest`))
      await userEvent.click(within(date).getByRole('button'))
      await waitFor(() => expect(address()).toBe(PLACE))
    })
  },
}

/** The bytes of the file that was saved; `text()` would swallow the mark of UTF-8. */
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
      await expect(lines[0]).toMatch(/^Sipariş no;Tarih;Platform;Müşteri;/)
      await expect(lines[120]).toMatch(/^VD-2026-000781;2026-11-21 09:42;Almanya;Sabine Koch;/)
      await expect(lines[120]).toMatch(/;63,70;EUR$/)
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

async function changeAll(status: string, canvasElement: HTMLElement) {
  await userEvent.click(screen.getByRole('button', { name: 'Durumu değiştir' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: status }))
  const question = await questionIn(canvasElement)
  await userEvent.click(question.getByRole('button', { name: 'Durumu değiştir' }))
  return question
}

export const Bulk: Story = {
  play: async ({ canvasElement, step }) => {
    await select('VD-2026-000431')
    await select('VD-2026-000428')
    await step('the selection is in the URL', async () => {
      await expect(screen.getByText('2 sipariş seçildi')).toBeVisible()
      await expect(new URLSearchParams(address()).get('selected')?.split(',')).toHaveLength(2)
    })
    await changeAll('Hazırlanıyor', canvasElement)
    await said('2 siparişin durumu güncellendi')
    await waitFor(() => expect(address()).toBe(PLACE))
    await waitFor(() => expect(screen.getByRole('group', { name: 'Sipariş listesi araçları' })).toHaveFocus())
  },
}

/** What the server refuses stays selected with its reason and can be tried again. */
export const BulkPartly: Story = {
  beforeEach: ({ msw }) => msw.use(...adminOrderMocks.oneOutOfStock),
  play: async ({ canvasElement, msw, step }) => {
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Sayfadaki tüm siparişleri seç' }))
    const dialog = await changeAll('Onaylandı', canvasElement)
    await step('three are done, one is not', async () => {
      await expect(await dialog.findByText('Stokta yeterli ürün yok.')).toBeVisible()
      await expect(dialog.getByText('3 / 4 güncellendi')).toBeInTheDocument()
      await waitFor(() => expect(new URLSearchParams(address()).get('selected')).toBe(LAST))
    })
    await step('only that one is tried again', async () => {
      msw.use(...adminOrderMocks.changes)
      await userEvent.click(dialog.getByRole('button', { name: 'Kalanları tekrar dene' }))
      await said('4 siparişin durumu güncellendi')
      await waitFor(() => expect(address()).toBe(PLACE))
    })
  },
}

/** A selection made by somebody else's link, or by hand. */
export const TickedByAddress: Story = {
  args: { path: `${PLACE}&selected=nonsense,${LAST}` },
  play: async () => {
    await expect(await screen.findByText('1 sipariş seçildi')).toBeVisible()
  },
}

export const News: Story = {
  args: { path: `${OPENED}&selected=${LAST}` },
  play: async ({ msw, step }) => {
    await rowNamed(pendingOrder.orderNumber)
    await expect(screen.queryByRole('button', { name: /yeni sipariş/ })).not.toBeInTheDocument()
    msw.use(...adminOrderMocks.news)
    await step('the tab is looked at again', async () => {
      // Again and again: a look while the first answer is on its way asks nothing.
      await waitFor(async () => {
        window.dispatchEvent(new Event('visibilitychange'))
        await expect(screen.getByRole('button', { name: '1 yeni sipariş' })).toBeVisible()
      })
      await userEvent.click(screen.getByRole('button', { name: '1 yeni sipariş' }))
    })
    await step('it is on top; what was selected and open still is', async () => {
      await expect(await rowNamed('VD-2026-000432')).toBeVisible()
      await expect(address()).toBe(`${OPENED}&selected=${LAST}`)
      await expect(screen.getByText('1 sipariş seçildi')).toBeVisible()
      await expect(screen.queryByRole('button', { name: /yeni sipariş/ })).not.toBeInTheDocument()
    })
  },
}

/** It came in between the two answers. */
export const NewsAtOnce: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      answers('listOrders', ({ url }) => {
        const isNews = new URL(url).searchParams.get('limit') === '20'
        const orders = isNews ? [newOrder, ...adminOrders] : [...adminOrders]
        return { orders, pagination: firstPage(orders.length) }
      }),
    ),
  play: async () => {
    await rowNamed(pendingOrder.orderNumber)
    await screen.findByRole('button', { name: '1 yeni sipariş' })
  },
}

/** The filters change, and what is new under them is answered before the list itself. */
export const NewsBeforeTheList: Story = {
  args: { path: `${PLACE}&status=delivered` },
  beforeEach: ({ msw }) => {
    msw.use(
      answers('listOrders', async ({ url }) => {
        const query = new URL(url).searchParams
        const few = query.has('status') || query.has('sort')
        if (!few && query.get('limit') !== '20') await delay(500)
        const orders = few ? [pendingOrder] : [newOrder, ...adminOrders]
        return { orders, pagination: firstPage(orders.length) }
      }),
    )
  },
  play: async () => {
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2))
    await userEvent.selectOptions(await screen.findByLabelText('Durum'), '')
    await rowNamed(newOrder.orderNumber)
    await userEvent.click(within(screen.getByRole('columnheader', { name: 'Tutar' })).getByRole('button'))
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2))
    await expect(screen.queryByRole('button', { name: /yeni sipariş/ })).not.toBeInTheDocument()
  },
}

const pickView = async (name: string | RegExp) => {
  await userEvent.click(await screen.findByRole('button', { name: /^(Görünüm: |Görünümler$)/ }))
  await userEvent.click(await screen.findByRole('menuitemradio', { name }))
}

async function saveView(name: string) {
  await userEvent.selectOptions(await screen.findByLabelText('Durum'), 'Kargoda')
  await userEvent.click(await screen.findByRole('button', { name: 'Görünümler' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Bu görünümü kaydet' }))
  await userEvent.type(await screen.findByRole('textbox', { name: 'Görünüm adı' }), name)
  await userEvent.click(screen.getByRole('button', { name: 'Kaydet' }))
}

export const Views: Story = {
  play: async ({ canvasElement, step }) => {
    await rowNamed(pendingOrder.orderNumber)
    await step('a ready one sets the filters', async () => {
      await pickView('Ödeme bekleyenler')
      await waitFor(() => expect(address()).toBe(`${PLACE}&payment=pending`))
      await pickView('Tüm siparişler')
      await waitFor(() => expect(address()).toBe(PLACE))
    })
    await step('an own one is kept', async () => {
      await saveView('Yolda')
      await said('Görünüm kaydedildi')
      await expect(localStorage.getItem(ORDER_VIEWS_KEY)).toContain('"Yolda"')
    })
    await step('and found again', async () => {
      await pickView('Bugün')
      await waitFor(() => expect(address()).toBe(`${PLACE}&range=today`))
      await pickView('Yolda')
      await waitFor(() => expect(address()).toBe(`${PLACE}&status=shipped`))
    })
    await step('until it is deleted', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Görünüm: Yolda' }))
      await userEvent.click(await screen.findByRole('menuitem', { name: '“Yolda” görünümünü sil' }))
      await userEvent.click((await questionIn(canvasElement)).getByRole('button', { name: 'Sil' }))
      await waitFor(() => expect(localStorage.getItem(ORDER_VIEWS_KEY)).toBe('[]'))
      await expect(await screen.findByRole('button', { name: 'Görünümler' })).toBeVisible()
    })
  },
}

/** Anything may lie in storage: what can be read is kept. */
export const ViewsGarbage: Story = {
  beforeEach: () => {
    const garbage = [
      1,
      null,
      { name: ' ' },
      { name: 'Boş' },
      { name: 'Yolda', filters: { status: 'shipped', range: 7 } },
    ]
    localStorage.setItem(ORDER_VIEWS_KEY, JSON.stringify(garbage))
  },
  play: async () => {
    await rowNamed(pendingOrder.orderNumber)
    await pickView('Yolda')
    await waitFor(() => expect(address()).toBe(`${PLACE}&status=shipped`))
  },
}

export const ViewsUnreadable: Story = {
  beforeEach: () => {
    localStorage.setItem(ORDER_VIEWS_KEY, '[{"name":')
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Görünüm: Tüm siparişler' }))
    await expect(await screen.findAllByRole('menuitemradio')).toHaveLength(5)
  },
}

export const ViewsBlocked: Story = {
  play: async () => {
    await rowNamed(pendingOrder.orderNumber)
    spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    await saveView('Yolda')
    await said('Görünüm yalnızca bu sayfa açıkken saklanır')
    await expect(await screen.findByRole('button', { name: 'Görünüm: Yolda' })).toBeVisible()
  },
}

async function setStatus(status: string) {
  await userEvent.selectOptions(await screen.findByLabelText('Sipariş durumu'), status)
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
  play: async () => {
    await setStatus('Hazırlanıyor')
    await userEvent.click(screen.getByRole('button', { name: 'Geri al' }))
    await said('Sipariş durumu geri alındı')
    await expect(asked).toEqual(['{"status":"processing"}', '{"status":"pending"}'])
    await expect(screen.queryByRole('button', { name: 'Geri al' })).not.toBeInTheDocument()
  },
}

/** Stock, coupons and a mail have moved: going back would not undo them. */
export const NoUndo: Story = {
  args: { path: OPENED },
  play: async () => {
    await setStatus('İptal edildi')
    await expect(screen.queryByRole('button', { name: 'Geri al' })).not.toBeInTheDocument()
  },
}
