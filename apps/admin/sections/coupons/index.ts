import { TagIcon } from '@/icons'
import type { SectionDefinition } from '../definition'

export const coupons: SectionDefinition = {
  id: 'coupons',
  group: 'work',
  icon: TagIcon,
  needs: ['coupons.read'],
  editor: { param: 'coupon', needs: 'coupons.write' },
  messages: ['adminCoupons', 'adminViews', 'adminActivity'],
  load: () => import('./section'),
}
