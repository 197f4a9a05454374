import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { loginAdmin, logoutAdmin, verifyAdmin } from '@/client/staff/admin-auth'
import { useApplication, useHttp, useSession, verifiedKey } from '../app/application'
import { clearDrafts } from '../app/draft-storage'

export function useLogin() {
  const { http, session } = useApplication()
  return useMutation({
    mutationFn: (input: { email: string; password: string }) => loginAdmin(http, input),
    onSuccess: ({ token, admin }) => session.getState().signIn(token, admin),
  })
}

/** The shell checks the stored token on load; a dead one ends the session by its 401. */
export function useVerified() {
  const http = useHttp()
  const token = useSession((state) => state.token)
  return useQuery({
    queryKey: verifiedKey(token),
    queryFn: () => verifyAdmin(http),
    enabled: token !== null,
    retry: false,
    staleTime: Infinity,
    // Another tab has exchanged the token: what is open stays open meanwhile.
    placeholderData: keepPreviousData,
  })
}

/** The session ends here even where the server does not answer. */
export function useLogout() {
  const { http, session } = useApplication()
  return useMutation({
    mutationFn: () => logoutAdmin(http).catch(() => undefined),
    onSuccess: () => {
      clearDrafts()
      session.getState().end()
    },
    networkMode: 'always',
  })
}
