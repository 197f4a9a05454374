import { useQuery } from '@tanstack/react-query'
import { changePassword, updateProfile } from '@/client/account/account'
import { verifyCustomer, type CustomerDto } from '@/client/account/customer-auth'
import { toProfile } from '@/client/account/map-account'
import type { UserPreferences, UserProfile } from '@/domain/account/account'
import type { PasswordChange, PersonalData } from '@/screens/storefront/account/profile-types'
import { http } from '../http'
import { rememberLanguage } from '../stores/language'
import { updateOwner } from '../stores/session'
import { accountQueries, readingOf, useOwner } from './account-queries'

const keyOf = (owner: string | undefined) => ['profile', owner] as const

function take(user: CustomerDto): UserProfile {
  const profile = toProfile(user)
  updateOwner(user)
  accountQueries.setQueryData(keyOf(profile.id), profile)
  return profile
}

/** The profile as the server knows it: the token's check answers it (S7). */
export function useProfile() {
  const { owner, signedIn } = useOwner()
  const query = useQuery(
    { queryKey: keyOf(owner), queryFn: async () => take(await verifyCustomer(http)), enabled: signedIn },
    accountQueries,
  )
  return { reading: readingOf(query), retry: () => void query.refetch() }
}

/** @throws ApiFailure VALIDATION, UNAUTHORIZED */
export async function savePersonal({ dateOfBirth, gender, ...data }: PersonalData): Promise<void> {
  take(await updateProfile(http, { ...data, profile: { dateOfBirth, gender } }))
}

/** A language that was changed holds for the pages that come next. @throws ApiFailure UNAUTHORIZED */
export async function savePreferences(profile: UserProfile, preferences: UserPreferences): Promise<void> {
  take(await updateProfile(http, { name: profile.name, profile: { preferences } }))
  if (preferences.language !== profile.preferences.language) rememberLanguage(preferences.language)
}

/** This session stays, all others of the account end (decisions §3). @throws ApiFailure WRONG_PASSWORD */
export const savePassword = (change: PasswordChange): Promise<void> => changePassword(http, change)
