import type { PaypalSettings } from '../../../../domain/payments/methods/paypal'
import { CardIcon } from '../../../../icons'
import { useTranslations } from '../../../../i18n'
import { Field } from '../../../../ui/field'
import { Input } from '../../../../ui/input'
import { Switch } from '../../../../ui/switch'
import { Textarea } from '../../../../ui/textarea'
import { PaymentPart } from '../payment-part'
import type { MethodFieldsProps } from './method-fields'

/** PayPal while it is written. */
export interface PaypalDraft {
  paypalEnabled: boolean
  paypalEmail: string
  paypalInstructions: string
}

export const paypalDraftOf = ({ enabled, email, instructions }: PaypalSettings): PaypalDraft => ({
  paypalEnabled: enabled,
  paypalEmail: email,
  paypalInstructions: instructions,
})

export const paypalSettingsOf = (draft: PaypalDraft): PaypalSettings => ({
  enabled: draft.paypalEnabled,
  email: draft.paypalEmail.trim(),
  instructions: draft.paypalInstructions.trim(),
})

export function PaypalFields({ field, errorOf }: MethodFieldsProps<keyof PaypalDraft>) {
  const t = useTranslations('adminPayment')
  return (
    <PaymentPart
      icon={CardIcon}
      title={t('paypal')}
      aside={<Switch {...field('paypalEnabled')} aria-label={t('paypal')} />}
    >
      <Field label={t('paypalEmail')} error={errorOf('paypalEmail')} className="col-span-6">
        <Input type="email" {...field('paypalEmail')} />
      </Field>
      <Field label={t('instructions')} className="col-span-6">
        <Textarea rows={2} {...field('paypalInstructions')} />
      </Field>
    </PaymentPart>
  )
}
