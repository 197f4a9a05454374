import { queryOptions, useQuery } from '@tanstack/react-query'
import { useApplication, useSession, type Application } from '../application'

/** Logs out; the local session ends even if the request fails. */
export async function logOut({ http, stores }: Application): Promise<void> {
  const { logoutCustomer } = await import('@/client/account/customer-auth')
  await logoutCustomer(http).catch(() => undefined)
  stores.session.getState().end()
  stores.toasts.getState().show('loggedOut')
}

/** Validates the stored token: a 401 ends the session, without a response it is kept. */
const sessionQuery = ({ http, stores }: Application, owner: string | undefined) =>
  queryOptions({
    queryKey: ['account', owner, 'session'],
    queryFn: async () => {
      const { verifyCustomer } = await import('@/client/account/customer-auth')
      stores.session.getState().updateUser(await verifyCustomer(http))
      return true
    },
    staleTime: Infinity,
  })

/** Validates a session restored from storage once. */
export function useSessionCheck(): void {
  const application = useApplication()
  const restored = useSession(({ restoredId }) => restoredId)
  useQuery({ ...sessionQuery(application, restored), enabled: restored !== undefined })
}
