/**
 * The checkout with its own header. States: loading, form, submitting, failed (each failure and alert),
 * totalChanged; the cart may still be loading beside the form; without payment methods or products nothing can be ordered.
 */
import { useId } from 'react'
import type { Country } from '../../../domain/orders/address'
import type { PaymentMethod } from '../../../domain/payments/payment-methods'
import { useTranslations } from '../../../i18n'
import { Note, NoteAction } from '../../../ui/note'
import type { CartEntry, CouponState, ShownTotals } from '../cart/cart-types'
import { CheckoutForm } from './checkout-form'
import { CheckoutFailureNote } from './checkout-failure-note'
import { CheckoutFrame } from './checkout-frame'
import { CheckoutFormLoading, CheckoutSummaryLoading } from './checkout-loading'
import { CheckoutSummary } from './checkout-summary'
import { CollapsibleSummary } from './collapsible-summary'
import type { CheckoutState, CheckoutSubmission, CheckoutValues } from './checkout-types'

export interface CheckoutPageProps {
  state: CheckoutState
  /** What is ordered is not known yet, nor whether anything is: the form is shown, not yet to be filled in. */
  cartLoading?: boolean
  entries: readonly CartEntry[]
  /** Products of the cart that are sold out: they are not ordered, and that is said. */
  soldOutNames?: readonly string[]
  totals: ShownTotals
  /** The cart or the coupon is being validated again. */
  recalculating?: boolean
  coupon: CouponState
  /** Enabled on this platform; none: nothing can be ordered. */
  paymentMethods: readonly PaymentMethod[]
  /** Where the shop delivers. @default the german one's */
  countries?: readonly Country[]
  /** The settings could not be loaded; offers another attempt. */
  onRetryPayment?: () => void
  /** What is known of the shopper; what comes later, by a login, fills only what is empty. */
  initial?: Partial<CheckoutValues>
  guest?: boolean
  /** A guest would rather sign in. */
  onLogin?: () => void
  onSubmit: (submission: CheckoutSubmission) => void
  /** The e-mail address as it stands when its field is left. */
  onEmail?: (email: string) => void
  onApplyCoupon: (code: string) => void
  onRemoveCoupon: () => void
  /** Another attempt where an applied coupon could not be checked. */
  onRetryCoupon: () => void
  /** Back to the cart. */
  onBack: () => void
}

const NOBODY = {}

export function CheckoutPage({ state, ...rest }: CheckoutPageProps) {
  const t = useTranslations('checkout')
  const formId = useId()
  const { paymentMethods, onRetryPayment, guest, onLogin, soldOutNames = [] } = rest
  const sending = state.status === 'submitting'
  const notes = (
    <>
      {state.status === 'failed' && <CheckoutFailureNote state={state} />}
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
      <CheckoutFrame onBack={rest.onBack} beside={<CheckoutSummaryLoading />}>
        <CheckoutFormLoading />
      </CheckoutFrame>
    )
  return (
    <CheckoutFrame
      sending={sending}
      onBack={rest.onBack}
      above={!rest.cartLoading && <CollapsibleSummary entries={rest.entries} totals={rest.totals} />}
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
        initial={rest.initial ?? NOBODY}
        paymentMethods={onRetryPayment ? undefined : paymentMethods}
        countries={rest.countries}
        sending={sending}
        waiting={rest.cartLoading}
        fieldErrors={state.status === 'failed' ? state.fieldErrors : undefined}
        note={notes}
        onSubmit={rest.onSubmit}
        onEmail={rest.onEmail}
      />
    </CheckoutFrame>
  )
}
