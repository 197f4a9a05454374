import { fn } from '@storybook/test'
import type { CategoriesScreenProps } from '@/screens/admin/categories/categories-screen'
import { categoryRows } from '../../fixtures/admin-categories'

export const categoriesPage = { status: 'ready', items: categoryRows, page: 1, pages: 1, total: 4 } as const

/** The first page, with no filters and no open dialog. */
export const categoriesArgs = {
  state: categoriesPage,
  filters: {},
  onFiltersChange: fn(),
  onPageChange: fn(),
  onRetry: fn(),
  onCount: fn(),
  onView: fn(),
  onCreate: fn(),
  onEdit: fn(),
  onRemove: fn(),
  onNoticeEnd: fn(),
} satisfies CategoriesScreenProps
