import { SearchIcon } from '@/icons'
import type { SectionDefinition } from '../definition'

export const synonyms: SectionDefinition = {
  id: 'synonyms',
  group: 'store',
  icon: SearchIcon,
  needs: ['catalogue.read'],
  messages: ['adminSynonyms', 'adminActivity'],
  load: () => import('./section'),
}
