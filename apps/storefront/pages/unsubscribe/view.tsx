import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { isFailure } from '@/client'
import { endMails } from '@/shop/mail-consents/mail-consents.client'
import { useTranslations } from '@/i18n'
import { UnsubscribePage, type UnsubscribePageState } from '@/screens/storefront/account/unsubscribe-page'
import { PageHead } from '../../app/page-head'
import { useApplication } from '../../features/application'
import { refusalMessage } from '../../features/session/failure-message'

/** Ends the mails that the link came with, once the reader presses. */
export default function UnsubscribeView() {
  const t = useTranslations('account')
  const { http } = useApplication()
  const token = useSearchParams()[0].get('token') ?? ''
  const [state, setState] = useState<UnsubscribePageState>({ status: token === '' ? 'invalid' : 'ready' })
  const end = async () => {
    setState({ status: 'sending' })
    try {
      await endMails(http, token)
      setState({ status: 'done' })
    } catch (error) {
      const isOld = isFailure(error) && error.code === 'INVALID_TOKEN'
      setState(isOld ? { status: 'invalid' } : { status: 'failed', message: refusalMessage(error) })
    }
  }
  return (
    <>
      <PageHead title={t('unsubscribe.head')} />
      <UnsubscribePage state={state} onEnd={() => void end()} />
    </>
  )
}
