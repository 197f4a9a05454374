import { HistoryIcon } from '@/icons'
import type { SectionDefinition } from '../definition'

export const activity: SectionDefinition = {
  id: 'activity',
  group: 'store',
  icon: HistoryIcon,
  needs: ['activity.read', 'mails.read'],
  messages: ['adminActivity', 'adminViews', 'adminCoupons'],
  load: () => import('./container'),
}
