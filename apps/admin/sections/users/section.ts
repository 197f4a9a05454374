import { UsersIcon } from '@/icons'
import type { SectionDefinition } from '../definition'

export const users: SectionDefinition = {
  id: 'users',
  group: 'system',
  icon: UsersIcon,
  needs: ['customers.read'],
  messages: ['adminUsers'],
  load: () => import('./container'),
}
