import { useMemo, useState } from 'react'
import type { Termination } from '@/shop/subscriptions/termination-form'
import { TERMINATION_KINDS } from '@/shop/subscriptions/subscription'
import { terminateContract } from '@/shop/subscriptions/subscriptions.client'
import { oneOf } from '@/shop/shared/stored'
import { useTranslations } from '@/i18n'
import {
  TerminationPage,
  type TerminationPageState,
} from '@/screens/storefront/subscription/termination-page'
import { PageHead } from '../../app/page-head'
import { useApplication } from '../../features/application'
import { terminationDraft, useFormDraft } from '../../features/session/form-draft'
import { refusalMessage } from '../../features/session/failure-message'

export function TerminationView() {
  const t = useTranslations('subscription')
  const { http } = useApplication()
  const { draft: typed, keep } = useFormDraft(terminationDraft)
  const draft = useMemo(
    () => typed && { ...typed, kind: oneOf(TERMINATION_KINDS, typed.kind) ?? 'ordinary' },
    [typed],
  )
  const [state, setState] = useState<TerminationPageState>({ status: 'form' })
  const terminate = async (declared: Termination) => {
    setState({ status: 'sending' })
    try {
      const receivedAt = await terminateContract(http, declared)
      terminationDraft.drop()
      setState({ status: 'done', receivedAt, declared })
    } catch (error) {
      setState({ status: 'failed', message: refusalMessage(error) })
    }
  }
  return (
    <>
      <PageHead title={t('metaTermination')} path="/kuendigung" />
      <TerminationPage
        state={state}
        draft={draft}
        onValues={keep}
        onTerminate={(declared) => void terminate(declared)}
      />
    </>
  )
}
