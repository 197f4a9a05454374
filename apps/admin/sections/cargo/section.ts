import { TruckIcon } from '@/icons'
import type { SectionDefinition } from '../definition'

export const cargo: SectionDefinition = {
  id: 'cargo',
  group: 'store',
  icon: TruckIcon,
  needs: ['cargo.read'],
  editor: { param: 'company', needs: 'cargo.write' },
  messages: ['adminCargo', 'adminViews', 'adminActivity'],
  load: () => import('./container'),
}
