import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import type * as z from 'zod/mini'
import { platformCountries, type Country } from '@/shop/orders/address'
import type { PaymentMethod } from '@/shop/payments/payment-methods'
import { NOTE_LENGTH, type checkoutForm, type CheckoutField } from '@/shop/checkout/checkout-form'
import { useTranslations } from '@/i18n'
import { Field } from '@/ui/field'
import { FormErrorSummary } from '@/ui/form-error-summary'
import { Input } from '@/ui/input'
import { Textarea } from '@/ui/textarea'
import { EmailField } from '../shared/email-field'
import { AddressFields } from './address-fields'
import type { CheckoutSubmission, CheckoutValues } from './checkout-types'
import { PaymentOptions } from './payment-options'
import { useCheckoutForm } from './use-checkout-form'

interface CheckoutFormProps {
  /** Id of the form; the submit button is in the summary and refers to it. */
  id: string
  initial: Partial<CheckoutValues>
  draft?: Partial<CheckoutValues>
  onValues?: (values: CheckoutValues) => void
  /** Undefined if the settings could not be loaded. */
  paymentMethods: readonly PaymentMethod[] | undefined
  /** Countries the shop delivers to. @default those of the German platform */
  countries?: readonly Country[] | undefined
  sending: boolean
  /** True before the session is known: the fields are inert, because input could be overwritten. */
  waiting?: boolean
  fieldErrors?: Partial<Record<CheckoutField, string>>
  /** Message above the fields. */
  note?: ReactNode
  onSubmit: (submission: CheckoutSubmission) => void
  /** Called with the country at first and when it changes. */
  onCountry?: (country: string) => void
  /** Called with the email on blur. */
  onEmail?: (email: string) => void
}

const submissionOf = ({
  name,
  email,
  phone,
  paymentMethod,
  note,
  ...address
}: z.output<typeof checkoutForm>): CheckoutSubmission => ({
  customer: { name, email, phone },
  address,
  paymentMethod,
  note,
})

const groupStyles =
  'grid grid-cols-2 gap-x-4 gap-y-5 border-b border-border pb-10 mb-10 last:mb-0 last:border-0 last:pb-0 max-md:grid-cols-1 max-md:pb-8 max-md:mb-8'

export function CheckoutForm({
  id,
  initial,
  draft,
  onValues,
  paymentMethods,
  countries = platformCountries.germany,
  sending,
  waiting = false,
  note,
  onSubmit,
  onEmail,
  onCountry,
  fieldErrors,
}: CheckoutFormProps) {
  const t = useTranslations('checkout')
  const { field, errorOf, errors, handleSubmit, control, values } = useCheckoutForm({
    initial,
    draft,
    countries,
    fieldErrors,
  })
  const noteLength = useWatch({ control, name: 'note' }).length
  const country = useWatch({ control, name: 'country' })
  const tellCountry = useEffectEvent(() => onCountry?.(country))
  useEffect(() => tellCountry(), [country])
  return (
    <form
      id={id}
      noValidate
      aria-busy={sending}
      inert={sending || waiting}
      aria-label={t('title')}
      onChange={() => onValues?.(values.getValues())}
      onSubmit={(event) => void handleSubmit((checked) => onSubmit(submissionOf(checked)))(event)}
    >
      {note}
      <FormErrorSummary errors={errors} className="mb-8" />
      <section className={groupStyles}>
        <h2 className="col-span-full font-serif text-title-m">{t('customer.title')}</h2>
        <Field label={t('customer.name')} error={errorOf('name')} required className="col-span-full">
          <Input autoComplete="name" {...field('name')} />
        </Field>
        <EmailField
          texts="checkout"
          label={t('customer.email')}
          error={errorOf('email')}
          required
          control={field('email')}
          onCorrect={(email) => {
            values.setValue('email', email)
            onValues?.(values.getValues())
          }}
          onLeave={onEmail}
        />
        <Field label={t('customer.phone')} error={errorOf('phone')} required>
          <Input type="tel" autoComplete="tel" {...field('phone')} />
        </Field>
      </section>
      <section className={groupStyles}>
        <AddressFields field={field} errorOf={errorOf} countries={countries} />
      </section>
      <section className={groupStyles}>
        <h2 className="col-span-full font-serif text-title-m">{t('payment.title')}</h2>
        <div className="col-span-full">
          <PaymentOptions
            methods={paymentMethods}
            error={errorOf('paymentMethod')}
            control={field('paymentMethod')}
          />
        </div>
      </section>
      <section className={groupStyles}>
        <Field
          label={t('note.label')}
          optional
          counter={noteLength > NOTE_LENGTH * 0.8 ? { count: noteLength, max: NOTE_LENGTH } : undefined}
          className="col-span-full"
        >
          <Textarea placeholder={t('note.placeholder')} maxLength={NOTE_LENGTH} {...field('note')} />
        </Field>
      </section>
    </form>
  )
}
