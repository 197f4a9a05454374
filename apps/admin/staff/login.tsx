import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { isFailure, type ApiFailure } from '@/client'
import { fields, textOr } from '@/domain/shared/stored'
import { LoginScreen, type LoginState } from '@/screens/admin/staff/login-screen'
import { useSession } from '../app/application'
import { ForgotPasswordContainer } from './forgot-password'
import { NewPasswordContainer } from './new-password'
import { useLogin } from './queries'

/** A failure with the server's message; that of a proxy is not for the reader. */
const isAnswer = (error: unknown): error is ApiFailure =>
  isFailure(error) && error.status > 0 && error.message !== ''

export function LoginContainer() {
  const login = useLogin()
  const token = useSession((state) => state.token)
  const isExpired = useSession((state) => state.isExpired)
  const location = useLocation()
  const navigate = useNavigate()
  const query = new URLSearchParams(location.search)
  const reset = query.get('reset')
  const toLogin = () => void navigate('/', { replace: true })
  const toForgot = () => void navigate('/?forgot=1', { replace: reset !== null })
  if (reset !== null && reset !== '')
    return <NewPasswordContainer token={reset} onLogin={toLogin} onForgot={toForgot} />
  if (token !== null) {
    // Where the session ended; the login returns there.
    const from = textOr(fields(location.state).from, '/dashboard')
    return <Navigate to={from} replace />
  }
  if (query.has('forgot')) return <ForgotPasswordContainer onLogin={toLogin} />
  const state: LoginState = login.isPending
    ? { status: 'submitting' }
    : login.isError
      ? {
          status: 'failed',
          ...(isAnswer(login.error) && { message: login.error.message }),
        }
      : { status: 'idle', isExpired }
  return <LoginScreen state={state} onLogin={(input) => login.mutate(input)} onForgot={toForgot} />
}
