import type { Data } from '@/contract/shared/dto'
import { failing, ok, slow, unauthorised } from '@/mocks/shared/handlers'
import { BUILT_IN_ROLES, PERMISSIONS_OF } from './roles'

type RoleDto = Data<'listRoles'>['roles'][number]

const OWN: RoleDto = {
  _id: '00000000-0000-4000-8000-000000000911',
  name: 'Depo ve paketleme',
  permissions: ['orders.read', 'orders.write', 'documents.read', 'cargo.read'],
  people: 2,
  updatedAt: '2026-02-03T08:00:00.000Z',
}

/** The built-in roles and two of the shop's own, of which one is in use. */
export const ROLES: RoleDto[] = [
  ...BUILT_IN_ROLES.map((role, at) => ({
    _id: role,
    name: '',
    permissions: [...PERMISSIONS_OF[role]],
    people: at < 2 ? 1 : 0,
    updatedAt: null,
  })),
  OWN,
  {
    ...OWN,
    _id: '00000000-0000-4000-8000-000000000912',
    name: 'Danışma',
    permissions: ['orders.read', 'customers.read'],
    people: 0,
  },
]

/** MSW handlers of the roles, by resulting state. */
export const roleMocks = {
  ok: [
    ok('listRoles', { roles: ROLES }),
    ok('createRole', { role: OWN }),
    ok('updateRole', { role: OWN }),
    ok('deleteRole', {}),
  ],
  slow: [slow('listRoles')],
  error: [failing('listRoles', 'INTERNAL')],
  expired: [unauthorised('listRoles')],
  inUse: [failing('deleteRole', 'IN_USE', { details: { people: 2 }, params: { people: '2' } })],
  nameTaken: [failing('createRole', 'CONFLICT', { details: { field: 'name' } })],
}
