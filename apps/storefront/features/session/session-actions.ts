import { queryOptions, useQuery } from '@tanstack/react-query'
import { useApplication, useSession, type Application } from '../application'

/** The session ends here even where the server cannot be reached. */
export async function logOut({ http, stores }: Application): Promise<void> {
  const { logoutCustomer } = await import('@/client/account/customer-auth')
  await logoutCustomer(http).catch(() => undefined)
  stores.session.getState().end()
  stores.toasts.getState().show('loggedOut')
}

/** Whether the stored token still holds: a dead one ends the session, without an answer it stays. */
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

/** Asks once for a session that was stored by an earlier visit. */
export function useSessionCheck(): void {
  const application = useApplication()
  const restored = useSession(({ restoredId }) => restoredId)
  useQuery({ ...sessionQuery(application, restored), enabled: restored !== undefined })
}
