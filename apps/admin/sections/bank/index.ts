import { BankIcon } from '@/icons'
import type { SectionDefinition } from '../definition'

export const bank: SectionDefinition = {
  id: 'bank',
  group: 'money',
  icon: BankIcon,
  needs: ['orders.write'],
  messages: ['adminBank'],
  load: () => import('./section'),
}
