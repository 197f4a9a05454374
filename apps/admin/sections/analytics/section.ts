import { ChartIcon } from '@/icons'
import type { SectionDefinition } from '../definition'

export const analytics: SectionDefinition = {
  id: 'analytics',
  group: 'money',
  icon: ChartIcon,
  needs: ['analytics.read'],
  messages: ['adminReports'],
  load: () => import('./container'),
}
