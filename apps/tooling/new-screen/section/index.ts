import type { SectionDefinition } from '@apps/admin/sections/definition'
import { TagIcon } from '@/icons'

export const templateSection: SectionDefinition = {
  id: 'coupons',
  group: 'store',
  icon: TagIcon,
  needs: ['coupons.read'],
  messages: ['adminCoupons'],
  load: () => import('./section'),
}
