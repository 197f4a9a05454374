import type { Data } from '@/contract/shared/dto'
import { isPremiumActive } from '@/shop/users/premium'
import type { User } from './users.repository'

/** A customer's own data. */
export const customerToDto = (user: User, now: Date): Data<'verifyCustomer'>['user'] => ({
  _id: user.id,
  name: user.name,
  email: user.email,
  emailVerified: user.emailVerifiedAt !== null,
  phone: user.phone,
  ...(user.company !== '' && { company: user.company }),
  ...(user.vatId !== '' && { vatId: user.vatId }),
  platform: user.platform,
  address: {
    street: user.street,
    city: user.city,
    state: user.state,
    zipCode: user.zipCode,
    country: user.country,
  },
  profile: {
    dateOfBirth: user.dateOfBirth,
    gender: user.gender,
    preferences: {
      language: user.language,
      notifications: { email: user.notifyEmail, sms: user.notifySms, push: user.notifyPush },
    },
  },
  premiumSubscription: {
    isActive: isPremiumActive(user.premiumUntil, now),
    endDate: user.premiumUntil?.toISOString() ?? null,
  },
})
