import { FileIcon } from '@/icons'
import type { SectionDefinition } from '../definition'

export const bookkeeping: SectionDefinition = {
  id: 'bookkeeping',
  group: 'money',
  icon: FileIcon,
  needs: ['bookkeeping.read'],
  messages: ['adminBookkeeping', 'adminOrderList'],
  load: () => import('./section'),
}
