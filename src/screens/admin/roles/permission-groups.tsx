import { useTranslations } from '@/i18n'
import { Checkbox } from '@/ui/checkbox'
import {
  PERMISSION_GROUPS,
  without,
  withImplied,
  type Permission,
  type PermissionGroup,
} from '@/shop/roles/permissions'

interface PermissionGroupsProps {
  value: readonly Permission[]
  /** What the one who edits may give; the rest cannot be ticked. */
  own: readonly Permission[]
  onChange: (value: readonly Permission[]) => void
}

const GROUPS = Object.entries(PERMISSION_GROUPS).flatMap(([group, permissions]) =>
  isGroup(group) ? [{ group, permissions }] : [],
)
function isGroup(name: string): name is PermissionGroup {
  return name in PERMISSION_GROUPS
}

/** All permissions with a plain sentence each, grouped by subject. */
export function PermissionGroups({ value, own, onChange }: PermissionGroupsProps) {
  const t = useTranslations('adminRoles')
  return (
    <div className="grid gap-4">
      {GROUPS.map(({ group, permissions }) => (
        <fieldset key={group} className="min-w-0">
          <legend className="mb-2 text-a-small font-semibold text-text-muted">{t(`groups.${group}`)}</legend>
          <div className="grid gap-2.5 sm:grid-cols-2">
            {permissions.map((permission) => (
              <Checkbox
                key={permission}
                size="admin"
                checked={value.includes(permission)}
                disabled={!own.includes(permission)}
                onChange={({ target }) =>
                  onChange(target.checked ? withImplied([...value, permission]) : without(value, permission))
                }
              >
                {t(`permissions.${permission}`)}
                <small className="block text-a-caption text-text-subtle">{t(`hints.${permission}`)}</small>
              </Checkbox>
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  )
}
