import '../all.css'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { isFailure } from '@/client'
import { resetPassword } from '@/client/account/customer-auth'
import { ResetPasswordPage, type ResetPasswordState } from '@/screens/storefront/account/reset-password-page'
import { http } from '../http'
import { refusalSentence } from '../queries/sentence'
import { openOverlay } from '../stores/overlay'
import { useTitle } from '../use-title'

const failed = (error: unknown): ResetPasswordState =>
  isFailure(error) && error.code === 'INVALID_TOKEN'
    ? { status: 'invalid' }
    : { status: 'failed', message: refusalSentence(error) }

export default function ResetPasswordContainer() {
  useTitle('reset')
  const navigate = useNavigate()
  const token = useSearchParams()[0].get('token') ?? ''
  const [state, setState] = useState<ResetPasswordState>({ status: token === '' ? 'invalid' : 'form' })
  const save = async (password: string) => {
    setState({ status: 'saving' })
    try {
      await resetPassword(http, { token, password })
      setState({ status: 'done' })
    } catch (error) {
      setState(failed(error))
    }
  }
  const handleLogin = () => {
    void navigate('/')
    openOverlay({ kind: 'auth', mode: 'login', then: 'stay' })
  }
  return (
    <ResetPasswordPage
      state={state}
      onSubmit={(password) => void save(password)}
      onLogin={handleLogin}
      onForgot={() => openOverlay({ kind: 'auth', mode: 'forgot', then: 'stay' })}
    />
  )
}
