import type { ReactNode } from 'react'
import { useFormat, useTranslations } from '@/i18n'
import { Button } from '@/ui/button'
import type { CartEntry, CouponState, ShownTotals } from '../cart/cart-types'
import type { CheckoutState, ChosenDelivery } from './checkout-types'
import { DeliveryDate } from '../shared/delivery-date'
import { FocusNote } from '../shared/focus-note'
import { SummaryLine } from '../cart/summary-line'
import { TotalsList } from '../cart/totals-list'

export interface CheckoutSummaryProps {
  /** Id of the form that the button submits. */
  formId: string
  state: Exclude<CheckoutState, { status: 'loading' | 'cartLoading' }>
  entries: readonly CartEntry[]
  totals: ShownTotals
  recalculating?: boolean
  coupon: CouponState
  /** `CouponBox` with the same state. */
  couponBox: ReactNode
  /** As chosen in the form. */
  delivery?: ChosenDelivery
  /** True without payment methods or without products to order. */
  blocked: boolean
  onBack: () => void
}

/** Order summary with totals and the submit button, which by law is placed directly below it. */
export function CheckoutSummary({ formId, state, entries, totals, coupon, ...rest }: CheckoutSummaryProps) {
  const t = useTranslations('checkout')
  const format = useFormat()
  const sending = state.status === 'submitting'
  const changed = state.status === 'totalChanged' ? state : undefined
  const link = (href: string) => (chunks: ReactNode) => (
    <a href={href} target="_blank" rel="noreferrer" className="underline underline-offset-3">
      {chunks}
    </a>
  )
  return (
    <aside
      aria-labelledby={`${formId}-summary`}
      data-slot="checkout-summary"
      className="sticky top-6 rounded-xl border border-border bg-surface p-8 max-lg:static max-md:-mx-2 max-md:px-5 max-md:py-6"
    >
      <h2 id={`${formId}-summary`} className="mb-3 font-serif text-title-m">
        {t(changed ? 'summary.checkAgain' : 'summary.title')}
      </h2>
      {changed && (
        <FocusNote tone="warn" signal={state} title={t('summary.totalChanged')} className="mb-3">
          {changed.alert && (
            <p>
              {t(`alerts.${changed.alert}`)} {t('summary.couponRemoved')}
            </p>
          )}
          <p>
            {t('summary.totalChangedText', {
              before: format.money({ amount: changed.previous.total, currency: totals.currency }),
              now: format.money({ amount: totals.total, currency: totals.currency }),
            })}
          </p>
        </FocusNote>
      )}
      <ul>
        {entries.map((entry) => (
          <SummaryLine key={entry.id} entry={entry} />
        ))}
      </ul>
      <div className="mt-4 mb-5.5">{rest.couponBox}</div>
      <TotalsList
        size="l"
        totals={totals}
        previous={changed?.previous}
        couponCode={coupon.status === 'applied' ? coupon.coupon.code : undefined}
        recalculating={rest.recalculating}
        className="mb-4"
      />
      <DeliveryDate
        country={rest.delivery?.country}
        awaitsPayment={rest.delivery?.paymentMethod === 'bank_transfer' && totals.total > 0}
        className="mb-5.5"
      />
      {rest.delivery?.country === 'Schweiz' && (
        <p className="-mt-4 mb-5.5 text-small text-text-muted">{t('delivery.customs')}</p>
      )}
      <Button
        type="submit"
        form={formId}
        size="l"
        full
        loading={sending}
        // An order sent while a code is being checked would be placed without it.
        disabled={rest.blocked || coupon.status === 'checking'}
      >
        {changed
          ? t('submitFor', { total: format.money({ amount: totals.total, currency: totals.currency }) })
          : t('submit')}
      </Button>
      {changed && (
        <Button variant="ghost" full className="mt-2" onClick={rest.onBack}>
          {t('back')}
        </Button>
      )}
      <p role="status" className="text-small text-text-muted not-empty:mt-3.5">
        {sending && t('sendingText')}
      </p>
      {!sending && (
        <p className="mt-3.5 text-caption text-text-muted">
          {t.rich('legal', {
            terms: link('/legal/agb'),
            withdrawal: link('/legal/widerruf'),
            privacy: link('/legal/datenschutz'),
          })}
        </p>
      )}
    </aside>
  )
}
