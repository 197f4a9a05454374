import type { Http } from '@/client/shared/http'
import type { Body, Data } from '@/contract/shared/dto'
import type { RoleInput } from './role-form'
import type { RoleRecord } from './roles'
import { roleEndpoints } from './roles.calls'

export const toRole = ({ _id, ...rest }: Data<'listRoles'>['roles'][number]): RoleRecord => ({
  id: _id,
  ...rest,
})

export async function listRoles(http: Http): Promise<readonly RoleRecord[]> {
  return (await http.call(roleEndpoints, 'listRoles')).roles.map(toRole)
}

/** @throws ApiFailure CONFLICT if the name is taken, FORBIDDEN for permissions that the caller does not have */
export async function createRole(http: Http, body: Body<'createRole'>): Promise<RoleRecord> {
  return toRole((await http.call(roleEndpoints, 'createRole', { body })).role)
}

/** @throws ApiFailure NOT_FOUND, CONFLICT, STALE, WRONG_PASSWORD, FORBIDDEN */
export async function updateRole(
  http: Http,
  { id, updatedAt }: Pick<RoleRecord, 'id' | 'updatedAt'>,
  input: RoleInput,
): Promise<RoleRecord> {
  const body = { ...input, updatedAt: updatedAt ?? undefined }
  return toRole((await http.call(roleEndpoints, 'updateRole', { params: { id }, body })).role)
}

/** @throws ApiFailure NOT_FOUND, IN_USE (`details.people`), FORBIDDEN */
export async function deleteRole(http: Http, id: string): Promise<void> {
  await http.call(roleEndpoints, 'deleteRole', { params: { id } })
}
