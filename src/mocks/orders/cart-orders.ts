import { myOrders } from '../fixtures/account'
import { placedOrder } from '../fixtures/orders'
import { firstPage } from '../fixtures/pagination'
import { paymentSettings } from '@/shop/payments/payments.mocks'
import { ok, slow, unauthorised } from '../shared/handlers'

/** MSW handlers of order and settings calls under /cart. */
export const cartOrderMocks = {
  ok: [
    ok('getPaymentSettings', { settings: paymentSettings }),
    ok('listCartOrders', { orders: [...myOrders], pagination: firstPage(myOrders.length) }),
    ok('getCartOrder', { order: placedOrder }),
  ],
  slow: [slow('listCartOrders')],
  unauthorised: [unauthorised('listCartOrders'), unauthorised('getCartOrder')],
}
