import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { isFailure } from '@/client'
import { verifyEmail } from '@/shop/account/customer-auth.client'
import { useTranslations } from '@/i18n'
import { VerifyEmailPage, type VerifyEmailState } from '@/screens/storefront/account/verify-email-page'
import { PageHead } from '../../app/page-head'
import { useApplication, useOverlay, useSession } from '../../features/application'
import { isDeadSession, refusalMessage } from '../../features/session/failure-message'

const failed = (error: unknown): VerifyEmailState =>
  isFailure(error) && error.code === 'INVALID_TOKEN'
    ? { status: 'invalid' }
    : { status: 'failed', message: refusalMessage(error) }

export function VerifyEmailView() {
  const t = useTranslations('auth')
  const { http, queries } = useApplication()
  const user = useSession((session) => session.user)
  const isVisitor = useSession(({ started, user }) => started && user === null)
  const { open, openLogin, offerLogin } = useOverlay((overlay) => overlay)
  const token = useSearchParams()[0].get('token') ?? ''
  const [state, setState] = useState<VerifyEmailState>({ status: token === '' ? 'invalid' : 'ready' })
  const confirm = async () => {
    setState({ status: 'confirming' })
    try {
      setState({ status: 'done', joinedOrders: await verifyEmail(http, token) })
      void queries.invalidateQueries({ queryKey: ['account'] })
    } catch (error) {
      setState(isDeadSession(error) ? { status: 'ready' } : failed(error))
      if (isDeadSession(error)) offerLogin()
    }
  }
  return (
    <>
      <PageHead title={t('verify.head')} />
      <VerifyEmailPage
        state={isVisitor ? { status: 'signedOut' } : state}
        email={user?.email ?? ''}
        onConfirm={() => void confirm()}
        onLogin={() => openLogin()}
        onProfile={() => open({ kind: 'profile' })}
      />
    </>
  )
}
