import * as z from 'zod/mini'
import { required } from '@/domain/shared/fields'
import { PERMISSIONS, type Permission } from './permissions'
import { ROLE_NAME_LENGTH } from './roles'

/** Fields of a role under the same name in the API and in the form. */
export const roleFields = {
  name: required(ROLE_NAME_LENGTH),
  permissions: z.array(z.enum(PERMISSIONS)).check(z.minLength(1)),
}
export const roleForm = z.object(roleFields)

export interface RoleInput {
  readonly name: string
  readonly permissions: Permission[]
  /** Own password of the one who saves, where permissions of an existing role change. */
  readonly currentPassword?: string | undefined
}
