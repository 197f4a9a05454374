import { BagIcon } from '@/icons'
import type { SectionDefinition } from '../definition'

export const orders: SectionDefinition = {
  id: 'orders',
  group: 'work',
  icon: BagIcon,
  needs: ['orders.read'],
  messages: [
    'adminOrders',
    'adminOrderList',
    'adminOrderEdit',
    'adminViews',
    'adminReturns',
    'adminShipping',
    'adminActivity',
  ],
  load: () => import('./container'),
}
