import { BoxIcon } from '@/icons'
import type { SectionDefinition } from '../definition'

export const products: SectionDefinition = {
  id: 'products',
  group: 'work',
  icon: BoxIcon,
  messages: ['adminProducts', 'adminProductWork'],
  load: () => import('./container'),
}
