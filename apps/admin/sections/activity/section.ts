import { HistoryIcon } from '@/icons'
import type { SectionDefinition } from '../definition'

export const activity: SectionDefinition = {
  id: 'activity',
  group: 'system',
  icon: HistoryIcon,
  messages: ['adminActivity'],
  load: () => import('./container'),
}
