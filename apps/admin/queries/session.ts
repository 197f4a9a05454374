import { useMutation, useQuery } from '@tanstack/react-query'
import { loginAdmin, logoutAdmin, verifyAdmin } from '@/client/staff/admin-auth'
import { http } from '../http'
import { dropDrafts } from '../stores/drafts'
import { endSession, signIn, useSession } from '../stores/session'

export const useLogin = () =>
  useMutation({
    mutationFn: (input: { email: string; password: string }) => loginAdmin(http, input),
    onSuccess: ({ token, admin }) => signIn(token, admin),
  })

/** The shell checks the stored token on load (A2); a dead one ends the session by its 401. */
export const useVerified = () => {
  const token = useSession((state) => state.token)
  return useQuery({
    queryKey: ['verify', token],
    queryFn: () => verifyAdmin(http),
    enabled: token !== null,
    retry: false,
    staleTime: Infinity,
  })
}

/** The session ends here even where the server cannot be told. */
export async function logout(): Promise<void> {
  await logoutAdmin(http).catch(() => undefined)
  dropDrafts()
  endSession()
}
