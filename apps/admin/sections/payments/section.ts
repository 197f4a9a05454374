import { CardIcon } from '@/icons'
import type { SectionDefinition } from '../definition'

export const payments: SectionDefinition = {
  id: 'payment-settings',
  group: 'work',
  icon: CardIcon,
  messages: ['adminPayment'],
  load: () => import('./container'),
}
