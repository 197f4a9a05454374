import { RefreshIcon } from '@/icons'
import type { SectionDefinition } from '../definition'

export const returns: SectionDefinition = {
  id: 'returns',
  group: 'work',
  icon: RefreshIcon,
  needs: ['returns.read'],
  messages: ['adminReturns', 'adminViews'],
  load: () => import('./section'),
}
