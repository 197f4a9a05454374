import { cartMocks } from '../cart/cart.mocks'
import { addressMocks } from '../addresses/addresses.mocks'
import { customerPasskeyMocks } from '../passkeys/customer-passkeys.mocks'
import { subscriptionMocks } from '../subscriptions/subscriptions.mocks'
import { answers, failing, withoutBody, offline, ok, slow, unauthorised } from '@/mocks/shared/handlers'
import { accountData, myOrders, newcomer, sabine, TOKEN, wishlist } from './account-data.mocks'
import { firstPage, pageOf } from '@/mocks/fixtures/pagination'
import { placedOrder } from '../orders/order-data.mocks'
import type { EndpointName } from '@/contract'
import type { Body } from '@/contract/shared/dto'
import type { Confirmation } from '../orders/order'

const lastSegment = (request: Request) =>
  decodeURIComponent(new URL(request.url).pathname.split('/').at(-1) ?? '')

function ordersPage(request: Request) {
  const { searchParams } = new URL(request.url)
  const status = searchParams.get('status')
  const page = Number(searchParams.get('page') ?? 1)
  const limit = Number(searchParams.get('limit'))
  const found = myOrders.filter((order) => status === null || order.status === status)
  return {
    orders: found.slice((page - 1) * limit, page * limit),
    pagination: pageOf(page, found.length, limit),
  }
}

/** Body of a request that the handler has validated already. */
const sent = (request: Request): Promise<Body<'updateProfile'>> =>
  request.json().then((body: Body<'updateProfile'>) => body)

const reviewIn = (request: Request): Promise<Body<'saveMyReview'>> =>
  request.json().then((body: Body<'saveMyReview'>) => body)

async function changed(request: Request) {
  const { profile, address, ...rest } = await sent(request)
  const preferences = profile?.preferences
  return {
    ...sabine,
    ...rest,
    address: { ...sabine.address, ...address },
    profile: {
      ...sabine.profile,
      ...profile,
      preferences: {
        ...sabine.profile.preferences,
        ...preferences,
        notifications: { ...sabine.profile.preferences.notifications, ...preferences?.notifications },
      },
    },
  }
}

const LOADS = ['verifyCustomer', 'listMyOrders', 'getMyOrder', 'getWishlist'] as const
const SAVES = ['updateProfile', 'changePassword', 'removeFromWishlist'] as const
const ENTRIES = ['loginCustomer', 'registerCustomer', 'forgotPassword', 'resetPassword'] as const
const every = <Handler>(
  names: readonly EndpointName[],
  handler: (name: EndpointName) => Handler,
): readonly Handler[] => names.map(handler)
const broken = (name: EndpointName) => failing(name, 'INTERNAL')

const confirming = (state: Confirmation) =>
  ok('confirmOrder', { state, orderNumber: placedOrder.orderNumber })

