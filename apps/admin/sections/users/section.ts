import { UsersIcon } from '@/icons'
import type { SectionDefinition } from '../definition'

export const users: SectionDefinition = {
  id: 'users',
  group: 'work',
  icon: UsersIcon,
  messages: ['adminUsers'],
  load: () => import('./container'),
}
