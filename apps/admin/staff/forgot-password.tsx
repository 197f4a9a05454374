import { useMutation } from '@tanstack/react-query'
import { forgotAdminPassword } from '@/shop/staff/admin-auth.client'
import { ForgotPasswordScreen, type ForgotPasswordState } from '@/screens/admin/staff/forgot-password-screen'
import { useHttp } from '../app/application'
import { refusedLoadMessage } from '../shared/query-states'

interface Attempt {
  readonly isPending: boolean
  readonly isSuccess: boolean
  readonly error: Error | null
}

function stateOf({ isPending, isSuccess, error }: Attempt): ForgotPasswordState {
  if (isPending) return { status: 'sending' }
  if (isSuccess) return { status: 'sent' }
  if (!error) return { status: 'form' }
  const message = refusedLoadMessage(error)
  return { status: 'failed', ...(message !== undefined && { message }) }
}

export function ForgotPasswordContainer({ onLogin }: { onLogin: () => void }) {
  const http = useHttp()
  const asking = useMutation({ mutationFn: (email: string) => forgotAdminPassword(http, { email }) })
  return <ForgotPasswordScreen state={stateOf(asking)} onSubmit={asking.mutate} onLogin={onLogin} />
}
