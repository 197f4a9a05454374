import { fn } from '@storybook/test'
import { cargoCompanies } from '../../fixtures/admin-cargo'
import type { CargoScreenProps } from '@/screens/admin/cargo/cargo-screen'

export const cargoPage = { status: 'ready', items: cargoCompanies, page: 1, pages: 1, total: 5 } as const

/** The first page, with no filters and no open dialog. */
export const cargoArgs = {
  state: cargoPage,
  filters: { search: '' },
  columns: { chosen: undefined, onChange: fn() },
  onFiltersChange: fn(),
  onPageChange: fn(),
  onRetry: fn(),
  onToggle: fn(),
  onCreate: fn(),
  onEdit: fn(),
  onRemove: fn(),
  onNoticeEnd: fn(),
} satisfies CargoScreenProps
