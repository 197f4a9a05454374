import { queryOptions, useQuery } from '@tanstack/react-query'
import type { CustomerDto } from '@/shop/account/customer-session.client'
import type { UserPreferences, UserProfile } from '@/shop/account/account'
import type { PasswordChange, PersonalData } from '@/screens/storefront/account/profile-types'
import { useApplication, type Application } from '../application'
import { toQueryState } from '../query-state'
import { useReloadNotice } from '../use-reload-notice'
import { useOwner } from '../session/use-owner'
import { rememberLanguage } from './remember-language'

const accountCalls = () => import('@/shop/account/account.client')

const keyOf = (owner: string | undefined) => ['account', owner, 'profile'] as const

/** Stores the server's user in the session and in the profile query. */
async function storeUser({ stores, queries }: Application, user: CustomerDto): Promise<UserProfile> {
  const { toProfile } = await import('@/shop/account/account-wire.client')
  const profile = toProfile(user)
  stores.session.getState().updateUser(user)
  queries.setQueryData(keyOf(profile.id), profile)
  return profile
}

/** The current profile, from the call that verifies the token. */
const profileQuery = (application: Application, owner: string | undefined) =>
  queryOptions({
    queryKey: keyOf(owner),
    queryFn: async () => {
      const { verifyCustomer } = await import('../session/signed-in-calls')
      return storeUser(application, await verifyCustomer(application.http))
    },
    staleTime: 0,
    meta: { offersLogin: true },
  })

export function useProfile() {
  const application = useApplication()
  const { owner, signedIn } = useOwner()
  const query = useQuery({ ...profileQuery(application, owner), enabled: signedIn })
  useReloadNotice(query)
  return { queryState: toQueryState(query), retry: () => void query.refetch() }
}

/** @throws ApiFailure VALIDATION, UNAUTHORIZED */
export async function savePersonal(application: Application, data: PersonalData): Promise<void> {
  const { dateOfBirth, gender, ...rest } = data
  const { updateProfile } = await accountCalls()
  const user = await updateProfile(application.http, { ...rest, profile: { dateOfBirth, gender } })
  await storeUser(application, user)
}

/** A changed language applies from the next page load on. @throws ApiFailure UNAUTHORIZED */
export async function savePreferences(
  application: Application,
  profile: UserProfile,
  preferences: UserPreferences,
): Promise<void> {
  const { updateProfile } = await accountCalls()
  const { name } = application.queries.getQueryData<UserProfile>(keyOf(profile.id)) ?? profile
  const body = { name, profile: { preferences } }
  await storeUser(application, await updateProfile(application.http, body))
  if (preferences.language !== profile.preferences.language) rememberLanguage(preferences.language)
}

/** Requests the mail that verifies the account's email. @throws ApiFailure RATE_LIMITED, UNAUTHORIZED */
export async function sendLink({ http }: Application): Promise<void> {
  const { sendVerification } = await import('@/shop/account/customer-auth.client')
  await sendVerification(http)
}

/** Changes the password and ends all other sessions. @throws ApiFailure WRONG_PASSWORD */
export async function savePassword({ http }: Application, change: PasswordChange): Promise<void> {
  const { changePassword } = await accountCalls()
  await changePassword(http, change)
}
