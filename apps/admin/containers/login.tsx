import { Navigate, useLocation } from 'react-router-dom'
import { isFailure } from '@/client'
import { LoginScreen, type LoginState } from '@/screens/admin/staff/login-screen'
import { useLogin } from '../queries/session'
import { useSession } from '../stores/session'

/** Where the session ended, to go on there after the login. */
const placeOf = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'from' in state && typeof state.from === 'string'
    ? state.from
    : '/dashboard'

export function LoginContainer() {
  const login = useLogin()
  const token = useSession((state) => state.token)
  const place: unknown = useLocation().state
  if (token !== null) return <Navigate to={placeOf(place)} replace />
  const state: LoginState = login.isPending
    ? { status: 'submitting' }
    : login.isError
      ? {
          status: 'failed',
          ...(isFailure(login.error) && login.error.status > 0 && { message: login.error.message }),
        }
      : { status: 'idle' }
  return <LoginScreen state={state} onLogin={(input) => login.mutate(input)} />
}
