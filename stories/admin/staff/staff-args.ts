import { fn } from '@storybook/test'
import type { StaffScreenProps } from '@/screens/admin/staff/staff-screen'
import { admin } from '@/shop/staff/staff-data.mocks'
import { roleRecords } from '../../fixtures/admin-roles'
import { staffRows } from '../../fixtures/admin-staff'

const [, second] = staffRows
if (!second) throw new RangeError('two administrators are needed')
export const staffMember = second

const ready = { status: 'ready', items: staffRows, page: 1, pages: 1, total: staffRows.length } as const

/** The list, with no open dialog. */
export const staffArgs = {
  state: ready,
  ownId: admin._id,
  roles: roleRecords,
  onRetry: fn(),
  onInvite: fn(),
  onEdit: fn(),
  onToggle: fn(),
  onReset: fn(),
  onRemoveFactor: fn(),
  onNoticeEnd: fn(),
} satisfies StaffScreenProps
