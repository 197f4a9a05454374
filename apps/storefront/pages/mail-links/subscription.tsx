import { skipToken, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { isFailure } from '@/client'
import type { Subscription, SubscriptionAction } from '@/shop/subscriptions/subscription'
import { changeSubscription, readSubscription } from '@/shop/subscriptions/subscriptions.client'
import { useTranslations } from '@/i18n'
import { ManagePage, type ManagePageState } from '@/screens/storefront/subscription/manage-page'
import { PageHead } from '../../app/page-head'
import { useApplication, useSession } from '../../features/application'
import { toQueryState } from '../../features/query-state'
import { refusalMessage } from '../../features/session/failure-message'

type Acting = Pick<Extract<ManagePageState, { status: 'ready' }>, 'busy' | 'done' | 'failed'>

export function SubscriptionView() {
  const t = useTranslations('subscription')
  const { http, queries } = useApplication()
  const token = useSearchParams()[0].get('token') ?? ''
  // In the browser alone: the link is nothing that a server's page should hold.
  const started = useSession((state) => state.started)
  const queryKey = ['subscription', token]
  const query = useQuery({
    queryKey,
    queryFn:
      started && token !== ''
        ? (): Promise<Subscription | null> =>
            readSubscription(http, token).catch((error: unknown) => {
              if (isFailure(error) && error.code === 'INVALID_TOKEN') return null
              throw error
            })
        : skipToken,
    staleTime: 0,
    gcTime: 0,
  })
  const [acting, setActing] = useState<Acting>({})
  const act = async (action: SubscriptionAction) => {
    setActing({ busy: action.kind })
    try {
      queries.setQueryData(queryKey, await changeSubscription(http, token, action))
      setActing({ done: action.kind })
    } catch (error) {
      setActing({ failed: { message: refusalMessage(error) } })
      await query.refetch()
    }
  }
  const stateOf = (): ManagePageState => {
    if (token === '') return { status: 'invalid' }
    const loaded = toQueryState(query)
    if (loaded.status !== 'ready') return loaded
    return loaded.data ? { status: 'ready', subscription: loaded.data, ...acting } : { status: 'invalid' }
  }
  return (
    <>
      <PageHead title={t('metaManage')} />
      <ManagePage
        state={stateOf()}
        onAct={(action) => void act(action)}
        onRetry={() => void query.refetch()}
      />
    </>
  )
}
