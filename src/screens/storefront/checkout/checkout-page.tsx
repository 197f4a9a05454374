/**
 * Checkout with its own header. States: loading, form, submitting, failed (each failure and alert),
 * totalChanged; the cart may still load beside the form; submitting is disabled without payment methods or products.
 */
import { useId, useState } from 'react'
import type { Country } from '@/shop/orders/address'
import type { PaymentMethod } from '@/shop/payments/payment-methods'
import { useTranslations } from '@/i18n'
import { Note, NoteAction } from '@/ui/note'
import type { CartEntry, CouponState, ShownTotals } from '../cart/cart-types'
import { CheckoutForm } from './checkout-form'
import { CheckoutFailureNote } from './checkout-failure-note'
import { CheckoutFrame } from './checkout-frame'
import { CheckoutFormLoading, CheckoutSummaryLoading, CollapsibleSummaryLoading } from './checkout-loading'
import { CheckoutSummary } from './checkout-summary'
import { CollapsibleSummary } from './collapsible-summary'
import type { CheckoutState, CheckoutSubmission, CheckoutValues } from './checkout-types'

export interface CheckoutPageProps {
  state: CheckoutState
  /** True while the cart is loading: the form is shown but inert. */
  cartLoading?: boolean
  entries: readonly CartEntry[]
  /** Names of sold-out products in the cart; they are not ordered, and a notice says so. */
  soldOutNames?: readonly string[]
  /** Names of products that are no longer sold and were removed from the cart. */
  droppedNames?: readonly string[]
  totals: ShownTotals
  /** True while the cart or the coupon is being validated again. */
  recalculating?: boolean
  coupon: CouponState
  /** Methods enabled on this platform; if empty, nothing can be ordered. */
  paymentMethods: readonly PaymentMethod[]
  /** Countries the shop delivers to. @default those of the German platform */
  countries?: readonly Country[]
  /** Retries loading the payment settings; given only if that failed. */
  onRetryPayment?: () => void
  /** Known values of the shopper; later changes, for example after a login, fill empty fields only. */
  initial?: Partial<CheckoutValues>
  /** What was typed before a reload; comes before `initial`. */
  draft?: Partial<CheckoutValues>
  /** Called with all values after every change. */
  onValues?: (values: CheckoutValues) => void
  guest?: boolean
  /** Opens the login, for guests. */
  onLogin?: () => void
  onSubmit: (submission: CheckoutSubmission) => void
  /** Called with the email on blur. */
  onEmail?: (email: string) => void
  onApplyCoupon: (code: string) => void
  onRemoveCoupon: () => void
  /** Retries the validation of an applied coupon. */
  onRetryCoupon: () => void
  /** Returns to the cart. */
  onBack: () => void
}

const NO_VALUES = {}

export function CheckoutPage({ state, ...rest }: CheckoutPageProps) {
  const t = useTranslations('checkout')
  const formId = useId()
  const [country, setCountry] = useState<string>()
  const cart = useTranslations('cart')
  const { paymentMethods, onRetryPayment, guest, onLogin, soldOutNames = [], droppedNames = [] } = rest
  const sending = state.status === 'submitting'
  const notes = (
    <>
      {state.status === 'failed' && <CheckoutFailureNote state={state} />}
      {droppedNames.length > 0 && (
        <Note tone="warn" role="status" className="mb-8">
          {cart('notice.dropped', { count: droppedNames.length, names: droppedNames.join(', ') })}
        </Note>
      )}
      {soldOutNames.length > 0 && (
        <Note tone="warn" role="status" className="mb-8">
          {t('soldOut', { count: soldOutNames.length, names: soldOutNames.join(', ') })}
        </Note>
      )}
      {onRetryPayment && (
        <Note
          tone="danger"
          role="alert"
          className="mb-8"
          action={<NoteAction onClick={onRetryPayment}>{t('payment.retry')}</NoteAction>}
        >
          {t('payment.failed')}
        </Note>
      )}
      {guest && onLogin && (
        <Note className="mb-8" action={<NoteAction onClick={onLogin}>{t('guest.login')}</NoteAction>}>
          {t('guest.text')}
        </Note>
      )}
    </>
  )
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
        rest.cartLoading ? (
          <CollapsibleSummaryLoading />
        ) : (
          <CollapsibleSummary entries={rest.entries} totals={rest.totals} />
        )
      }
      beside={
        rest.cartLoading ? (
          <CheckoutSummaryLoading />
        ) : (
          <CheckoutSummary
            formId={formId}
            state={state}
            entries={rest.entries}
            totals={rest.totals}
            recalculating={rest.recalculating}
            coupon={rest.coupon}
            country={country}
            blocked={paymentMethods.length === 0 || rest.entries.length === 0}
            onApplyCoupon={rest.onApplyCoupon}
            onRemoveCoupon={rest.onRemoveCoupon}
            onRetryCoupon={rest.onRetryCoupon}
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
        paymentMethods={onRetryPayment ? undefined : paymentMethods}
        countries={rest.countries}
        sending={sending}
        waiting={rest.cartLoading}
        fieldErrors={state.status === 'failed' ? state.fieldErrors : undefined}
        note={notes}
        onSubmit={rest.onSubmit}
        onEmail={rest.onEmail}
        onCountry={setCountry}
      />
    </CheckoutFrame>
  )
}
