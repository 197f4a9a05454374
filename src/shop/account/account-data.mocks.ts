import type { Data } from '@/contract/shared/dto'
import { placedOrder } from '../orders/order-data.mocks'
import { productNamed } from '@/shop/catalogue/product-data.mocks'

type Customer = Data<'verifyCustomer'>['user']
type Order = Data<'getMyOrder'>['order']
type WishlistEntry = Data<'getWishlist'>['wishlist'][number]

export const sabine: Customer = {
  _id: '00000000-0000-4000-8000-000000000701',
  name: 'Sabine Koch',
  email: 'sabine.koch@post.example',
  emailVerified: true,
  phone: '+49 341 5550 118',
  platform: 'germany',
  address: {
    street: 'Karl-Liebknecht-Straße 22',
    city: 'Leipzig',
    state: 'Sachsen',
    zipCode: '04109',
    country: 'Deutschland',
  },
  profile: {
    dateOfBirth: '1981-03-14',
    gender: 'female',
    preferences: { language: 'de', notifications: { email: true, sms: false, push: true } },
  },
  premiumSubscription: { isActive: false, endDate: null },
}

/** A customer right after registration. */
export const newcomer: Customer = {
  ...sabine,
  _id: '00000000-0000-4000-8000-000000000702',
  name: 'Jonas Feldmann',
  email: 'j.feldmann@post.example',
  emailVerified: false,
}

export const TOKEN = 'user-token-for-stories'

const order = (sequence: number, changes: Partial<Order>): Order => ({
  ...placedOrder,
  _id: `00000000-0000-4000-8000-00000000${String(1100 + sequence)}`,
  orderNumber: `VD-2026-${String(430 - sequence).padStart(6, '0')}`,
  paymentInstructions: null,
  payment: { ...placedOrder.payment, status: 'completed' },
  ...changes,
})

const sent = {
  cargoCompany: 'DHL',
  trackingNumber: '00340434161822100000',
  trackingUrl: 'https://www.dhl.de/de/privatkunden.html?piececode=00340434161822100000',
  shippedAt: '2026-11-20T10:05:00.000Z',
}

const shippedOrder = order(1, {
  status: 'shipped',
  history: [
    { status: 'confirmed', at: '2026-11-19T09:00:00.000Z' },
    { status: 'shipped', at: '2026-11-20T10:05:00.000Z' },
  ],
  shipping: {
    ...placedOrder.shipping,
    ...sent,
    parcels: [
      { ...sent, _id: '00000000-0000-4000-8000-000000001502', lines: [{ position: 0, quantity: 2 }] },
    ],
  },
})

/** Two pages of ten orders: one awaiting payment, one shipped, the others delivered. */
export const myOrders: readonly Order[] = [
  placedOrder,
  shippedOrder,
  ...Array.from({ length: 10 }, (_, index) => order(index + 2, { status: 'delivered' })),
]

export const wishlist: readonly WishlistEntry[] = [
  { product: productNamed('Ingwer Zitrone'), addedAt: '2026-11-18T10:00:00.000Z' },
  { product: productNamed('Goldmilch'), addedAt: '2026-11-12T19:30:00.000Z' },
]

/** Data export of Sabine's account. */
export const accountData: Data<'getAccountData'> = {
  exportedAt: '2026-11-22T09:00:00.000Z',
  account: {
    ...sabine,
    createdAt: '2025-03-01T10:00:00.000Z',
    acceptedTermsAt: '2025-03-01T10:00:00.000Z',
    emailVerifiedAt: '2025-03-01T10:04:00.000Z',
    lastActivityAt: '2026-11-22T08:59:00.000Z',
    banReason: null,
    groups: [],
  },
  sessions: [{ startedAt: '2026-11-20T08:00:00.000Z', expiresAt: '2026-11-27T08:00:00.000Z' }],
  passkeys: [],
  orders: [...myOrders],
  withdrawals: [],
  subscriptions: [],
  terminations: [],
  notes: [],
  addresses: [],
  carts: [],
  wishlist: wishlist.map(({ product, addedAt }) => ({ productId: product._id, name: product.name, addedAt })),
  wishlistShare: null,
  priceMails: null,
  reviewMails: [],
  premium: [],
  reviews: [],
  stockNotices: [],
  mails: [{ kind: 'placed', createdAt: '2026-11-21T08:42:00.000Z' }],
}
