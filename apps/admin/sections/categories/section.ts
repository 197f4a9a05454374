import { GridIcon } from '@/icons'
import type { SectionDefinition } from '../definition'

export const categories: SectionDefinition = {
  id: 'categories',
  group: 'work',
  icon: GridIcon,
  needs: ['catalogue.read'],
  messages: ['adminCategories'],
  load: () => import('./container'),
}
