import { CalendarIcon } from '@/icons'
import type { SectionDefinition } from '../definition'

export const subscriptions: SectionDefinition = {
  id: 'subscriptions',
  group: 'work',
  icon: CalendarIcon,
  needs: ['orders.read'],
  messages: ['adminSubscriptions', 'adminViews'],
  load: () => import('./section'),
}
