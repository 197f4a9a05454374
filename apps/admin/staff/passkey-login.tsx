import { useMutation } from '@tanstack/react-query'
import { PasskeyLogin } from '@/screens/admin/staff/passkey-login'
import { loginWithPasskey } from '@/shop/passkeys/passkeys.client'
import { useAdminApplication } from '../app/application'
import { refusedLoadMessage } from '../shared/query-states'

interface PasskeyLoginContainerProps {
  /** Of the login's first step. @default any account */
  challenge?: string
}

/** Nothing where the browser knows no passkeys, as on a page without HTTPS. */
export function PasskeyLoginContainer({ challenge }: PasskeyLoginContainerProps) {
  const { http, session } = useAdminApplication()
  const entering = useMutation({
    mutationFn: () => loginWithPasskey(http, challenge),
    onSuccess: ({ token, admin }) => session.getState().signIn(token, admin),
  })
  if (!('PublicKeyCredential' in window)) return null
  const message = refusedLoadMessage(entering.error)
  return (
    <PasskeyLogin
      busy={entering.isPending}
      failure={entering.isError ? { ...(message !== undefined && { message }) } : null}
      onLogin={() => entering.mutate()}
    />
  )
}
