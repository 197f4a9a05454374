import type { Data } from '@/contract/shared/dto'
import type { UserProfile } from './account'

type CustomerDto = Data<'verifyCustomer'>['user']

export const toProfile = ({ _id, profile, premiumSubscription, ...customer }: CustomerDto): UserProfile => ({
  company: '',
  vatId: '',
  ...customer,
  ...profile,
  id: _id,
  premiumUntil: premiumSubscription.isActive ? premiumSubscription.endDate : null,
})
