import { useState } from 'react'
import type { Termination } from '@/shop/subscriptions/termination-form'
import { terminateContract } from '@/shop/subscriptions/subscriptions.client'
import { useTranslations } from '@/i18n'
import {
  TerminationPage,
  type TerminationPageState,
} from '@/screens/storefront/subscription/termination-page'
import { PageHead } from '../../app/page-head'
import { useApplication } from '../../features/application'
import { refusalMessage } from '../../features/session/failure-message'

export function TerminationView() {
  const t = useTranslations('subscription')
  const { http } = useApplication()
  const [state, setState] = useState<TerminationPageState>({ status: 'form' })
  const terminate = async (declared: Termination) => {
    setState({ status: 'sending' })
    try {
      setState({ status: 'done', receivedAt: await terminateContract(http, declared), declared })
    } catch (error) {
      setState({ status: 'failed', message: refusalMessage(error) })
    }
  }
  return (
    <>
      <PageHead title={t('metaTermination')} path="/kuendigung" />
      <TerminationPage state={state} onTerminate={(declared) => void terminate(declared)} />
    </>
  )
}
