import { messageOf } from '@/contract/shared/messages'
import type { Language } from '@/shop/shared/language'
import { fields } from '@/shop/shared/stored'
import de from '@/i18n/messages/de/adminRoles.json'
import en from '@/i18n/messages/en/adminRoles.json'
import tr from '@/i18n/messages/tr/adminRoles.json'
import type { Permission } from '@/shop/roles/permissions'
import { ApiError } from '../http/errors'

const names = { de: de.permissions, en: en.permissions, tr: tr.permissions }

function nameOf(permission: Permission, language: Language): string {
  const [subject = '', action = ''] = permission.split('.')
  return String(fields(fields(names[language])[subject])[action])
}

/** FORBIDDEN with the names of what is missing in the message, and their ids in `details.missing`. */
export function missingPermissions(missing: readonly Permission[]): ApiError {
  const text = (language: Language) =>
    `${messageOf('FORBIDDEN', language)} (${missing.map((each) => nameOf(each, language)).join(', ')})`
  const message = { de: text('de'), tr: text('tr'), en: text('en') }
  return new ApiError('FORBIDDEN', { message, details: { missing: [...missing] } })
}
