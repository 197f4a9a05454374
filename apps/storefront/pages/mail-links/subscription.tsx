import { skipToken, useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { isFailure } from '@/client'
import { RECIPIENT_FIELDS, type RecipientField } from '@/shop/subscriptions/recipient-form'
import type { Subscription, SubscriptionAction } from '@/shop/subscriptions/subscription'
import {
  changeMySubscription,
  changeSubscription,
  getMySubscription,
  readSubscription,
} from '@/shop/subscriptions/subscriptions.client'
import { useTranslations } from '@/i18n'
import { ManagePage, type ManagePageState } from '@/screens/storefront/subscription/manage-page'
import type { RecipientFormProps } from '@/screens/storefront/subscription/recipient-form'
import { Spinner } from '@/ui/spinner'
import { ErrorBoundary } from '../../app/error-boundary'
import { lazyView } from '../../app/lazy-view'
import { PageHead } from '../../app/page-head'
import { useApplication, useOverlay, useSession } from '../../features/application'
import { OverlayFailure } from '../../features/overlays/overlay-failure'
import { toQueryState } from '../../features/query-state'
import { refusalMessage } from '../../features/session/failure-message'
import { useOwner } from '../../features/session/use-owner'

/** Comes with the fields of the checkout and their texts once an address is changed. */
const RecipientForm = lazyView<RecipientFormProps>({
  namespaces: ['subscription', 'checkout'],
  load: async () => ({
    default: (await import('@/screens/storefront/subscription/recipient-form')).RecipientForm,
  }),
})

type FieldErrors = Partial<Record<RecipientField, string>>
type Acting = Pick<Extract<ManagePageState, { status: 'ready' }>, 'busy' | 'done' | 'failed'> & {
  readonly refused?: FieldErrors
}

/** The link of a mail has a token; the account's has the id of one of its own. */
function useSource() {
  const { http } = useApplication()
  const { owner, signedIn } = useOwner()
  // In the browser alone: the link is nothing that a server's page should hold.
  const started = useSession((state) => state.started)
  const [parameters] = useSearchParams()
  const token = parameters.get('token') ?? ''
  const id = parameters.get('id') ?? ''
  if (token !== '')
    return {
      queryKey: ['subscription', token],
      load: started ? () => readSubscription(http, token) : undefined,
      change: (action: SubscriptionAction) => changeSubscription(http, token, action),
    }
  if (id === '') return undefined
  return {
    queryKey: ['account', owner, 'subscription', id],
    load: signedIn ? () => getMySubscription(http, id) : undefined,
    change: (action: SubscriptionAction) => changeMySubscription(http, id, action),
    isSignedOut: started && owner === undefined,
  }
}

const GONE = ['INVALID_TOKEN', 'NOT_FOUND']
const noneIfGone = (error: unknown): null => {
  if (isFailure(error) && GONE.includes(error.code)) return null
  throw error
}

/** What the server said about fields of the address; undefined if it refused something else. */
function refusedFields(error: unknown): FieldErrors | undefined {
  if (!isFailure(error)) return undefined
  const refused = RECIPIENT_FIELDS.flatMap((name) => {
    const paths = [`action.customer.${name}`, `action.address.${name}`]
    const found = error.errors.find(({ path, msg }) => paths.includes(path) && msg !== '')
    return found ? [[name, found.msg] as const] : []
  })
  return refused.length > 0 ? Object.fromEntries(refused) : undefined
}

const failureOf = (error: unknown, kind: SubscriptionAction['kind'], changedMeanwhile: string): Acting => {
  const refused = refusedFields(error)
  if (refused) return { refused }
  const isOld = isFailure(error) && error.code === 'CONFLICT'
  return { failed: { kind, message: isOld ? changedMeanwhile : refusalMessage(error) } }
}

export function SubscriptionView() {
  const t = useTranslations('subscription')
  const { queries } = useApplication()
  const openLogin = useOverlay((overlay) => overlay.openLogin)
  const source = useSource()
  const { queryKey = ['subscription'], load } = source ?? {}
  const query = useQuery({
    queryKey,
    queryFn: load ? (): Promise<Subscription | null> => load().catch(noneIfGone) : skipToken,
    staleTime: 0,
    gcTime: 0,
    meta: { offersLogin: true },
  })
  const [{ refused, ...acting }, setActing] = useState<Acting>({})
  const [changesAddress, setChangesAddress] = useState(false)
  const act = async (action: SubscriptionAction) => {
    if (!source) return
    setActing({ busy: action.kind })
    try {
      queries.setQueryData(queryKey, await source.change(action))
      setActing({ done: action.kind })
      if (action.kind === 'address') setChangesAddress(false)
    } catch (error) {
      setActing(failureOf(error, action.kind, t('manage.changedMeanwhile')))
      await query.refetch()
    }
  }
  const stateOf = (): ManagePageState => {
    if (!source) return { status: 'invalid' }
    if (source.isSignedOut) return { status: 'signedOut' }
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
        addressForm={
          changesAddress &&
          query.data && (
            <ErrorBoundary
              fallback={(error) => <OverlayFailure error={error} onClose={() => setChangesAddress(false)} />}
            >
              <Suspense fallback={<Spinner />}>
                <RecipientForm
                  subscription={query.data}
                  saving={acting.busy === 'address'}
                  fieldErrors={refused}
                  onSubmit={(recipient) => void act({ kind: 'address', ...recipient })}
                  onCancel={() => {
                    setActing({})
                    setChangesAddress(false)
                  }}
                />
              </Suspense>
            </ErrorBoundary>
          )
        }
        onAddress={() => setChangesAddress(true)}
        onLogin={() => openLogin()}
        onRetry={() => void query.refetch()}
      />
    </>
  )
}
