import { ApiError } from '../../platform/http/errors'
import type { Permission } from '@/shop/roles/permissions'
import { roleIdOf } from '../../platform/auth/permissions-of'
import type { AdminRow } from './admins.repository'
import { errorCode } from '../../platform/start-error'

export const adminToDto = ({ id, name, email }: Pick<AdminRow, 'id' | 'name' | 'email'>) => ({
  _id: id,
  name,
  email,
})

/** The one who is signed in, with what they may do. */
export const signedInToDto = (
  admin: Pick<AdminRow, 'id' | 'name' | 'email'>,
  { role, permissions }: { readonly role: string; readonly permissions: readonly Permission[] },
) => ({ ...adminToDto(admin), role, permissions: [...permissions] })

export const adminRowToDto = (admin: AdminRow, hasSecondFactor: boolean) => ({
  ...adminToDto(admin),
  role: roleIdOf(admin),
  isActive: admin.isActive,
  createdAt: admin.createdAt.toISOString(),
  hasSecondFactor,
})

const UNIQUE_VIOLATION = '23505'

/** The unique key on the email decides, also under concurrent requests. */
export function orEmailTaken(error: unknown): never {
  throw errorCode(error) === UNIQUE_VIOLATION ? new ApiError('EMAIL_TAKEN', { cause: error }) : error
}
