import { answers, failing, offline, ok, slow, unauthorised } from '@/mocks/shared/handlers'
import { cartItemOf } from '../cart/cart-items.mocks'
import { placedOrder } from '../orders/order-data.mocks'
import { paymentSettings } from '@/shop/payments/payments.mocks'
import { productDetails, productNamed } from '@/shop/catalogue/product-data.mocks'
import { publicShopMocks } from '../shop-details/public-shop.mocks'

const idsOf = (request: Request) =>
  decodeURIComponent(new URL(request.url).pathname.split('/').at(-1) ?? '').split(',')

/** MSW handlers of cart and checkout, by resulting state. */
export const checkoutMocks = {
  ok: [
    ok('getPublicPaymentSettings', { settings: paymentSettings }),
    // Requested by every page together with the shipping rules.
    ...publicShopMocks.ok,
    answers('getCartItems', (request) => ({
      items: productDetails.filter(({ _id }) => idsOf(request).includes(_id)).map(cartItemOf),
    })),
    ok('checkout', { order: placedOrder }),
    ok('autoCoupon', null),
    ok('useCoupon', { redeemed: true }),
  ],
  /** The buyer's network holds much of a product already. */
  tooMuchUnpaid: [
    failing('checkout', 'OPEN_ORDERS', {
      details: {
        reason: 'network',
        items: [{ productId: productNamed('Goldmilch')._id, name: 'Goldmilch', available: 2 }],
      },
    }),
  ],
  slow: [slow('checkout')],
  error: [failing('checkout', 'INTERNAL')],
  offline: [offline('checkout'), offline('getPublicPaymentSettings'), offline('getPaymentSettings')],
  /** Current prices and stock cannot be loaded. */
  cartUnknown: [offline('getCartItems')],
  unauthorised: [unauthorised('checkout')],
  noPayment: [
    ok('getPublicPaymentSettings', {
      settings: {
        ...paymentSettings,
        paypal: { enabled: false, connected: false },
        bankTransfer: { enabled: false },
      },
    }),
  ],
}
