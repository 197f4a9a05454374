import { CardIcon } from '@/icons'
import type { SectionDefinition } from '../definition'

export const payments: SectionDefinition = {
  id: 'payment-settings',
  group: 'store',
  icon: CardIcon,
  needs: ['payments.settings'],
  messages: ['adminPayment', 'adminAccess', 'adminActivity'],
  load: () => import('./container'),
}
