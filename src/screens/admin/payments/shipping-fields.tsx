import { TruckIcon } from '@/icons'
import { useTranslations } from '@/i18n'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import type { MethodFieldsProps } from './methods/method-fields'
import type { PaymentDraft } from './payment-draft'
import { PaymentPart } from './payment-part'

interface ShippingFieldsProps extends MethodFieldsProps<keyof PaymentDraft> {
  /** Currency sign of the amounts. */
  sign: string
}

/** Shipping costs and tax rate of one platform. */
export function ShippingFields({ field, errorOf, sign }: ShippingFieldsProps) {
  const t = useTranslations('adminPayment')
  const fields = [
    ['freeShippingThreshold', t('free'), sign],
    ['standardShippingCost', t('standard'), sign],
    ['expeditedShippingCost', t('expedited'), sign],
    ['taxRate', t('taxRate'), '%'],
  ] as const
  return (
    <PaymentPart icon={TruckIcon} title={t('shipping')}>
      {fields.map(([name, label, unit]) => (
        <Field
          key={name}
          label={label}
          error={errorOf(name)}
          hint={name === 'expeditedShippingCost' && t('expeditedHint')}
          className="col-span-3"
          required
        >
          <Input inputMode="decimal" unit={unit} {...field(name)} />
        </Field>
      ))}
    </PaymentPart>
  )
}
