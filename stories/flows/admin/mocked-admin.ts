import type { RequestHandler } from 'msw'
import { cargoMocks } from '@/shop/cargo/cargo.mocks'
import { categoryMocks } from '@/shop/categories/categories.mocks'
import { adminProductMocks } from '@/shop/catalogue/admin-products.mocks'
import { adminCouponMocks } from '@/shop/coupons/coupons.mocks'
import { listViewMocks } from '@/shop/list-views/list-views.mocks'
import { adminOrderMocks } from '@/shop/orders/admin-orders.mocks'
import { adminSessionMocks } from '@/shop/staff/session.mocks'
import { freshAdmin } from './back-office'

interface Worker {
  readonly use: (...handlers: RequestHandler[]) => void
}

/**
 * Signs in an administrator. Session and orders are always mocked, because the shell requests them
 * everywhere.
 */
export function mockAdmin(msw: Worker, ...handlers: readonly RequestHandler[]): void {
  msw.use(...handlers, ...adminSessionMocks.ok, ...adminOrderMocks.ok, ...listViewMocks.ok)
  freshAdmin()
}

/** Handlers for the sections that edit items in a dialog. */
export const editorMocks = [
  ...adminProductMocks.ok,
  ...categoryMocks.ok,
  ...adminCouponMocks.ok,
  ...cargoMocks.ok,
]
