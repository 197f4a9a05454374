import { HomeIcon } from '@/icons'
import type { SectionDefinition } from '../definition'

export const shop: SectionDefinition = {
  id: 'shop',
  group: 'system',
  icon: HomeIcon,
  messages: ['adminShop'],
  load: () => import('./container'),
}
