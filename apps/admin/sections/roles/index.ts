import { LockIcon } from '@/icons'
import type { SectionDefinition } from '../definition'

export const roles: SectionDefinition = {
  id: 'roles',
  group: 'store',
  icon: LockIcon,
  needs: ['staff.read'],
  editor: { param: 'role', needs: 'roles.write' },
  messages: ['adminRoles', 'adminAccess'],
  load: () => import('./section'),
}
