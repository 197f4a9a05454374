import { useMutation } from '@tanstack/react-query'
import { isFailure } from '@/client'
import { setAdminPassword } from '@/shop/staff/admin-auth.client'
import { NewPasswordScreen, type NewPasswordState } from '@/screens/admin/staff/new-password-screen'
import { useHttp } from '../app/application'
import { refusedLoadMessage } from '../shared/query-states'

interface NewPasswordProps {
  /** Token of the mailed link. */
  token: string
  onLogin: () => void
  onForgot: () => void
}

/** Target of the links for invitations and forgotten passwords. */
export function NewPasswordContainer({ token, onLogin, onForgot }: NewPasswordProps) {
  const http = useHttp()
  const saving = useMutation({
    mutationFn: (password: string) => setAdminPassword(http, { token, password }),
  })
  return (
    <NewPasswordScreen
      state={stateOf(saving)}
      onSubmit={saving.mutate}
      onLogin={onLogin}
      onForgot={onForgot}
    />
  )
}

interface Attempt {
  readonly isPending: boolean
  readonly isSuccess: boolean
  readonly error: Error | null
}

function stateOf({ isPending, isSuccess, error }: Attempt): NewPasswordState {
  if (isPending) return { status: 'saving' }
  if (isSuccess) return { status: 'done' }
  if (!error) return { status: 'form' }
  if (isFailure(error) && error.code === 'INVALID_TOKEN') return { status: 'invalid' }
  const message = refusedLoadMessage(error)
  return { status: 'failed', ...(message !== undefined && { message }) }
}
