import { ChartIcon } from '@/icons'
import type { SectionDefinition } from '../definition'

export const analytics: SectionDefinition = {
  id: 'analytics',
  group: 'system',
  icon: ChartIcon,
  messages: ['adminReports'],
  load: () => import('./container'),
}
