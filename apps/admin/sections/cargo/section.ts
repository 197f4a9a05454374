import { TruckIcon } from '@/icons'
import type { SectionDefinition } from '../definition'

export const cargo: SectionDefinition = {
  id: 'cargo',
  group: 'work',
  icon: TruckIcon,
  messages: ['adminCargo'],
  load: () => import('./container'),
}
