import type { PaypalSettings } from '@/shop/payments/payment-methods'
import { paypalFields } from '@/shop/payments/payment-fields'
import { CardIcon } from '@/icons'
import { useTranslations } from '@/i18n'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import { Switch } from '@/ui/switch'
import { Textarea } from '@/ui/textarea'
import { PaymentPart } from '../payment-part'
import type { MethodFieldsProps } from './method-fields'

/** Unvalidated form values of PayPal. */
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

export const paypalDraftFields = {
  paypalEnabled: paypalFields.enabled,
  paypalEmail: paypalFields.email,
  paypalInstructions: paypalFields.instructions,
}

export const paypalSettingsOf = (checked: PaypalDraft): PaypalSettings => ({
  enabled: checked.paypalEnabled,
  email: checked.paypalEmail,
  instructions: checked.paypalInstructions,
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
      <Field label={t('instructions')} error={errorOf('paypalInstructions')} className="col-span-6">
        <Textarea rows={2} {...field('paypalInstructions')} />
      </Field>
    </PaymentPart>
  )
}
