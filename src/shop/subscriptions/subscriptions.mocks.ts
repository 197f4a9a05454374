import type { Data } from '@/contract/shared/dto'
import { failing, ok, slow } from '@/mocks/shared/handlers'

type SubscriptionDto = Data<'readSubscription'>['subscription']

export const subscriptionDto = {
  number: 'SA-000012',
  status: 'active',
  pauseReason: null,
  product: { name: 'Abendruhe, 80 g', slug: 'abendruhe' },
  quantity: 2,
  weeks: 4,
  percent: 10,
  price: { amount: 10.71, currency: 'EUR' },
  nextOn: '2026-12-05',
  laterOn: ['2027-01-02', '2027-01-30', '2027-02-27'],
  movable: { first: '2026-11-24', last: '2027-05-20' },
  endsOn: null,
  endedAt: null,
  paymentMethod: 'bank_transfer',
  deliveries: [
    { dueOn: '2026-11-07', outcome: 'placed', orderNumber: 'VD-2026-000431' },
    { dueOn: '2026-10-10', outcome: 'skipped', orderNumber: null },
    { dueOn: '2026-09-12', outcome: 'placed', orderNumber: 'VD-2026-000288' },
  ],
  changes: [
    { at: '2026-11-10T16:20:00.000Z', kind: 'quantity', by: 'customer', from: '1', to: '2', note: '' },
    { at: '2026-11-10T16:20:00.000Z', kind: 'weeks', by: 'customer', from: '2', to: '4', note: '' },
    {
      at: '2026-10-30T18:05:00.000Z',
      kind: 'resume',
      by: 'customer',
      from: null,
      to: '2026-11-07',
      note: '',
    },
    {
      at: '2026-10-21T04:00:00.000Z',
      kind: 'pause',
      by: 'shop',
      from: null,
      to: 'unpaid',
      note: '',
    },
    {
      at: '2026-10-02T09:31:00.000Z',
      kind: 'skip',
      by: 'office',
      from: '2026-10-10',
      to: '2026-10-24',
      note: 'Betriebsferien',
    },
  ],
  countries: ['Deutschland', 'Österreich', 'Schweiz'],
  paymentMethods: ['paypal', 'bank_transfer'],
} satisfies SubscriptionDto

const recipient = {
  customer: { name: 'Sabine Koch', email: 'sabine.koch@post.example', phone: '+49 341 5550 118' },
  address: {
    street: 'Karl-Liebknecht-Straße 22',
    zipCode: '04109',
    city: 'Leipzig',
    country: 'Deutschland',
  },
}
export const ownSubscription = {
  ...subscriptionDto,
  recipient,
} satisfies Data<'getMySubscription'>['subscription']

type Listed = Data<'listMySubscriptions'>['subscriptions'][number]
const {
  laterOn: _later,
  movable: _movable,
  deliveries: _deliveries,
  changes: _changes,
  countries: _countries,
  paymentMethods: _methods,
  ...listed
} = ownSubscription

/** Sabine's: one that runs, one that is paused, one that has ended. */
export const mySubscriptions = [
  { _id: '0b9d1c52-3f7e-4a6a-9c1c-5a3f8e2d0c11', ...listed },
  {
    ...listed,
    _id: '0b9d1c52-3f7e-4a6a-9c1c-5a3f8e2d0c12',
    number: 'SA-000007',
    status: 'paused',
    pauseReason: 'unpaid',
    product: { name: 'Espresso Nacht, 250 g', slug: 'espresso-nacht' },
    quantity: 1,
    weeks: 2,
    recipient: {
      ...recipient,
      address: {
        street: 'Packstation 145',
        postNumber: '1234567',
        zipCode: '04107',
        city: 'Leipzig',
        country: 'Deutschland',
      },
    },
  },
  {
    ...listed,
    _id: '0b9d1c52-3f7e-4a6a-9c1c-5a3f8e2d0c13',
    number: 'SA-000003',
    status: 'ended',
    endedAt: '2026-11-14T10:12:00.000Z',
    price: null,
  },
] satisfies readonly Listed[]

