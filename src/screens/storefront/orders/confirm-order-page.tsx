/**
 * Confirms the e-mail address of an order, by the link of its mail (/orders?confirm=…). States: ready, confirming,
 * failed, confirmed, already, expired, unknown.
 */
import type { Confirmation } from '@/shop/orders/order'
import { useTranslations } from '@/i18n'
import { Button } from '@/ui/button'
import { FocusNote } from '../shared/focus-note'
import { LinkPage, LinkResult } from '../shared/link-result'
import { useHydrated } from '../shared/use-hydrated'

export type ConfirmOrderState =
  | { readonly status: 'ready' }
  | { readonly status: 'confirming' }
  | { readonly status: 'failed'; readonly message?: string }
  | { readonly status: Confirmation; readonly orderNumber: string }
  | { readonly status: 'unknown' }

export interface ConfirmOrderPageProps {
  state: ConfirmOrderState
  onConfirm: () => void
}

export function ConfirmOrderPage({ state, onConfirm }: ConfirmOrderPageProps) {
  return (
    <LinkPage slot="confirm-order-page">
      {state.status === 'ready' || state.status === 'confirming' || state.status === 'failed' ? (
        <Question state={state} onConfirm={onConfirm} />
      ) : (
        <Result state={state} />
      )}
    </LinkPage>
  )
}

function Result({ state }: { state: Extract<ConfirmOrderState, { status: Confirmation | 'unknown' }> }) {
  const t = useTranslations('account')
  const { status } = state
  return (
    <LinkResult
      isGood={status === 'confirmed' || status === 'already'}
      title={t(`confirmOrder.${status}.title`)}
      action={{ href: '/orders', label: t('confirmOrder.orders') }}
    >
      {status === 'unknown'
        ? t('confirmOrder.unknown.text')
        : t(`confirmOrder.${status}.text`, { orderNumber: state.orderNumber })}
    </LinkResult>
  )
}

/** Requires a click, because mail scanners follow links. */
function Question({ state, onConfirm }: ConfirmOrderPageProps) {
  const t = useTranslations('account')
  const hydrated = useHydrated()
  return (
    <div inert={!hydrated} className="grid gap-4.5">
      <div>
        <h1 className="font-serif text-title-l">{t('confirmOrder.title')}</h1>
        <p className="mt-1.5 text-text-muted">{t('confirmOrder.text')}</p>
      </div>
      {state.status === 'failed' && (
        <FocusNote signal={state}>{state.message || t('confirmOrder.failed')}</FocusNote>
      )}
      <Button size="l" full loading={state.status === 'confirming'} onClick={onConfirm}>
        {t('confirmOrder.action')}
      </Button>
    </div>
  )
}
