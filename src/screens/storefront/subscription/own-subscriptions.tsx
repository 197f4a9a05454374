/** The customer's Sparabos above the orders, those that have ended apart. States: error, ready; nothing without one. */
import { postalLines } from '@/shop/orders/postal-address'
import type { OwnSubscription } from '@/shop/subscriptions/subscription'
import { useFormat, useTranslations } from '@/i18n'
import { Button } from '@/ui/button'
import { Note } from '@/ui/note'
import { Status } from '@/ui/status'

export type OwnSubscriptionsState =
  | { readonly status: 'error'; readonly retrying: boolean }
  | { readonly status: 'ready'; readonly subscriptions: readonly OwnSubscription[] }

export interface OwnSubscriptionsProps {
  state: OwnSubscriptionsState
  onRetry: () => void
}

const TONES = { active: 'success', paused: 'warn', ended: 'neutral' } as const

export function OwnSubscriptions({ state, onRetry }: OwnSubscriptionsProps) {
  const t = useTranslations('subscription')
  const shop = useTranslations('shop')
  if (state.status === 'error')
    return (
      <Note tone="danger" role="alert" className="mb-7">
        <span className="flex flex-wrap items-center justify-between gap-3">
          {t('mine.loadFailed')}
          <Button variant="outline" size="s" loading={state.retrying} onClick={onRetry}>
            {shop('error.retry')}
          </Button>
        </span>
      </Note>
    )
  const { subscriptions } = state
  if (subscriptions.length === 0) return null
  const ended = subscriptions.filter(({ status }) => status === 'ended')
  const others = subscriptions.filter(({ status }) => status !== 'ended')
  return (
    <section className="mb-9">
      <h2 className="mb-3 font-serif text-title-s">{t('mine.title')}</h2>
      {others.length > 0 && <Rows subscriptions={others} label={t('mine.title')} />}
      {ended.length > 0 && (
        <details className="mt-3">
          <summary className="w-fit cursor-pointer py-1 text-small text-text-muted">
            {t('mine.ended', { count: ended.length })}
          </summary>
          <div className="mt-3">
            <Rows subscriptions={ended} label={t('mine.ended', { count: ended.length })} />
          </div>
        </details>
      )}
    </section>
  )
}

function Rows({ subscriptions, label }: { subscriptions: readonly OwnSubscription[]; label: string }) {
  return (
    <ul aria-label={label} className="divide-y divide-border rounded-l border border-border bg-surface">
      {subscriptions.map((subscription) => (
        <Own key={subscription.id} subscription={subscription} />
      ))}
    </ul>
  )
}

function Own({ subscription }: { subscription: OwnSubscription }) {
  const t = useTranslations('subscription')
  const format = useFormat()
  const { id, number, product, quantity, weeks, status, nextOn, endedAt, recipient } = subscription
  const isEnded = status === 'ended'
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-5 py-4">
      <div className="grid min-w-0 flex-1 basis-64 gap-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold wrap-anywhere">
          {quantity} × {product.name}
          <Status tone={TONES[status]}>{t(`states.${status}`)}</Status>
        </p>
        {status === 'active' && (
          <p className="text-small">
            {t('next')}: {format.date(nextOn, 'long', 'UTC')}
          </p>
        )}
        {endedAt !== null && (
          <p className="text-small">
            {t('manage.endedAt')}: {format.date(endedAt)}
          </p>
        )}
        <p className="text-small text-text-muted">
          {t('every', { weeks })}, {number}
        </p>
        <address className="text-small wrap-anywhere text-text-muted not-italic">
          {postalLines({ ...recipient.customer, ...recipient.address }).join(', ')}
        </address>
      </div>
      <Button variant="outline" size="s" asChild>
        <a
          href={`/sparabo/verwalten?id=${id}`}
          aria-label={t(isEnded ? 'mine.seeOne' : 'mine.manageOne', { number })}
        >
          {t(isEnded ? 'mine.see' : 'mine.manage')}
        </a>
      </Button>
    </li>
  )
}
