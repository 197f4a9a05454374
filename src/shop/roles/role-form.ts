import * as z from 'zod/mini'
import { required } from '../shared/fields'
import type { OwnProof } from '../second-factor/own-proof'
import { PERMISSIONS, type Permission } from './permissions'
import { ROLE_NAME_LENGTH } from './roles'

/** Fields of a role under the same name in the API and in the form. */
export const roleFields = {
  name: required(ROLE_NAME_LENGTH),
  permissions: z.array(z.enum(PERMISSIONS)).check(z.minLength(1)),
}
export const roleForm = z.object(roleFields)

/** With the proof of the one who saves, where permissions of an existing role change. */
export interface RoleInput extends OwnProof {
  readonly name: string
  readonly permissions: Permission[]
}
