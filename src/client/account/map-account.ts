import type { Data } from '../../contract/shared/dto'
import type { UserProfile } from '../../domain/account/account'

type CustomerDto = Data<'verifyCustomer'>['user']

export const toProfile = (dto: CustomerDto): UserProfile => ({
  id: dto._id,
  name: dto.name,
  email: dto.email,
  platform: dto.platform,
  phone: dto.phone,
  address: dto.address,
  dateOfBirth: dto.profile.dateOfBirth,
  gender: dto.profile.gender,
  preferences: dto.profile.preferences,
  premiumUntil: dto.premiumSubscription.isActive ? dto.premiumSubscription.endDate : null,
})