const rowOf = (
  values: Partial<Data<'listSubscriptions'>['subscriptions'][number]>,
): Data<'listSubscriptions'>['subscriptions'][number] => ({
  _id: '0b9d1c52-3f7e-4a6a-9c1c-5a3f8e2d0c11',
  platform: 'germany',
  endReason: null,
  customer: { name: 'Sabine Koch', email: 'sabine.koch@post.example', isGuest: false },
  createdAt: '2026-09-12T08:30:00.000Z',
  number: subscriptionDto.number,
  status: subscriptionDto.status,
  pauseReason: null,
  product: subscriptionDto.product,
  quantity: 2,
  weeks: 4,
  percent: 10,
  price: subscriptionDto.price,
  nextOn: '2026-12-05',
  endsOn: null,
  endedAt: null,
  paymentMethod: 'bank_transfer',
  ...values,
})

export const subscriptionList = {
  subscriptions: [
    rowOf({}),
    rowOf({
      _id: '0b9d1c52-3f7e-4a6a-9c1c-5a3f8e2d0c12',
      number: 'SA-000007',
      status: 'paused',
      pauseReason: 'unpaid',
      product: { name: 'Espresso Nacht, 250 g', slug: 'espresso-nacht' },
      quantity: 1,
      weeks: 2,
      nextOn: '2026-12-08',
      customer: { name: 'Jörg Müller', email: 'joerg@post.example', isGuest: true },
    }),
    rowOf({
      _id: '0b9d1c52-3f7e-4a6a-9c1c-5a3f8e2d0c13',
      number: 'SA-000003',
      status: 'ended',
      endReason: 'termination',
      endedAt: '2026-11-14T10:12:00.000Z',
      price: null,
      customer: { name: 'Elif Kaya', email: 'elif@posta.example', isGuest: true },
    }),
  ],
  pagination: {
    currentPage: 1,
    current: 1,
    totalPages: 1,
    pages: 1,
    total: 3,
    hasPrev: false,
    hasNext: false,
  },
  figures: {
    active: 1,
    paused: 1,
    coming: { count: 1, value: [{ amount: 21.42, currency: 'EUR' }] },
    ended: { count: 1, percent: 33.3 },
  },
  products: [
    { _id: '00000000-0000-4000-8000-000000000001', name: 'Abendruhe, 80 g' },
    { _id: '00000000-0000-4000-8000-000000000002', name: 'Espresso Nacht, 250 g' },
  ],
  unmatched: [
    {
      _id: '0b9d1c52-3f7e-4a6a-9c1c-5a3f8e2d0c14',
      kind: 'extraordinary',
      name: 'Gesa Gast',
      contract: 'Teelieferung Abendruhe',
      email: 'gesa@post.example',
      reason: 'Dreimal das falsche Produkt.',
      endOn: null,
      receivedAt: '2026-11-20T18:42:00.000Z',
    },
  ],
} satisfies Data<'listSubscriptions'>

export const subscriptionDetail = {
  ...rowOf({}),
  recipient,
  deliveries: subscriptionDto.deliveries.map((delivery) => ({
    ...delivery,
    orderId: delivery.orderNumber === null ? null : '5f0c2a9e-7f34-4b5e-8a5d-1d2f3c4b5a61',
  })),
  changes: subscriptionDto.changes.map((change) => ({
    ...change,
    actor: change.by === 'office' ? 'Elif Yılmaz' : '',
  })),
} satisfies Data<'getSubscription'>['subscription']

/** MSW handlers of Sparabos, by resulting state. */
export const subscriptionMocks = {
  ok: [
    ok('readSubscription', { subscription: subscriptionDto }),
    ok('changeSubscription', { subscription: { ...subscriptionDto, nextOn: '2027-01-02' } }),
    ok('terminateContract', { receivedAt: '2026-11-21T09:12:00.000Z' }),
    ok('listSubscriptions', subscriptionList),
    ok('getSubscription', { subscription: subscriptionDetail }),
    ok('actOnSubscription', {}),
    ok('matchTermination', {}),
    ok('settleTermination', {}),
  ],
  /** A customer's own; an account has none unless a story asks for them. */
  own: [
    ok('listMySubscriptions', { subscriptions: [] }),
    ok('getMySubscription', { subscription: ownSubscription }),
    ok('changeMySubscription', { subscription: { ...ownSubscription, nextOn: '2027-01-02' } }),
  ],
  mine: [ok('listMySubscriptions', { subscriptions: mySubscriptions })],
  oldLink: [failing('readSubscription', 'INVALID_TOKEN')],
  slow: [slow('readSubscription'), slow('listMySubscriptions'), slow('listSubscriptions')],
  error: [
    failing('readSubscription', 'INTERNAL'),
    failing('listMySubscriptions', 'INTERNAL'),
    failing('terminateContract', 'INTERNAL'),
    failing('listSubscriptions', 'INTERNAL'),
  ],
}
