import { UsersIcon } from '@/icons'
import type { SectionDefinition } from '../definition'

export const users: SectionDefinition = {
  id: 'users',
  group: 'work',
  icon: UsersIcon,
  needs: ['customers.read'],
  messages: ['adminUsers', 'adminViews', 'adminActivity', 'adminOrders', 'adminOrderList'],
  load: () => import('./container'),
}
