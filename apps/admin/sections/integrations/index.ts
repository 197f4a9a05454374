import { CommandIcon } from '@/icons'
import type { SectionDefinition } from '../definition'

export const integrations: SectionDefinition = {
  id: 'integrations',
  group: 'store',
  icon: CommandIcon,
  needs: ['integrations.write'],
  messages: ['adminIntegrations', 'adminRoles', 'adminAccess'],
  load: () => import('./section'),
}
