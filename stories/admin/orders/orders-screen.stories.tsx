import { expect, userEvent, waitFor, within } from '@storybook/test'
import { OrdersScreen } from '@/screens/admin/orders/orders-screen'
import preview from '#.storybook/preview'
import {
  longOrder,
  openOrder,
  orderRows,
  owingOrder,
  partlySentOrder,
  shippedOrder,
  twoParcelsOrder,
} from '../../fixtures/admin-orders'
import { body, dialogIn, questionIn } from '../../fixtures/body'
import { permitted } from '../shared/permitted'
import { phone, wide } from '../shared/phone'
import { inShell } from '../shared/in-shell'
import { ordersArgs, OrdersPage, ordersPage as page, type OrdersPageProps } from './orders-page'
import { pictured } from '../../fixtures/pictures'
import { whenPhone, whenWide } from '../../fixtures/windows'

const opened = { openId: openOrder.id, order: { status: 'ready', item: openOrder } } as const

const meta = preview.type<{ args: OrdersPageProps }>().meta({
  title: 'Admin/Orders/Orders page',
  component: OrdersScreen,
  render: (args) => <OrdersPage {...args} />,
  decorators: [inShell('orders')],
  ...wide,
  parameters: { layout: 'fullscreen', ...wide.parameters },
  args: ordersArgs,
})

export default meta

export const Ready = meta.story({ ...pictured, tags: ['picture'] })
Ready.test(
  'a row opens its order; filters and pages; search waits for a pause',
  async ({ args, canvas, step }) => {
    await expect(canvas.getByText('Sayfa 1 / 33 (328 kayıt)')).toBeVisible()
    await step('a row opens its order', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'VD-2026-000429 numaralı siparişi aç' }))
      await expect(args.onOpen).toHaveBeenCalledOnce()
      await expect(args.onOpen).toHaveBeenCalledWith('order-429')
    })
    await step('filters and pages', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Durum' }), 'Kargoda')
      await expect(args.onFiltersChange).toHaveBeenCalledWith({ search: '', status: 'shipped' })
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Tarih' }), 'Bu hafta')
      await expect(args.onFiltersChange).toHaveBeenCalledWith({ search: '', range: 'week' })
      await userEvent.click(canvas.getByRole('button', { name: 'Sonraki' }))
      await expect(args.onPageChange).toHaveBeenCalledWith(2)
    })
    await step('search waits for a pause', async () => {
      await userEvent.type(canvas.getByRole('searchbox'), 'feldmann')
      await waitFor(() => expect(args.onFiltersChange).toHaveBeenCalledWith({ search: 'feldmann' }))
    })
  },
)

/** Whoever may only look is offered no change of an order. */
export const ReadOnly = meta.story({
  args: opened,
  decorators: [permitted('orders.read')],
  parameters: { rules: ['ADMIN-240'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'İç notlar' })).toBeVisible()
    await expect(canvas.queryByLabelText('Yeni not')).toBeNull()
    for (const name of [/^Yeniden gönder/, 'Adresi düzelt', 'Kargo ata', 'İade yap', /fatura/i])
      await expect(canvas.queryByRole('button', { name })).toBeNull()
  },
})

export const Loading = meta.story({ args: { state: { status: 'loading' } } })

export const Updating = meta.story({ args: { state: { ...page, updating: true } } })

