import { useFormat, useTranslations } from '@/i18n'
import type { OrderSummary } from '@/shop/orders/order'
import { isolated } from '@/shop/shared/isolated'
import { isFromOrderMail } from '@/shop/returns/returns'
import { ErrorState } from '@/ui/error-state'
import { Radio } from '@/ui/radio'
import { RadioGroup } from '@/ui/radio-group'
import { LoadingRegion, Skeleton } from '@/ui/skeleton'
import { OrderStatusMark } from '../orders/order-status'
import type { ListState } from '../shared/lists/list-state'

interface MatchingOrdersProps {
  /** Email of the withdrawal. */
  declared: string
  /** Search results; undefined if no search is active. */
  found: ListState<OrderSummary> | undefined
  chosenId: string | undefined
  disabled: boolean
  onChoose: (id: string) => void
  onRetry: () => void
}

/** Search results as radio buttons. */
export function MatchingOrders({ found, onRetry, ...rest }: MatchingOrdersProps) {
  const t = useTranslations('adminReturns')
  switch (found?.status) {
    case undefined:
      return <p className="text-text-subtle">{t('matching.type')}</p>
    case 'loading':
      return (
        <LoadingRegion label={t('matching.loading')} className="grid gap-2">
          <Skeleton shape="block" className="h-14" />
          <Skeleton shape="block" className="h-14" />
        </LoadingRegion>
      )
    case 'error':
      return (
        <ErrorState
          density="admin"
          headingLevel={3}
          title={found.message ?? t('matching.searchFailed')}
          onRetry={onRetry}
          retrying={found.retrying}
        />
      )
    case 'empty':
      return (
        <p role="status" className="text-text-muted">
          {t('matching.none')}
        </p>
      )
    case 'ready':
      return <FoundOrders found={found} {...rest} />
  }
}

interface FoundOrdersProps extends Omit<MatchingOrdersProps, 'found' | 'onRetry'> {
  found: Extract<ListState<OrderSummary>, { status: 'ready' }>
}

function FoundOrders({ found, declared, chosenId, disabled, onChoose }: FoundOrdersProps) {
  const t = useTranslations('adminReturns')
  const format = useFormat()
  const { items, total, updating } = found
  return (
    <div aria-busy={updating || undefined} className="grid gap-2">
      <RadioGroup
        aria-label={t('matching.title')}
        value={chosenId ?? ''}
        onValueChange={onChoose}
        disabled={disabled}
        className="gap-0! rounded-s border border-border"
      >
        {items.map((order) => (
          <Radio
            key={order.id}
            value={order.id}
            onKeyDown={(event) => {
              // Enter would submit the surrounding form.
              if (event.key === 'Enter') event.preventDefault()
            }}
            className="border-b border-border px-3.5 py-2.5 last:border-b-0"
            description={
              <>
                <span className="wrap-anywhere">
                  {[isolated(order.customer.name), order.customer.email].filter(Boolean).join(', ')}
                </span>
                <span className="block">
                  {format.date(order.createdAt)} ·{' '}
                  {format.money({ amount: order.total, currency: order.currency })}
                </span>
              </>
            }
          >
            <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
              <span className="font-semibold tabular-nums">{order.number}</span>
              <span className="flex flex-wrap items-center gap-x-3">
                {isFromOrderMail(declared, order.customer.email) && (
                  <span className="text-a-caption text-success-fg">{t('matching.sameMark')}</span>
                )}
                <OrderStatusMark status={order.status} />
              </span>
            </span>
          </Radio>
        ))}
      </RadioGroup>
      {total > items.length && (
        <p className="text-a-caption text-text-subtle">
          {t('matching.more', { shown: items.length, total })}
        </p>
      )}
    </div>
  )
}
