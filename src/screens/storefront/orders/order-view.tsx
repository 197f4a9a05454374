import type { CustomerReviewInput } from '@/shop/reviews/review-form'
import { isOwnToCancel, isReleased, type OrderDetail, type OrderLine } from '@/shop/orders/order'
import { awaitsPayment, outstandingOf, paidOf } from '@/shop/orders/payment-due'
import { useFormat, useTranslations } from '@/i18n'
import { Note } from '@/ui/note'
import { CancelOrder, type CancelOrderProps } from './cancel-order'
import { OrderAddress } from './order-address'
import { OrderLineRow } from './order-line-row'
import { ReorderBox, type ReorderBoxProps } from './reorder-box'
import { LineReview } from './review/line-review'
import type { LineReviewState } from './review/line-review-types'
import { OrderParcels } from './order-parcels'
import { OrderPapers, type OrderPapersProps } from './order-papers'
import { OrderTimeline } from './order-timeline'
import { DeliveryDate } from '../shared/delivery-date'
import { PaymentDetails } from '../checkout/payment-details'
import { TotalsList } from '../cart/totals-list'

const IDLE = { status: 'idle' } as const

/** A gift may be the same product as a paid line; each product can be reviewed only once. */
const isFirstOf = (lines: OrderDetail['lines'], line: OrderLine) =>
  lines.find(({ productId }) => productId === line.productId) === line

/** Reviews by product id, for the customer's own order. */
export interface OrderReviews {
  readonly own: ReadonlyMap<string, CustomerReviewInput>
  readonly states: Readonly<Record<string, LineReviewState>>
  readonly onSave: (productId: string, review: CustomerReviewInput, photos: readonly File[]) => void
}

interface OrderViewProps {
  order: OrderDetail
  reorder: ReorderBoxProps
  reviews?: OrderReviews
  cancel: CancelOrderProps
  papers: OrderPapersProps
  /** Stacks the columns. @default false */
  narrow?: boolean
}

/** All details of an order below its heading. */
export function OrderView({ order, reorder, reviews, cancel, papers, narrow = false }: OrderViewProps) {
  const t = useTranslations('account')
  const format = useFormat()
  const { customer, address, payment, paymentInstructions, note, giftMessage } = order
  const rest = outstandingOf(order)
  const money = (amount: number) => format.money({ amount, currency: order.currency })
  const sums = { amount: money(rest), paid: money(paidOf(order)), total: money(order.total) }
  return (
    <div data-slot="order-view">
      {isReleased(order.status) ? (
        <Note role="status" tone={order.status === 'cancelled' ? 'danger' : 'neutral'}>
          {t(`orders.released.${order.status === 'cancelled' ? 'cancelled' : 'refunded'}`)}
        </Note>
      ) : (
        <OrderTimeline order={order} layout={narrow ? 'column' : 'row'} />
      )}
      {awaitsPayment(order) && paymentInstructions && (
        <section aria-labelledby="order-payment" className="mt-8">
          <h3 id="order-payment" className="mb-3 font-serif text-title-s">
            {rest > 0 ? t('orders.restToPay', sums) : t('orders.payNow')}
          </h3>
          {rest > 0 && <p className="mb-3 text-text-muted">{t('orders.restHint', sums)}</p>}
          <PaymentDetails instructions={paymentInstructions} />
        </section>
      )}
      {!isReleased(order.status) && order.status !== 'delivered' && (
        <DeliveryDate
          country={address.country}
          dates={order.delivery}
          awaitsPayment={!order.delivery}
          className="mt-8"
        />
      )}
      <OrderParcels order={order} />
      <ul aria-label={t('orders.lines')} className="mt-6.5">
        {order.lines.map((line) => (
          <OrderLineRow key={`${line.productId} ${line.name}`} line={line} currency={order.currency}>
            {reviews && order.status === 'delivered' && isFirstOf(order.lines, line) && (
              <LineReview
                name={line.name}
                own={reviews.own.get(line.productId)}
                state={reviews.states[line.productId] ?? IDLE}
                onSave={(review, photos) => reviews.onSave(line.productId, review, photos)}
              />
            )}
          </OrderLineRow>
        ))}
      </ul>
      <div
        className={`grid gap-x-12 gap-y-6 border-t border-border pt-6.5 ${narrow ? '' : 'md:grid-cols-2'}`}
      >
        <div className="text-small wrap-anywhere">
          <h3 className="mb-1.5 font-semibold">{t('orders.address')}</h3>
          <OrderAddress customer={customer} address={address} vatIdLabel={t('profile.vatId')} />
          <h3 className="mt-4.5 mb-1.5 font-semibold">{t('orders.payment')}</h3>
          <p className="text-text-muted">
            {t(`orders.methods.${payment.method}`)},{' '}
            {rest > 0 ? t('orders.partlyPaid', sums) : t(`orders.paymentStatuses.${payment.status}`)}
          </p>
          {note && (
            <>
              <h3 className="mt-4.5 mb-1.5 font-semibold">{t('orders.note')}</h3>
              <p className="whitespace-pre-line text-text-muted">{note}</p>
            </>
          )}
          {giftMessage && (
            <>
              <h3 className="mt-4.5 mb-1.5 font-semibold">{t('orders.giftMessage')}</h3>
              <p className="whitespace-pre-line text-text-muted">{giftMessage}</p>
            </>
          )}
        </div>
        <TotalsList totals={order.totals} couponCode={order.couponCode} className="content-start" />
      </div>
      {order.papers && order.papers.length > 0 && <OrderPapers {...papers} papers={order.papers} />}
      <div className="mt-8 flex flex-wrap items-start gap-3.5">
        <ReorderBox {...reorder} />
        {isOwnToCancel(order) && <CancelOrder {...cancel} />}
      </div>
    </div>
  )
}
