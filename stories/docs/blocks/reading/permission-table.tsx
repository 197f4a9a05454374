import { endpoints, type Endpoint } from '@/contract'
import { permissionsNeeded } from '@/contract/shared/endpoint'
import { missingOf } from '@/shop/roles/permissions'
import { BUILT_IN_ROLES, PERMISSIONS_OF } from '@/shop/roles/roles'
import { SimpleTable } from './simple-table'

const table: readonly (readonly [string, Endpoint])[] = Object.entries(endpoints)

/** Every call of the back office with what it needs and which built-in role may make it, computed from the contract. */
const ROWS = table
  .filter(([, { access }]) => access === 'admin')
  .map(([, endpoint]) => ({ endpoint, needed: permissionsNeeded(endpoint) }))

export function PermissionTable() {
  return (
    <SimpleTable
      head={['Call', 'Needs', ...BUILT_IN_ROLES]}
      rows={ROWS.map(({ endpoint: { method, path }, needed }) => [
        `${method} ${path}`,
        needed.join(', ') || 'own account',
        ...BUILT_IN_ROLES.map((role) =>
          missingOf(needed, PERMISSIONS_OF[role]).length === 0 ? 'yes' : '403',
        ),
      ])}
    />
  )
}