export const LoadFailed = meta.story({
  args: { state: { status: 'error' } },
})
LoadFailed.test('calls onRetry', async ({ args, canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('Siparişler yüklenemedi')
  await userEvent.click(canvas.getByRole('button', { name: 'Tekrar dene' }))
  await expect(args.onRetry).toHaveBeenCalledOnce()
})

export const Empty = meta.story({
  args: { state: { status: 'empty' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Henüz sipariş yok' })).toBeVisible()
  },
})

export const EmptyByFilter = meta.story({
  args: { state: { status: 'empty' }, filters: { search: 'feldmann', status: 'refunded', range: 'today' } },
})
EmptyByFilter.test('calls onFiltersChange', async ({ args, canvas }) => {
  await expect(canvas.getByRole('heading', { name: 'Bu filtreyle kayıt yok' })).toBeVisible()
  await userEvent.click(canvas.getByRole('button', { name: 'Filtreleri temizle' }))
  await expect(args.onFiltersChange).toHaveBeenCalledWith({ search: '' })
})

export const Detail = meta.story({
  tags: ['picture'],
  args: opened,
})
Detail.test(
  'any status can be set; cargo is assigned from here',
  whenWide(async ({ args, canvas, canvasElement, step }) => {
    const panel = within(canvas.getByRole('region', { name: 'Sipariş ayrıntısı' }))
    await step('any status can be set', async () => {
      await userEvent.selectOptions(panel.getByLabelText('Sipariş durumu'), 'Teslim edildi')
      await userEvent.click(panel.getByRole('button', { name: 'Uygula' }))
      const unsent = await questionIn(canvasElement)
      await expect(unsent.getByText(/^Kargo şirketi ve takip numarası olmaz/)).toBeInTheDocument()
      await userEvent.click(unsent.getByRole('button', { name: 'Durumu değiştir' }))
      await expect(args.onStatusChange).toHaveBeenCalledWith('delivered')
      // The first field shows the stored status again, so the only Apply button belongs to the payment
      // status.
      await userEvent.selectOptions(panel.getByLabelText('Sipariş durumu'), 'Hazırlanıyor')
      await userEvent.selectOptions(panel.getByLabelText('Ödeme durumu'), 'İade edildi')
      await userEvent.click(panel.getByRole('button', { name: 'Uygula' }))
      const question = await questionIn(canvasElement)
      await expect(
        question.getByText(/^Ödemenin kalan .* iade edilmiş olarak kaydedilir\.$/),
      ).toBeInTheDocument()
      await expect(args.onPaymentChange).not.toHaveBeenCalled()
      await userEvent.click(question.getByRole('button', { name: 'Ödemeyi değiştir' }))
      await expect(args.onPaymentChange).toHaveBeenCalledWith('refunded')
    })
    await step('cargo is assigned from here', async () => {
      await userEvent.click(panel.getByRole('button', { name: 'Kargo ata' }))
      await expect(args.onWork).toHaveBeenLastCalledWith({ kind: 'cargo' })
    })
    await userEvent.click(panel.getByRole('button', { name: 'Kapat' }))
    await expect(args.onDetailClose).toHaveBeenCalledOnce()
  }),
)

export const DetailToPayAtPaypal = meta.story({
  args: {
    ...opened,
    order: {
      status: 'ready',
      item: {
        ...openOrder,
        status: 'pending',
        payment: { ...openOrder.payment, method: 'paypal', status: 'pending' },
        payUrl: 'https://verda.example/checkout?pay=3b1f0c7e9a',
      },
    },
  },
  parameters: { rules: ['ADMIN-800'] },
})
DetailToPayAtPaypal.test('the link to pay is there to be copied', async ({ canvas }) => {
  await expect(await canvas.findByRole('textbox', { name: 'Ödeme bağlantısı' })).toHaveValue(
    'https://verda.example/checkout?pay=3b1f0c7e9a',
  )
  await expect(canvas.getByRole('button', { name: 'Ödeme bağlantısı: kopyala' })).toBeVisible()
})

/** A change made it dearer after it was paid. */
export const DetailOutstanding = meta.story({
  args: {
    openId: owingOrder.id,
    order: { status: 'ready', item: owingOrder },
    state: {
      ...page,
      items: orderRows.map((row) => (row.id === owingOrder.id ? { ...row, outstanding: 1190 } : row)),
    },
  },
  parameters: { rules: ['ADMIN-831', 'ADMIN-832'] },
})
DetailOutstanding.test(
  'the difference is named and booked; shipping asks',
  whenWide(async ({ args, canvas, canvasElement, step }) => {
    const panel = within(canvas.getByRole('region', { name: 'Sipariş ayrıntısı' }))
    await step('panel and list say what is left', async () => {
      await expect(panel.getByText('Kalan ödeme').nextSibling).toHaveTextContent('11,90')
      await expect(panel.getByText('Ödenen').nextSibling).toHaveTextContent('122,70')
      await expect(canvas.getAllByText('Fark bekleniyor')[0]).toBeVisible()
    })
    await step('booking it asks', async () => {
      await userEvent.click(panel.getByRole('button', { name: 'Farkı alındı olarak işle' }))
      const question = await questionIn(canvasElement)
      await expect(question.getByText(/11,90.*alındı olarak işlenir/)).toBeInTheDocument()
      await userEvent.click(question.getByRole('button', { name: 'İşle' }))
      await expect(args.onPaymentChange).toHaveBeenCalledWith('completed')
    })
    await step('shipping it asks, too', async () => {
      await userEvent.selectOptions(panel.getByLabelText('Sipariş durumu'), 'Kargoda')
      await userEvent.click(panel.getByRole('button', { name: 'Uygula' }))
      const question = await questionIn(canvasElement)
      await expect(question.getByText(/11,90.*farkı henüz ödenmedi/)).toBeInTheDocument()
    })
  }),
)
export const DetailOutstandingOnPhone = meta.story({
  ...phone,
  args: { openId: owingOrder.id, order: { status: 'ready', item: owingOrder } },
})

export const DetailOfBanned = meta.story({
  args: {
    ...opened,
    order: {
      status: 'ready',
      item: { ...openOrder, customerBanned: true, customerBanReason: 'Üç iade edilen ödeme' },
    },
  },
  parameters: { rules: ['ADMIN-320'] },
  play: whenWide(async ({ canvas }) => {
    await expect(canvas.getByText(/^Bu e-posta adresinin hesabı yasaklı/)).toBeVisible()
    await expect(canvas.getByText('Neden: Üç iade edilen ödeme')).toBeVisible()
  }),
})

export const DetailShipped = meta.story({
  args: { openId: shippedOrder.id, order: { status: 'ready', item: shippedOrder } },
  play: whenWide(async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /Gönderiyi takip et/ })
    await expect(link).toHaveAttribute('href', shippedOrder.shipment?.trackingUrl)
    await expect(canvas.getByText('Durum: Hazırlanıyor → Kargoda')).toBeInTheDocument()
    await expect(canvas.getByText('Kupon WILLKOMMEN10')).toBeInTheDocument()
  }),
})

