import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { isFailure } from '@/client'
import type { Http } from '@/client/shared/http'
import {
  MailConsentPage,
  type MailConsentPageProps,
  type MailConsentPageState,
} from '@/screens/storefront/account/mail-consent-page'
import { useApplication } from '../application'
import { refusalMessage } from '../session/failure-message'

interface MailConsentProps extends Pick<MailConsentPageProps, 'about'> {
  decide: (http: Http, token: string) => Promise<void>
}

/** Does what the mail's link is for once the reader presses. */
export function MailConsent({ about, decide }: MailConsentProps) {
  const { http } = useApplication()
  const token = useSearchParams()[0].get('token') ?? ''
  const [state, setState] = useState<MailConsentPageState>({ status: token === '' ? 'invalid' : 'ready' })
  const press = async () => {
    setState({ status: 'sending' })
    try {
      await decide(http, token)
      setState({ status: 'done' })
    } catch (error) {
      const isOld = isFailure(error) && error.code === 'INVALID_TOKEN'
      setState(isOld ? { status: 'invalid' } : { status: 'failed', message: refusalMessage(error) })
    }
  }
  return <MailConsentPage about={about} state={state} onDecide={() => void press()} />
}
