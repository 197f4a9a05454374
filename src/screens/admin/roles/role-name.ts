import { useTranslations } from '@/i18n'
import { isBuiltInRole, type RoleRecord } from '@/shop/roles/roles'

/** Names roles: built-in ones from the catalogue, the shop's own as they were typed. */
export function useRoleName(): (role: Pick<RoleRecord, 'id' | 'name'>) => string {
  const t = useTranslations('adminRoles')
  return ({ id, name }) => (isBuiltInRole(id) ? t(`names.${id}`) : name)
}