export const DetailLoading = meta.story({ args: { openId: 'order-429', order: { status: 'loading' } } })

export const DetailFailed = meta.story({
  args: { openId: 'order-429', order: { status: 'error' } },
})
DetailFailed.test(
  'calls onDetailRetry',
  whenWide(async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Sipariş yüklenirken bir hata oluştu')
    await userEvent.click(canvas.getByRole('button', { name: 'Tekrar dene' }))
    await expect(args.onDetailRetry).toHaveBeenCalledOnce()
  }),
)

export const DetailSaving = meta.story({
  args: { ...opened, saving: 'status' },
  play: async ({ canvasElement }) => {
    const status = body(canvasElement).getByLabelText('Sipariş durumu', { selector: 'select' })
    await expect(status).toBeDisabled()
  },
})

export const DetailLongTexts = meta.story({
  args: { openId: longOrder.id, order: { status: 'ready', item: longOrder } },
})

export const StatusUpdated = meta.story({
  args: { ...opened, notice: { code: 'statusUpdated' } },
  play: async ({ args, canvasElement, step }) => {
    const message = await body(canvasElement).findByText('Sipariş durumu güncellendi')
    await waitFor(() => expect(message).toBeVisible())
    await step('it goes by itself after three seconds', async () => {
      await waitFor(() => expect(args.onNoticeEnd).toHaveBeenCalled())
    })
  },
})

export const StatusFailed = meta.story({
  args: { ...opened, notice: { code: 'statusFailed' } },
  play: whenWide(async ({ canvasElement }) => {
    await expect(await body(canvasElement).findByRole('alert')).toHaveTextContent('Durum güncellenemedi')
  }),
})

export const Tablet = meta.story({
  args: opened,
  globals: { viewport: undefined },
  play: async ({ canvasElement }) => {
    const dialog = await body(canvasElement).findByRole('dialog', { name: openOrder.number })
    await waitFor(() => expect(dialog).toBeVisible())
  },
})

export const Phone = meta.story({
  globals: phone.globals,
  parameters: phone.parameters,
  args: { filters: { search: '', platform: 'germany' } },
})
Phone.test(
  'the filters are a sheet, because views are above the search',
  whenPhone(async ({ args, canvas, canvasElement, step }) => {
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument()
    await step('the filters are a sheet', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Filtreler, 1 açık' }))
      const sheet = await dialogIn(canvasElement)
      await userEvent.selectOptions(sheet.getByLabelText('Durum'), 'Bekliyor')
      await expect(args.onFiltersChange).toHaveBeenCalledWith({
        search: '',
        platform: 'germany',
        status: 'pending',
      })
      await userEvent.click(sheet.getByRole('button', { name: 'Sonuçları göster' }))
    })
    await userEvent.click(canvas.getByRole('button', { name: /VD-2026-000431/ }))
    await expect(args.onOpen).toHaveBeenCalledWith('order-431')
  }),
)

