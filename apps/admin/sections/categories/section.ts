import { GridIcon } from '@/icons'
import type { SectionDefinition } from '../definition'

export const categories: SectionDefinition = {
  id: 'categories',
  group: 'work',
  icon: GridIcon,
  needs: ['catalogue.read'],
  editor: { param: 'category', needs: 'catalogue.write' },
  messages: ['adminCategories', 'adminViews', 'adminActivity'],
  load: () => import('./container'),
}
