import type { ComponentProps, ComponentType } from 'react'
import type { PaymentMethod } from '@/shop/payments/payment-methods'
import { BankIcon, CardIcon, type IconProps } from '@/icons'
import { useTranslations } from '@/i18n'
import { Field } from '@/ui/field'
import { Note } from '@/ui/note'
import { Radio } from '@/ui/radio'
import { RadioGroup } from '@/ui/radio-group'

interface PaymentOptionsProps {
  /** Methods enabled on the platform; empty: nothing can be ordered; undefined: loading failed. */
  methods: readonly PaymentMethod[] | undefined
  error?: string
  /** Props of the registered form field. */
  control: Pick<ComponentProps<'input'>, 'name' | 'onChange' | 'onBlur' | 'ref'>
}

const icons = { paypal: CardIcon, bank_transfer: BankIcon } as const satisfies Record<
  PaymentMethod,
  ComponentType<IconProps>
>

export function PaymentOptions({ methods, error, control }: PaymentOptionsProps) {
  const t = useTranslations('checkout')
  if (!methods) return null
  if (methods.length === 0)
    return (
      <Note tone="danger" role="alert">
        {t('payment.none')}
      </Note>
    )
  return (
    <Field group label={t('payment.title')} labelHidden error={error} required>
      <RadioGroup className="gap-4">
        {methods.map((method) => (
          <Radio
            key={method}
            variant="card"
            value={method}
            icon={icons[method]}
            description={t(`payment.${method}.text`)}
            {...control}
          >
            {t(`payment.${method}.name`)}
          </Radio>
        ))}
      </RadioGroup>
    </Field>
  )
}
