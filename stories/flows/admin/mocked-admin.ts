import type { RequestHandler } from 'msw'
import { cargoMocks } from '@/mocks/cargo/cargo'
import { categoryMocks } from '@/mocks/catalogue/categories'
import { adminProductMocks } from '@/mocks/catalogue/admin-products'
import { adminCouponMocks } from '@/mocks/coupons/coupons'
import { adminOrderMocks } from '@/mocks/orders/admin-orders'
import { adminSessionMocks } from '@/mocks/staff/session'
import { freshAdmin } from './back-office'

interface Worker {
  readonly use: (...handlers: RequestHandler[]) => void
}

/** A signed-in administrator; session and orders are answered, too, since the sidebar asks for them everywhere. */
export function mockAdmin(msw: Worker, ...handlers: readonly RequestHandler[]): void {
  msw.use(...handlers, ...adminSessionMocks.ok, ...adminOrderMocks.ok)
  freshAdmin()
}

/** The sections whose items are edited in a dialog. */
export const editorMocks = [
  ...adminProductMocks.ok,
  ...categoryMocks.ok,
  ...adminCouponMocks.ok,
  ...cargoMocks.ok,
]
