import { useTranslations } from '@/i18n'
import type { FailedCheckout } from './checkout-types'
import { FocusNote } from '../shared/focus-note'

/** Message of the failure, affected products, and whether an order was placed. */
export function CheckoutFailureNote({ state }: { state: FailedCheckout }) {
  const t = useTranslations('checkout')
  const { failure, alert, message, shortages = [], possible = [] } = state
  const alerted = alert && t(`alerts.${alert}`)
  // The title says the same already.
  const isLost = failure === 'network' || failure === 'timeout'
  const about = message ?? (shortages.length > 0 || isLost ? undefined : alerted)
  return (
    <FocusNote signal={state} title={t(`failures.${failure}`)} className="mb-8">
      {about && <p>{about}</p>}
      {shortages.map(({ name, available }) => (
        <p key={name}>
          {available === undefined ? t('unavailable', { name }) : t('shortage', { name, available })}
        </p>
      ))}
      {possible.map(({ name, available }) => (
        <p key={name}>{t('possible', { name, available })}</p>
      ))}
      {/* Without a definite response the order may exist; submitting again is idempotent. */}
      <p>{t(failure === 'failed' ? 'nothingOrdered' : 'noSecondOrder')}</p>
    </FocusNote>
  )
}
