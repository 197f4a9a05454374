import { HomeIcon } from '@/icons'
import type { SectionDefinition } from '../definition'

export const dashboard: SectionDefinition = {
  id: 'dashboard',
  group: 'work',
  icon: HomeIcon,
  needs: ['analytics.read'],
  messages: ['adminReports', 'adminOrderList'],
  load: () => import('./container'),
}
