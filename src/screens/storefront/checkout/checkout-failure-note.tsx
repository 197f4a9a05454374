import { useTranslations } from '../../../i18n'
import type { CheckoutState } from './checkout-types'
import { FocusNote } from '../shared/focus-note'

/** The specified message of the failure, what it is about, and what happened to the order. */
export function CheckoutFailureNote({ state }: { state: Extract<CheckoutState, { status: 'failed' }> }) {
  const t = useTranslations('checkout')
  const { failure, alert, message, shortages = [] } = state
  const alerted = alert && t(`alerts.${alert}`)
  const about = message ?? (shortages.length > 0 ? undefined : alerted)
  return (
    <FocusNote signal={state} title={t(`failures.${failure}`)} className="mb-8">
      {about && <p>{about}</p>}
      {shortages.map(({ name, available }) => (
        <p key={name}>
          {available === undefined ? t('unavailable', { name }) : t('shortage', { name, available })}
        </p>
      ))}
      {/* Without a definite answer the order may exist; sending it again makes no second one. */}
      <p>{t(failure === 'failed' ? 'nothingOrdered' : 'noSecondOrder')}</p>
    </FocusNote>
  )
}
