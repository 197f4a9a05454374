import { myOrders } from '../account/account-data.mocks'
import { placedOrder } from './order-data.mocks'
import { firstPage } from '@/mocks/fixtures/pagination'
import { paymentSettings } from '@/shop/payments/payments.mocks'
import { ok, slow, unauthorised } from '@/mocks/shared/handlers'

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
