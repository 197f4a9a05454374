import { fieldMessages } from '@/contract/shared/messages'
import { ADMIN_PASSWORD_LENGTH } from '@/shop/account/password'
import { passwordText } from '@/shop/shared/typed-text'
import type { Db } from '../../platform/db/open'
import { invalidField } from '../../platform/http/errors'
import { factorsOf, hasAny } from './second-factor/factors.repository'

/**
 * Without a second factor a password needs more characters than the schema asks for.
 * @param adminId whose password it will be; undefined: a new administrator's
 * @throws ApiError VALIDATION at the field
 */
export async function refuseShort(db: Db, password: string, field: string, adminId?: string): Promise<void> {
  if (passwordText(password).length >= ADMIN_PASSWORD_LENGTH.alone) return
  const hasFactor = adminId !== undefined && hasAny(await factorsOf(db, adminId))
  if (!hasFactor) throw invalidField(field, fieldMessages.shortForAdmin)
}
