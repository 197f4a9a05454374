import { createContext, use, type ReactNode } from 'react'
import { PERMISSIONS, type Permission } from '@/shop/roles/permissions'

/** What the signed-in administrator may do; everything where nobody says otherwise. */
export const PermissionsContext = createContext<readonly Permission[]>(PERMISSIONS)

/** Whether what needs the permission is shown; the server checks it again. */
export const useMay = (permission: Permission): boolean => use(PermissionsContext).includes(permission)

interface MayProps {
  needs: Permission
  children: ReactNode
}

/** Shows what needs the permission. */
export const May = ({ needs, children }: MayProps): ReactNode => useMay(needs) && children
