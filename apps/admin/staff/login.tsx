import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { isFailure, type ApiFailure } from '@/client'
import { fields, isText, textOr } from '@/shop/shared/stored'
import { LoginScreen, type LoginState } from '@/screens/admin/staff/login-screen'
import { useAdminSession } from '../app/application'
import { ForgotPasswordContainer } from './forgot-password'
import { NewPasswordContainer } from './new-password'
import { useLogin } from './queries'
import { PasskeyLoginContainer } from './passkey-login'
import { SecondFactorContainer } from './second-factor'

/** A failure with the server's message; that of a proxy is not for the reader. */
const isAnswer = (error: unknown): error is ApiFailure =>
  isFailure(error) && error.status > 0 && error.message !== ''

/** Where the password was right and a second factor is needed. */
function secondStepOf(error: unknown) {
  if (!isFailure(error) || error.code !== 'SECOND_FACTOR_REQUIRED') return undefined
  const { challenge, hasPasskeys } = error.details
  return isText(challenge) ? { challenge, hasPasskeys: hasPasskeys === true } : undefined
}

export default function LoginContainer() {
  const login = useLogin()
  const token = useAdminSession((state) => state.token)
  const isExpired = useAdminSession((state) => state.isExpired)
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
  const step = secondStepOf(login.error)
  if (step) return <SecondFactorContainer {...step} onBack={login.reset} />
  const state: LoginState = login.isPending
    ? { status: 'submitting' }
    : login.isError
      ? {
          status: 'failed',
          ...(isAnswer(login.error) && { message: login.error.message }),
        }
      : { status: 'idle', isExpired }
  return (
    <LoginScreen
      state={state}
      onLogin={(input) => login.mutate(input)}
      onForgot={toForgot}
      passkey={<PasskeyLoginContainer />}
    />
  )
}
