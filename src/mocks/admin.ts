import { failing, offline, ok, slow, unauthorised } from './handlers'
import { cargoCompanies } from './fixtures/cargo'
import { adminOrders, pendingOrder, shippedOrder } from './fixtures/orders'
import { firstPage } from './fixtures/pagination'

export const admin = {
  _id: '00000000-0000-4000-8000-000000000901',
  name: 'Elif Yılmaz',
  email: 'admin@verda.example',
}

/** Handlers of the back office's session and orders, by the state that they lead to. */
export const adminMocks = {
  ok: [
    ok('loginAdmin', { token: 'admin-token-for-stories', admin }),
    ok('verifyAdmin', { admin }),
    ok('logoutAdmin', {}),
    ok('listOrders', { orders: [...adminOrders], pagination: firstPage(adminOrders.length) }),
    ok('getOrder', { order: pendingOrder }),
    ok('setOrderStatus', { order: { ...pendingOrder, status: 'processing' } }),
    ok('setPaymentStatus', {
      order: { ...pendingOrder, payment: { ...pendingOrder.payment, status: 'completed' } },
    }),
    ok('assignCargo', { order: shippedOrder }),
    ok('listActiveCargo', { cargoCompanies: [...cargoCompanies] }),
  ],
  wrongPassword: [failing('loginAdmin', 'INVALID_CREDENTIALS', { message: 'E-posta veya şifre hatalı' })],
  expired: [unauthorised('verifyAdmin')],
  empty: [ok('listOrders', { orders: [], pagination: firstPage(0) })],
  slow: [slow('listOrders')],
  error: [failing('listOrders', 'INTERNAL')],
  offline: [offline('listOrders'), offline('loginAdmin')],
}
