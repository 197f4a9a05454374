/** One order of the shopper. States: loading, error, ready (each status, paid and unpaid). */
import { useRef } from 'react'
import type { OrderDetail } from '@/shop/orders/order'
import { useFormat, useTranslations } from '@/i18n'
import { Dialog, DialogBody, DialogContent, DialogHeader, DialogTitle } from '@/ui/dialog'
import { ErrorState } from '@/ui/error-state'
import { LoadingRegion, Skeleton } from '@/ui/skeleton'
import { onEscape } from '../layout/on-escape'
import type { CancelOrderProps } from './cancel-order'
import type { OrderPapersProps } from './order-papers'
import { OrderStatus } from './order-status'
import { OrderView, type OrderReviews } from './order-view'
import type { ReorderBoxProps } from './reorder-box'

export type OrderDetailState =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly message?: string; readonly retrying?: boolean }
  | { readonly status: 'ready'; readonly order: OrderDetail }

export interface OrderDetailDialogProps {
  open: boolean
  state: OrderDetailState
  onClose: () => void
  onRetry: () => void
  reorder: ReorderBoxProps
  cancel: CancelOrderProps
  papers: OrderPapersProps
  /** Given if the order belongs to the signed-in customer. */
  reviews?: OrderReviews
}

export function OrderDetailDialog({
  open,
  state,
  onClose,
  onRetry,
  reorder,
  cancel,
  papers,
  reviews,
}: OrderDetailDialogProps) {
  const t = useTranslations('account')
  const format = useFormat()
  const title = useRef<HTMLHeadingElement>(null)
  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()}>
      <DialogContent
        size="xl"
        aria-describedby={undefined}
        onKeyDown={onEscape(onClose)}
        onOpenAutoFocus={(event) => {
          event.preventDefault()
          title.current?.focus()
        }}
      >
        {state.status === 'ready' ? (
          <>
            <DialogHeader>
              <p className="text-small text-text-subtle">{format.date(state.order.createdAt, 'long')}</p>
              <div className="mt-1 flex flex-wrap items-start gap-x-3.5 gap-y-2">
                <DialogTitle ref={title} tabIndex={-1} className="tabular-nums outline-none">
                  {t.rich('orders.order', {
                    number: state.order.number,
                    n: (chunks) => <span className="whitespace-nowrap">{chunks}</span>,
                  })}
                </DialogTitle>
                <OrderStatus order={state.order} className="mt-1.5" />
              </div>
            </DialogHeader>
            {/* Focusable, so that a long order without controls can be scrolled by keyboard. */}
            <DialogBody tabIndex={0}>
              <OrderView
                order={state.order}
                reorder={reorder}
                cancel={cancel}
                papers={papers}
                reviews={reviews}
              />
            </DialogBody>
          </>
        ) : (
          <>
            <DialogHeader>
              <DialogTitle ref={title} tabIndex={-1} className="outline-none">
                {t('orders.details')}
              </DialogTitle>
            </DialogHeader>
            <DialogBody>
              {state.status === 'error' ? (
                <ErrorState
                  headingLevel={3}
                  title={t('orders.detailFailedTitle')}
                  retrying={state.retrying}
                  onRetry={onRetry}
                >
                  {state.message ?? t('orders.detailFailed')}
                </ErrorState>
              ) : (
                <LoadingRegion label={t('orders.detailLoading')}>
                  <Skeleton className="mb-8 w-full" />
                  <Skeleton shape="block" className="mb-6 h-14" />
                  {['w-1/3', 'w-1/4'].map((width) => (
                    <div key={width} className="flex items-center gap-4.5 border-t border-border py-4.5">
                      <Skeleton shape="block" className="h-24 w-21 flex-none" />
                      <Skeleton shape="heading" className={width} />
                      <Skeleton className="ms-auto w-16" />
                    </div>
                  ))}
                </LoadingRegion>
              )}
            </DialogBody>
          </>
        )}
      </DialogContent>
    </Dialog>
  )
}
