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
  shipped: [ok('getOrder', { order: shippedOrder })],
  detailSlow: [slow('getOrder')],
  error: [failing('listOrders', 'INTERNAL')],
  detailFails: [failing('getOrder', 'INTERNAL')],
  orderGone: [failing('getOrder', 'NOT_FOUND', { message: 'Sipariş bulunamadı' })],
  forbidden: [failing('listOrders', 'FORBIDDEN', { message: 'Bu işlem için yetkiniz yok' })],
  ordersExpired: [unauthorised('listOrders')],
  changeFails: [
    failing('setOrderStatus', 'INTERNAL'),
    failing('setPaymentStatus', 'INTERNAL'),
    failing('assignCargo', 'INTERNAL'),
    failing('listActiveCargo', 'INTERNAL'),
  ],
  changeLost: [offline('setOrderStatus')],
  /** Reopening takes stock and coupon again (decisions §4). */
  outOfStock: [failing('setOrderStatus', 'OUT_OF_STOCK', { message: 'Stok yetersiz' })],
  cargoRefused: [failing('assignCargo', 'VALIDATION', { message: 'Takip numarası geçersiz' })],
  cargoFails: [failing('assignCargo', 'INTERNAL')],
  offline: [offline('listOrders'), offline('loginAdmin')],
}
