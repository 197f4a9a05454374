import { LockIcon } from '@/icons'
import type { SectionDefinition } from '../definition'

export const roles: SectionDefinition = {
  id: 'roles',
  group: 'system',
  icon: LockIcon,
  needs: ['staff.read'],
  messages: ['adminRoles'],
  load: () => import('./section'),
}
