import type { PaymentMethod } from '@/shop/payments/payment-methods'
import { useTranslations } from '@/i18n'
import { stepStyles } from '../orders/order-timeline'

interface SuccessStepsProps {
  method: PaymentMethod
  isPaid: boolean
}

/** What happens next: the payment, packing, the parcel. */
export function SuccessSteps({ method, isPaid }: SuccessStepsProps) {
  const t = useTranslations('checkout')
  const current = isPaid ? 1 : 0
  const steps = [isPaid ? 'paid' : method, isPaid ? 'packNow' : 'pack', 'send'] as const
  return (
    <ol aria-label={t('success.steps.label')} className="mt-9 grid md:auto-cols-fr md:grid-flow-col">
      {steps.map((step, index) => {
        const state = index < current ? 'done' : index === current ? 'current' : 'open'
        return (
          <li
            key={step}
            aria-current={state === 'current' ? 'step' : undefined}
            className={stepStyles({ layout: 'row', state, className: 'md:pe-4' })}
          >
            <span className="font-semibold text-text">{t(`success.steps.${step}.title`)}</span>
            <span className="block font-normal text-text-muted">{t(`success.steps.${step}.text`)}</span>
          </li>
        )
      })}
    </ol>
  )
}
