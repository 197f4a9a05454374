import type { EndpointTable } from '../shared/endpoint'
import { couponErrors } from '../shared/errors'

/** Coupons for shoppers and administrators. */
export const couponEndpoints = {
  validateCoupon: { method: 'POST', path: '/coupons/validate', access: 'optional', errors: couponErrors },
  useCoupon: {
    method: 'POST',
    path: '/coupons/use',
    access: 'optional',
    errors: ['NOT_FOUND', 'COUPON_NOT_FOUND'],
    bare: true,
  },
  autoCoupon: { method: 'POST', path: '/coupons/auto', access: 'optional', errors: [] },
  listCoupons: { method: 'GET', path: '/coupons/admin', access: 'admin', errors: [] },
  getCoupon: { method: 'GET', path: '/coupons/admin/:id', access: 'admin', errors: ['NOT_FOUND'] },
  createCoupon: {
    method: 'POST',
    path: '/coupons/admin',
    access: 'admin',
    errors: ['CONFLICT'],
    status: 201,
  },
  updateCoupon: {
    method: 'PUT',
    path: '/coupons/admin/:id',
    access: 'admin',
    errors: ['NOT_FOUND', 'CONFLICT', 'STALE'],
  },
  deleteCoupon: { method: 'DELETE', path: '/coupons/admin/:id', access: 'admin', errors: ['NOT_FOUND'] },
  getCouponStats: { method: 'GET', path: '/coupons/admin/:id/stats', access: 'admin', errors: ['NOT_FOUND'] },
} as const satisfies EndpointTable
