import { queryOptions, useQuery } from '@tanstack/react-query'
import { useApplication, useSession, type Application } from '../application'

/** Logs out; the local session ends without waiting for the response, which may fail or never arrive. */
export async function logOut({ http, stores }: Application): Promise<void> {
  const ignore = () => undefined
  const calls = await import('./signed-in-calls').catch(ignore)
  // Reads the token at once, so the session can end right afterwards.
  void calls?.logoutCustomer(http).catch(ignore)
  stores.session.getState().end()
  stores.toasts.getState().show('loggedOut')
}

/** Validates the stored token: a 401 ends the session, without a response it is kept. */
const sessionQuery = ({ http, stores }: Application, owner: string | undefined) =>
  queryOptions({
    queryKey: ['account', owner, 'session'],
    queryFn: async () => {
      const { verifyCustomer } = await import('./signed-in-calls')
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
