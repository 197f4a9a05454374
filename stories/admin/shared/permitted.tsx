import type { ReactElement } from 'react'
import { PermissionsContext } from '@/screens/admin/shared/permissions'
import type { Permission } from '@/shop/roles/permissions'

/** Decorator: as somebody who may do no more than this. */
export const permitted =
  (...permissions: readonly Permission[]) =>
  (Screen: () => ReactElement) => (
    <PermissionsContext value={permissions}>
      <Screen />
    </PermissionsContext>
  )