/** MSW handlers of session, profile, orders and wishlist, by resulting state. */
export const accountMocks = {
  ok: [
    ok('loginCustomer', { token: TOKEN, user: sabine }),
    ok('registerCustomer', { token: TOKEN, user: newcomer }),
    ok('logoutCustomer', {}),
    ok('verifyCustomer', { user: sabine }),
    ok('sendVerification', {}),
    ok('verifyEmail', { joinedOrders: 2 }),
    ok('claimOrder', { order: placedOrder }),
    ok('forgotPassword', {}),
    ...customerPasskeyMocks.ok,
    ...addressMocks.ok,
    ...subscriptionMocks.own,
    ok('resetPassword', {}),
    answers('updateProfile', async (request) => ({ user: await changed(request) })),
    ok('changePassword', {}),
    ok('getAccountData', accountData),
    ok('deleteAccount', {}),
    ok('listMyReviews', { reviews: [] }),
    answers('saveMyReview', async (request) => ({
      review: {
        ...(await reviewIn(request)),
        state: 'shown' as const,
        photos: 0,
        date: '2026-11-22T09:00:00.000Z',
      },
    })),
    answers('listMyOrders', ordersPage),
    answers('getMyOrder', (request) => ({
      order: myOrders.find(({ _id }) => _id === lastSegment(request)) ?? placedOrder,
    })),
    ok('getWishlist', { wishlist: [...wishlist] }),
    ...cartMocks.ok,
    answers('addToWishlist', () => ({ wishlist: [...wishlist] })),
    answers('removeFromWishlist', (request) => ({
      wishlist: wishlist.filter(({ product }) => product._id !== lastSegment(request)),
    })),
    ok('lookupOrder', { order: placedOrder }),
    ok('lookupPaper', new Blob(['x'])),
    ok('getMyPaper', new Blob(['x'])),
    ok('cancelOrder', { order: { ...placedOrder, status: 'cancelled' } }),
    ok('cancelMyOrder', { order: { ...placedOrder, status: 'cancelled' } }),
    confirming('confirmed'),
  ],
  empty: [
    ok('listMyOrders', { orders: [], pagination: firstPage(0, 10) }),
    ok('getWishlist', { wishlist: [] }),
  ],
  /** Requests that stay pending. */
  slow: every([...LOADS, 'lookupOrder'], slow),
  slowSaves: every(SAVES, slow),
  slowEntries: every(ENTRIES, slow),
  error: every([...LOADS, 'lookupOrder'], broken),
  errorSaves: every(SAVES, broken),
  errorEntries: every(ENTRIES, broken),
  savesWithoutBody: SAVES.map((name) => withoutBody(name)),
  entriesWithoutBody: ENTRIES.map((name) => withoutBody(name)),
  offline: every([...LOADS, 'lookupOrder'], offline),
  offlineSaves: every(SAVES, offline),
  offlineEntries: every(ENTRIES, offline),
  unauthorised: LOADS.map(unauthorised),
  unauthorisedSaves: ([...SAVES, 'addToWishlist'] as const).map(unauthorised),
  addingFailed: [broken('addToWishlist')],
  wishGone: [failing('addToWishlist', 'NOT_FOUND')],
  wrongPassword: [failing('loginCustomer', 'INVALID_CREDENTIALS')],
  banned: [failing('loginCustomer', 'ACCOUNT_BANNED')],
  emailTaken: [failing('registerCustomer', 'EMAIL_TAKEN', { details: { field: 'email' } })],
  wrongCurrentPassword: [failing('changePassword', 'WRONG_PASSWORD')],
  oldLink: [failing('resetPassword', 'INVALID_TOKEN')],
  /** The account's email has not been verified. */
  unverified: [ok('verifyCustomer', { user: { ...sabine, emailVerified: false } })],
  verifyingFailed: [broken('verifyEmail'), broken('sendVerification')],
  verifyingSlow: [slow('verifyEmail')],
  verifyingUnauthorised: [unauthorised('verifyEmail')],
  oldVerification: [failing('verifyEmail', 'INVALID_TOKEN')],
  claimingFailed: [broken('claimOrder')],
  noSuchClaim: [failing('claimOrder', 'NOT_FOUND')],
  dataFailed: [broken('getAccountData'), broken('deleteAccount')],
  deletingSlow: [slow('deleteAccount')],
  deletingRefused: [failing('deleteAccount', 'WRONG_PASSWORD')],
  deletingTooEarly: [failing('deleteAccount', 'ORDERS_UNDER_WAY')],
  reviewed: [
    ok('listMyReviews', {
      reviews: myOrders.slice(2, 3).flatMap(({ items }) =>
        items.map(({ productId }) => ({
          productId,
          rating: 4,
          comment: 'Mild und rund, gern wieder.',
          state: 'shown' as const,
          photos: 0,
          date: '2026-11-22T09:00:00.000Z',
        })),
      ),
    }),
  ],
  reviewNotBought: [failing('saveMyReview', 'NOT_BOUGHT')],
  reviewFailed: [broken('saveMyReview')],
  reviewSlow: [slow('saveMyReview')],
  orderGone: [failing('getMyOrder', 'NOT_FOUND')],
  confirmedAlready: [confirming('already')],
  confirmedTooLate: [confirming('expired')],
  noSuchConfirmation: [failing('confirmOrder', 'NOT_FOUND')],
  confirmationFailed: [broken('confirmOrder')],
  noSuchOrder: [failing('lookupOrder', 'NOT_FOUND')],
}
