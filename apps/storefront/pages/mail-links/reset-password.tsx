import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { isFailure } from '@/client'
import { resetPassword } from '@/shop/account/customer-auth.client'
import { useTranslations } from '@/i18n'
import { ResetPasswordPage, type ResetPasswordState } from '@/screens/storefront/account/reset-password-page'
import { PageHead } from '../../app/page-head'
import { useApplication, useOverlay } from '../../features/application'
import { refusalMessage } from '../../features/session/failure-message'

const failed = (error: unknown): ResetPasswordState =>
  isFailure(error) && error.code === 'INVALID_TOKEN'
    ? { status: 'invalid' }
    : { status: 'failed', message: refusalMessage(error) }

export function ResetPasswordView() {
  const t = useTranslations('auth')
  const { http } = useApplication()
  const openLogin = useOverlay((overlay) => overlay.openLogin)
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
    openLogin()
  }
  return (
    <>
      <PageHead title={t('reset.head')} />
      <ResetPasswordPage
        state={state}
        onSubmit={(password) => void save(password)}
        onLogin={handleLogin}
        onForgot={() => openLogin('forgot')}
      />
    </>
  )
}
