import { BoxIcon } from '@/icons'
import type { SectionDefinition } from '../definition'

export const products: SectionDefinition = {
  id: 'products',
  group: 'work',
  icon: BoxIcon,
  needs: ['catalogue.read'],
  editor: { param: 'product', needs: 'catalogue.write' },
  messages: ['adminProducts', 'adminViews', 'adminProductWork', 'adminActivity'],
  load: () => import('./container'),
}
