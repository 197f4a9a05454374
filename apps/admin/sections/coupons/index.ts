import { TagIcon } from '@/icons'
import type { SectionDefinition } from '../definition'

export const coupons: SectionDefinition = {
  id: 'coupons',
  group: 'system',
  icon: TagIcon,
  needs: ['coupons.read'],
  messages: ['adminCoupons'],
  load: () => import('./section'),
}
