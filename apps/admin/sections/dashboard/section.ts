import { HomeIcon } from '@/icons'
import type { SectionDefinition } from '../definition'

export const dashboard: SectionDefinition = {
  id: 'dashboard',
  group: 'work',
  icon: HomeIcon,
  messages: ['adminReports', 'adminOrders'],
  load: () => import('./container'),
}
