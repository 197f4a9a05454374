import { fn } from '@storybook/test'
import type { CouponsScreenProps } from '@/screens/admin/coupons/coupons-screen'
import { couponRows } from '../../fixtures/admin-coupons'

export const couponsPage = { status: 'ready', items: couponRows, page: 1, pages: 1, total: 6 } as const

/** The first page, with no filters and no open dialog. */
export const couponsArgs = {
  state: couponsPage,
  filters: { search: '' },
  onFiltersChange: fn(),
  onPageChange: fn(),
  onRetry: fn(),
  onCreate: fn(),
  onEdit: fn(),
  onCopy: fn(),
  onStats: fn(),
  onCodes: fn(),
  onRemove: fn(),
  onNoticeEnd: fn(),
} satisfies CouponsScreenProps
