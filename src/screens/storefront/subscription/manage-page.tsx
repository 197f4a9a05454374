/**
 * A Sparabo, by the link of its mail or from the account: state, next days, and what can be done. States: loading, invalid,
 * signedOut, error, ready.
 */
import type { ReactNode } from 'react'
import type { SubscriptionAction } from '@/shop/subscriptions/subscription'
import { useTranslations } from '@/i18n'
import { Container } from '@/ui/container'
import { LoadingRegion, Skeleton } from '@/ui/skeleton'
import { FailureRow } from '../shared/failure-row'
import { FocusNote } from '../shared/focus-note'
import { LinkResult } from '../shared/link-result'
import { Changes, End, Paused } from './manage-actions'
import { Facts, History } from './manage-facts'
import { ManageAddress, ManagePayment } from './manage-recipient'
import type { Managed } from './manage-types'

export type ManagePageState =
  | { readonly status: 'loading' }
  | { readonly status: 'invalid' }
  | { readonly status: 'error'; readonly retrying?: boolean }
  /** One of an account, whose customer is not signed in. */
  | { readonly status: 'signedOut' }
  | ({ readonly status: 'ready' } & Managed)

export interface ManagePageProps {
  state: ManagePageState
  onAct: (action: SubscriptionAction) => void
  /** `RecipientForm` while the address is changed. */
  addressForm?: ReactNode
  onAddress: () => void
  onLogin: () => void
  onRetry: () => void
}

export function ManagePage({ state, onLogin, onRetry, ...rest }: ManagePageProps) {
  const t = useTranslations('subscription')
  const shop = useTranslations('shop')
  return (
    <Container data-slot="manage-page" className="pt-12 pb-24 max-md:pt-7 max-md:pb-12">
      {state.status === 'loading' && (
        <LoadingRegion className="grid max-w-160 gap-5">
          <Skeleton shape="heading" className="w-3/5" />
          <Skeleton shape="block" className="h-40" />
          <Skeleton shape="block" className="h-24" />
        </LoadingRegion>
      )}
      {state.status === 'invalid' && (
        <LinkResult
          isGood={false}
          title={t('manage.invalid')}
          action={{ href: '/kuendigung', label: t('manage.terminate') }}
        >
          {t('manage.invalidText')}
        </LinkResult>
      )}
      {state.status === 'signedOut' && (
        <LinkResult
          isGood={false}
          title={t('manage.signedOut')}
          action={{ label: t('manage.login'), onPress: onLogin }}
        >
          {t('manage.signedOutText')}
        </LinkResult>
      )}
      {state.status === 'error' && (
        <FailureRow
          headingLevel={1}
          title={t('loadFailed')}
          text={shop('error.text')}
          retryLabel={shop('error.retry')}
          retrying={state.retrying}
          onRetry={onRetry}
        />
      )}
      {state.status === 'ready' && <Shown state={state} {...rest} />}
    </Container>
  )
}

interface ShownProps extends Pick<ManagePageProps, 'onAct' | 'addressForm' | 'onAddress'> {
  state: Managed
}

function Shown({ state, onAct, addressForm, onAddress }: ShownProps) {
  const t = useTranslations('subscription')
  const { subscription, done, failed } = state
  const { number, status } = subscription
  return (
    <div className="grid grid-cols-[minmax(0,7fr)_minmax(0,4fr)] items-start gap-x-16 gap-y-10 max-lg:grid-cols-1">
      <div className="grid gap-8">
        <div>
          <p className="text-small text-text-subtle">{number}</p>
          <h1 className="mt-1 font-serif text-display-m text-balance">{t('manage.title')}</h1>
        </div>
        {done && (
          <FocusNote tone="success" role="status">
            {t(`manage.done.${done}`)}
          </FocusNote>
        )}
        {failed && <FocusNote>{failed.message || t(`manage.failed.${failed.kind}`)}</FocusNote>}
        <Facts subscription={subscription} />
        {status === 'paused' && <Paused state={state} onAct={onAct} />}
        {/* Begins anew with what was saved, so that no form shows what does not hold. */}
        {status === 'active' && (
          <Changes
            key={`${subscription.nextOn} ${subscription.quantity} ${subscription.weeks}`}
            state={state}
            onAct={onAct}
          />
        )}
        {status !== 'ended' && (
          <>
            <ManageAddress state={state} form={addressForm} onWanted={onAddress} />
            <ManagePayment key={subscription.paymentMethod} state={state} onAct={onAct} />
            <End state={state} onAct={onAct} />
          </>
        )}
      </div>
      <History subscription={subscription} />
    </div>
  )
}
