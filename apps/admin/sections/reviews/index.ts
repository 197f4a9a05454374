import { StarIcon } from '@/icons'
import type { SectionDefinition } from '../definition'

export const reviews: SectionDefinition = {
  id: 'reviews',
  group: 'work',
  icon: StarIcon,
  needs: ['reviews.read'],
  messages: ['adminReviews', 'adminViews'],
  load: () => import('./section'),
}
