/**
 * Pays an order at PayPal (/checkout?pay=…). States: loading, ready (also after giving up), starting, failed, paid,
 * pending, over, unknown.
 */
import { useFormat, useTranslations } from '@/i18n'
import type { PaypalPayment } from '@/shop/paypal/paypal'
import { Button } from '@/ui/button'
import { LoadingRegion, Skeleton } from '@/ui/skeleton'
import { FocusNote } from '../shared/focus-note'
import { LinkPage, LinkResult } from '../shared/link-result'

export type PayPageState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly payment: PaypalPayment; readonly isCancelled: boolean }
  | { readonly status: 'starting'; readonly payment: PaypalPayment }
  | { readonly status: 'failed'; readonly payment?: PaypalPayment | undefined; readonly message?: string }
  | { readonly status: 'paid' | 'pending' | 'over'; readonly payment: PaypalPayment }
  | { readonly status: 'unknown' }

export interface PayPageProps {
  state: PayPageState
  /** Leads to PayPal, or asks again how the order stands if that could not be loaded. */
  onPay: () => void
  /** Where the order is shown. */
  orderHref: string
}

export function PayPage({ state, onPay, orderHref }: PayPageProps) {
  return (
    <LinkPage slot="pay-page">
      {state.status === 'loading' ? (
        <LoadingRegion className="grid gap-4.5">
          <Skeleton className="h-9 w-3/4" />
          <Skeleton className="w-1/2" />
          <Skeleton shape="block" className="h-12" />
        </LoadingRegion>
      ) : state.status === 'ready' || state.status === 'starting' || state.status === 'failed' ? (
        <Question state={state} onPay={onPay} />
      ) : (
        <Result state={state} orderHref={orderHref} />
      )}
    </LinkPage>
  )
}

interface ResultProps {
  state: Extract<PayPageState, { status: 'paid' | 'pending' | 'over' | 'unknown' }>
  orderHref: string
}

function Result({ state, orderHref }: ResultProps) {
  const t = useTranslations('checkout')
  const { status } = state
  return (
    <LinkResult
      isGood={status === 'paid' || status === 'pending'}
      title={t(`pay.${status}.title`)}
      action={{ href: orderHref, label: t('pay.order') }}
    >
      {status === 'unknown'
        ? t('pay.unknown.text')
        : t(`pay.${status}.text`, { orderNumber: state.payment.orderNumber })}
    </LinkResult>
  )
}

interface QuestionProps {
  state: Extract<PayPageState, { status: 'ready' | 'starting' | 'failed' }>
  onPay: () => void
}

function Question({ state, onPay }: QuestionProps) {
  const t = useTranslations('checkout')
  const format = useFormat()
  const { payment } = state
  return (
    <div className="grid gap-4.5">
      <div>
        <h1 className="font-serif text-title-l">{t('pay.title')}</h1>
        {payment && (
          <p className="mt-1.5 text-text-muted tabular-nums">
            {t('pay.text', { orderNumber: payment.orderNumber, total: format.money(payment.total) })}
          </p>
        )}
      </div>
      {state.status === 'failed' ? (
        <FocusNote signal={state}>{state.message || t('pay.failed')}</FocusNote>
      ) : (
        state.status === 'ready' &&
        state.isCancelled && (
          <p role="status" className="text-text-muted">
            {t('pay.cancelled')}
          </p>
        )
      )}
      <Button size="l" full loading={state.status === 'starting'} onClick={onPay}>
        {t(payment ? 'pay.action' : 'pay.retry')}
      </Button>
    </div>
  )
}
