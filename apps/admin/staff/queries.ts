import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { isFailure } from '@/client'
import { loginAdmin, logoutAdmin, verifyAdmin } from '@/shop/staff/admin-auth.client'
import type { Permission } from '@/shop/roles/permissions'
import { provePasskey } from '@/shop/passkeys/passkeys.client'
import { useAdminApplication, useHttp, useAdminSession, verifiedKey } from '../app/application'
import { clearDrafts } from '../app/draft-storage'

export function useLogin() {
  const { http, session } = useAdminApplication()
  return useMutation({
    mutationFn: (input: { email: string; password: string }) => loginAdmin(http, input),
    onSuccess: ({ token, admin }) => session.getState().signIn(token, admin),
  })
}

/** Verifies the stored token when the shell loads; an invalid one ends the session by its 401, a customer's here. */
export function useVerified() {
  const { http, session } = useAdminApplication()
  const token = useAdminSession((state) => state.token)
  return useQuery({
    queryKey: verifiedKey(token),
    queryFn: () =>
      verifyAdmin(http).catch((error: unknown) => {
        if (isFailure(error) && error.status === 403) session.getState().end()
        throw error
      }),
    enabled: token !== null,
    retry: false,
    staleTime: Infinity,
    // Keeps the current data while another tab has renewed the token.
    placeholderData: keepPreviousData,
  })
}

const NONE: readonly Permission[] = []

/** What the signed-in administrator may do, as of the last look-up. */
export const usePermissions = (): readonly Permission[] => useVerified().data?.permissions ?? NONE

/** What the own password can be replaced by, as of the last look-up. */
export function useOwnFactors() {
  const http = useHttp()
  const { hasTotp = false, hasPasskeys = false } = useVerified().data?.factors ?? {}
  return { hasTotp, askPasskey: hasPasskeys ? () => provePasskey(http) : undefined }
}

/** Ends the session locally even if the server does not respond. */
export function useLogout() {
  const { http, session } = useAdminApplication()
  return useMutation({
    mutationFn: () => logoutAdmin(http).catch(() => undefined),
    onSuccess: () => {
      clearDrafts()
      session.getState().end()
    },
  })
}
