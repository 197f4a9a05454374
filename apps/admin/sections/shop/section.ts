import { StoreIcon } from '@/icons'
import type { SectionDefinition } from '../definition'

export const shop: SectionDefinition = {
  id: 'shop',
  group: 'store',
  icon: StoreIcon,
  needs: ['shop.settings'],
  messages: ['adminShop', 'adminActivity'],
  load: () => import('./container'),
}
