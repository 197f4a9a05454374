/**
 * Takes an order: address, payment, total and the button that binds. States: loading, cartLoading, form, submitting,
 * failed (each failure and alert), totalChanged; submitting is disabled without payment methods or products.
 */
import { useId, useState, type ReactNode } from 'react'
import type { PaymentMethod } from '@/shop/payments/payment-methods'
import type { CartEntry, CouponState, ShownTotals } from '../cart/cart-types'
import { CheckoutForm } from './checkout-form'
import { CheckoutFrame } from './checkout-frame'
import { CheckoutFormLoading, CheckoutSummaryLoading, CollapsibleSummaryLoading } from './checkout-loading'
import { CheckoutSummary } from './checkout-summary'
import { CollapsibleSummary } from './collapsible-summary'
import type {
  CheckoutState,
  CheckoutSubmission,
  CheckoutValues,
  ChosenDelivery,
  WhereTo,
} from './checkout-types'

export interface CheckoutPageProps {
  state: CheckoutState
  entries: readonly CartEntry[]
  totals: ShownTotals
  /** True while the cart or the coupon is being validated again. */
  recalculating?: boolean
  coupon: CouponState
  /** `CouponBox` with the same state. */
  couponBox: ReactNode
  /** Above the form: `CheckoutNotes`. */
  notes?: ReactNode
  /** Methods enabled on this platform; if empty, nothing can be ordered. Undefined if they could not be loaded. */
  paymentMethods: readonly PaymentMethod[] | undefined
  /** @default the countries of the German platform */
  whereTo?: WhereTo
  /** Known values of the shopper; later changes, for example after a login, fill empty fields only. */
  initial?: Partial<CheckoutValues>
  /** What was typed before a reload; comes before `initial`. */
  draft?: Partial<CheckoutValues>
  /** Called with all values after every change. */
  onValues?: (values: CheckoutValues) => void
  onSubmit: (submission: CheckoutSubmission) => void
  /** Called with the email on blur. */
  onEmail?: (email: string) => void
  /** Returns to the cart. */
  onBack: () => void
}

const NO_VALUES = {}

export function CheckoutPage({ state, ...rest }: CheckoutPageProps) {
  const formId = useId()
  const [delivery, setDelivery] = useState<ChosenDelivery>()
  const cartLoading = state.status === 'cartLoading'
  const sending = state.status === 'submitting'
  if (state.status === 'loading')
    return (
      <CheckoutFrame
        onBack={rest.onBack}
        above={<CollapsibleSummaryLoading />}
        beside={<CheckoutSummaryLoading />}
      >
        <CheckoutFormLoading />
      </CheckoutFrame>
    )
  return (
    <CheckoutFrame
      sending={sending}
      onBack={rest.onBack}
      above={
        cartLoading ? (
          <CollapsibleSummaryLoading />
        ) : (
          <CollapsibleSummary entries={rest.entries} totals={rest.totals} />
        )
      }
      beside={
        cartLoading ? (
          <CheckoutSummaryLoading />
        ) : (
          <CheckoutSummary
            formId={formId}
            state={state}
            entries={rest.entries}
            totals={rest.totals}
            recalculating={rest.recalculating}
            coupon={rest.coupon}
            couponBox={rest.couponBox}
            delivery={delivery}
            blocked={!rest.paymentMethods?.length || rest.entries.length === 0}
            onBack={rest.onBack}
          />
        )
      }
    >
      <CheckoutForm
        id={formId}
        initial={rest.initial ?? NO_VALUES}
        draft={rest.draft}
        onValues={rest.onValues}
        paymentMethods={rest.paymentMethods}
        whereTo={rest.whereTo}
        sending={sending}
        waiting={cartLoading}
        failure={state.status === 'failed' ? state : undefined}
        note={rest.notes}
        onSubmit={rest.onSubmit}
        onEmail={rest.onEmail}
        onDelivery={setDelivery}
      />
    </CheckoutFrame>
  )
}
