import { ShieldIcon } from '@/icons'
import type { SectionDefinition } from '../definition'

export const staff: SectionDefinition = {
  id: 'staff',
  group: 'store',
  icon: ShieldIcon,
  needs: ['staff.read'],
  editor: { param: 'member', needs: 'staff.write' },
  messages: ['adminStaff', 'adminRoles', 'adminAccess'],
  load: () => import('./container'),
}
