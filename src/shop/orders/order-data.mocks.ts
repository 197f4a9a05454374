import type { Data } from '@/contract/shared/dto'
import { productNamed } from '@/shop/catalogue/product-data.mocks'

type CustomerOrder = Data<'checkout'>['order']
type AdminOrder = Data<'getOrder'>['order']
type AdminSummary = Data<'listOrders'>['orders'][number]

const eur = (amount: number) => ({ amount, currency: 'EUR' as const })
const line = (name: string, quantity: number): CustomerOrder['items'][number] => {
  const product = productNamed(name)
  return {
    productId: product._id,
    name,
    quantity,
    product: {
      _id: product._id,
      images: [{ url: product.primaryImage ?? '' }],
      tint: product.tint,
      subtitle: product.subtitle,
    },
    price: eur(product.price),
    total: eur(Math.round(product.price * quantity * 100) / 100),
  }
}

const address = {
  street: 'Karl-Liebknecht-Straße 22',
  zipCode: '04109',
  city: 'Leipzig',
  country: 'Deutschland',
}
const customer = { name: 'Sabine Koch', email: 'sabine.koch@post.example', phone: '+49 341 5550 118' }
const totals = {
  subtotal: 48.7,
  shipping: 15,
  discount: 0,
  shippingDiscount: 0,
  tax: 7.95,
  total: 63.7,
  currency: 'EUR' as const,
}
const notShipped = {
  address,
  cargoCompany: null,
  trackingNumber: null,
  trackingUrl: null,
  shippedAt: null,
  parcels: [],
}

/** A new unpaid order with bank transfer. */
export const placedOrder: CustomerOrder = {
  premiumMonths: 0,
  _id: '00000000-0000-4000-8000-000000001001',
  orderNumber: 'VD-2026-000431',
  platform: 'germany',
  status: 'pending',
  createdAt: '2026-11-21T08:42:00.000Z',
  items: [line('Abendruhe', 2), line('Kurkuma Plus', 1)],
  total: totals,
  payment: { method: 'bank_transfer', status: 'pending', amount: { total: totals.total, currency: 'EUR' } },
  shipping: notShipped,
  delivery: null,
  customer,
  couponCode: null,
  notes: { customer: null },
  paymentInstructions: {
    type: 'bank_transfer',
    message: 'Bitte überweisen Sie den Betrag auf dieses Konto.',
    bankDetails: {
      bankName: 'Musterbank',
      accountHolder: 'Verda GmbH',
      iban: 'DE02 1203 0000 0000 2020 51',
      bic: 'BYLADEM1001',
    },
    warning: 'Bitte geben Sie die Bestellnummer als Verwendungszweck an.',
    paypalEmail: null,
    amount: totals.total,
    currency: 'EUR',
    orderNumber: 'VD-2026-000431',
  },
  history: [{ status: 'pending', at: '2026-11-21T08:42:00.000Z' }],
  papers: [],
  follows: [],
}

/** The same order as returned to the back office. */
export const pendingOrder: AdminOrder = {
  _id: placedOrder._id,
  orderNumber: placedOrder.orderNumber,
  platform: 'germany',
  status: 'pending',
  createdAt: placedOrder.createdAt,
  updatedAt: placedOrder.createdAt,
  items: placedOrder.items.map((item) => ({
    ...item,
    isGift: false,
    paid: item.total.amount,
    returned: 0,
  })),
  userId: '00000000-0000-4000-8000-000000000701',
  customerBanned: false,
  customerBanReason: '',
  premiumMonths: 0,
  holdsStock: true,
  payUrl: null,
  invoiceNumber: null,
  creditNotes: [],
  refunded: 0,
  refunds: [],
  internalNotes: [],
  total: totals,
  payment: placedOrder.payment,
  customer,
  shipping: notShipped,
  couponCode: null,
  discountReason: null,
  notes: { customer: 'Bitte im Hausflur abstellen.' },
  history: [
    {
      kind: 'status',
      from: null,
      to: 'pending',
      note: null,
      actor: 'Sabine Koch',
      at: placedOrder.createdAt,
    },
  ],
}

const sent = {
  cargoCompany: { _id: '00000000-0000-4000-8000-000000000501', name: 'DHL' },
  trackingNumber: '00340434161822100000',
  trackingUrl:
    'https://www.dhl.de/de/privatkunden/pakete-empfangen/verfolgen.html?piececode=00340434161822100000',
  shippedAt: '2026-11-21T10:05:00.000Z',
}

export const shippedOrder: AdminOrder = {
  ...pendingOrder,
  status: 'shipped',
  shipping: {
    address,
    ...sent,
    parcels: [
      {
        ...sent,
        _id: '00000000-0000-4000-8000-000000001501',
        lines: pendingOrder.items.map(({ quantity }, position) => ({ position, quantity })),
      },
    ],
  },
  history: [
    ...pendingOrder.history,
    {
      kind: 'cargo',
      from: null,
      note: null,
      to: 'DHL 00340434161822100000',
      actor: 'Elif Yılmaz',
      at: '2026-11-21T10:05:00.000Z',
    },
    {
      kind: 'status',
      from: 'pending',
      to: 'shipped',
      note: null,
      actor: 'Elif Yılmaz',
      at: '2026-11-21T10:05:00.000Z',
    },
  ],
}

const row = (sequence: number, changes: Partial<AdminSummary>): AdminSummary => ({
  ...pendingOrder,
  _id: `00000000-0000-4000-8000-00000000${String(1000 + sequence)}`,
  orderNumber: `VD-2026-${String(430 - sequence).padStart(6, '0')}`,
  ...changes,
})

export const adminOrders: readonly AdminSummary[] = [
  pendingOrder,
  row(2, {
    status: 'processing',
    customer: { ...customer, name: 'Jonas Feldmann', email: 'j.feldmann@post.example' },
  }),
  row(3, {
    status: 'delivered',
    platform: 'turkey',
    customer: { ...customer, name: 'Deniz Aksoy', email: 'deniz.aksoy@posta.example' },
  }),
  row(4, {
    status: 'cancelled',
    customer: { ...customer, name: 'Petra Lang', email: 'petra.lang@post.example' },
  }),
]

/** Placed after the list was loaded. */
export const newOrderRecord: AdminSummary = {
  ...row(0, { customer: { ...customer, name: 'Zeynep Çelik', email: 'zeynep.celik@posta.example' } }),
  orderNumber: 'VD-2026-000432',
  createdAt: '2026-11-21T09:05:00.000Z',
}
