import { fn } from '@storybook/test'
import { customerGroups } from '@/shop/users/users.mocks'
import { userCounts, userRows } from '../../fixtures/admin-users'
import type { UsersScreenProps } from '@/screens/admin/users/users-screen'

export const usersPage = { status: 'ready', items: userRows, page: 1, pages: 622, total: 12_438 } as const

/** The first page, with no filters and no open dialog. */
export const usersArgs = {
  state: usersPage,
  counts: userCounts,
  columns: { chosen: undefined, onChange: fn() },
  filters: { search: '' },
  groups: customerGroups,
  onCreate: fn(),
  file: { onExport: fn(), onExportCancel: fn() },
  onFiltersChange: fn(),
  onPageChange: fn(),
  onRetry: fn(),
  onManage: fn(),
  onNoticeEnd: fn(),
} satisfies UsersScreenProps