export const PhoneDetail = meta.story({
  globals: phone.globals,
  parameters: phone.parameters,
  args: opened,
})
PhoneDetail.test(
  'calls onDetailClose',
  whenPhone(async ({ args, canvasElement }) => {
    const dialog = await dialogIn(canvasElement)
    await userEvent.click(dialog.getByRole('button', { name: 'Geri' }))
    await expect(args.onDetailClose).toHaveBeenCalled()
  }),
)

export const Dark = meta.story({ ...DetailShipped.input, globals: { ...wide.globals, theme: 'dark' } })

export const German = meta.story({ args: opened, globals: { ...wide.globals, language: 'de' } })

/** A cancelled order offers no cargo. */
export const CargoClosed = meta.story({
  args: { openId: openOrder.id, order: { status: 'ready', item: { ...openOrder, status: 'cancelled' } } },
  play: whenWide(async ({ canvas }) => {
    await expect(canvas.getByText('Sipariş iptal veya iade edildi; kargoya verilmez.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Kargo ata' })).toBeNull()
  }),
})

export const CargoAssigned = meta.story({
  args: {
    openId: shippedOrder.id,
    order: { status: 'ready', item: shippedOrder },
    notice: { code: 'cargoAssigned' },
  },
  play: async ({ canvasElement }) => {
    const message = await body(canvasElement).findByText('Kargo bilgileri başarıyla atandı')
    await waitFor(() => expect(message).toBeVisible())
  },
})

/** Another administrator has the order open. */
export const OthersHere = meta.story({
  args: { ...opened, others: ['Ayşe Demir'] },
  parameters: { rules: ['ADMIN-642'] },
})
OthersHere.test('the panel says who', async ({ canvas }) => {
  await expect(canvas.getByText('Bu siparişe şu anda Ayşe Demir bakıyor')).toBeVisible()
})

export const OthersHereOnPhone = meta.story({ ...phone, args: { ...opened, others: ['Ayşe Demir'] } })

const withPartlySent = {
  ...page,
  items: orderRows.map((row) =>
    row.id === partlySentOrder.id
      ? { ...row, shipment: partlySentOrder.shipment, parcels: partlySentOrder.parcels }
      : row,
  ),
} as const

/** A part is on its way; the row and the panel say how much, and the rest can be sent. */
export const PartlySent = meta.story({
  args: { ...opened, state: withPartlySent, order: { status: 'ready', item: partlySentOrder } },
  parameters: { rules: ['ADMIN-701'] },
})
PartlySent.test('a parcel is corrected and printed; the rest is sent', async ({ args, canvas, step }) => {
  const panel = within(canvas.getByRole('region', { name: 'Sipariş ayrıntısı' }))
  await expect(canvas.getAllByText('Kısmen gönderildi (2 / 5)')).toHaveLength(2)
  await step('a parcel is corrected and printed', async () => {
    await userEvent.click(panel.getByRole('button', { name: 'Paket 1: Düzenle' }))
    await expect(args.onWork).toHaveBeenLastCalledWith({ kind: 'cargo', parcelId: 'parcel-1' })
    await userEvent.click(panel.getByRole('button', { name: 'Paket 1: Paket fişi' }))
    await expect(args.onDocumentDownload).toHaveBeenLastCalledWith('packing_slip', 'parcel-1')
  })
  await step('one recorded by mistake is taken back', async () => {
    await userEvent.click(panel.getByRole('button', { name: 'Paket 1: Paketi geri al' }))
    await expect(args.onWork).toHaveBeenLastCalledWith({ kind: 'takeBack', parcelId: 'parcel-1' })
  })
  await step('the rest is sent', async () => {
    await userEvent.click(panel.getByRole('button', { name: 'Kalanı gönder' }))
    await expect(args.onWork).toHaveBeenLastCalledWith({ kind: 'cargo' })
  })
})

export const TwoParcels = meta.story({
  args: { ...opened, order: { status: 'ready', item: twoParcelsOrder } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Paket 2 · Hermes' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Kargoyu değiştir' })).toBeVisible()
  },
})

export const PartlySentOnPhone = meta.story({
  args: { state: withPartlySent },
  ...phone,
  play: whenPhone(async ({ canvas }) => {
    await expect(canvas.getByText('Kısmen gönderildi (2 / 5)')).toBeVisible()
  }),
})
