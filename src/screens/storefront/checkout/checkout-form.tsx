import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import type * as z from 'zod/mini'
import { platformCountries } from '@/shop/orders/address'
import { toAddress } from '@/shop/orders/postal-address'
import type { PaymentMethod } from '@/shop/payments/payment-methods'
import { GIFT_LENGTH, NOTE_LENGTH, type checkoutForm } from '@/shop/checkout/checkout-form'
import { useTranslations } from '@/i18n'
import { Checkbox } from '@/ui/checkbox'
import { Field } from '@/ui/field'
import { FormErrorSummary } from '@/ui/form-error-summary'
import { Input } from '@/ui/input'
import { Textarea } from '@/ui/textarea'
import { EmailField } from '../shared/email-field'
import { AddressFields } from '../shared/address-fields'
import { AddressChoice, KeepAddress, useChosenAddress } from './address-choice'
import { CheckoutFailureNote } from './checkout-failure-note'
import type {
  CheckoutSubmission,
  CheckoutValues,
  ChosenDelivery,
  FailedCheckout,
  WhereTo,
} from './checkout-types'
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
  /** @default the countries of the German platform */
  whereTo?: WhereTo | undefined
  sending: boolean
  /** True before the session is known: the fields are inert, because input could be overwritten. */
  waiting?: boolean
  /** Told above the fields until the next attempt, and at the fields that the server refused. */
  failure?: FailedCheckout | undefined
  /** Messages above the fields. */
  note?: ReactNode
  onSubmit: (submission: CheckoutSubmission) => void
  /** Called at first and when what decides on the day of delivery changes. */
  onDelivery?: (chosen: ChosenDelivery) => void
  /** Called with the email on blur. */
  onEmail?: (email: string) => void
  /** Leaves out the greeting, as for what comes again and again. @default false */
  withoutGift?: boolean
}

const submissionOf = ({
  name,
  email,
  phone,
  company,
  vatId,
  paymentMethod,
  note,
  giftMessage,
  keepsAddress,
  ...typed
}: z.output<typeof checkoutForm>): CheckoutSubmission => ({
  customer: { name, email, phone, ...(company !== '' && { company }), ...(vatId !== '' && { vatId }) },
  address: toAddress(typed),
  paymentMethod,
  note,
  giftMessage,
  ...(keepsAddress && { keepsAddress }),
})

const NO_ADDRESSES = [] as const

const groupStyles =
  'grid grid-cols-2 gap-x-4 gap-y-5 border-b border-border pb-10 mb-10 last:mb-0 last:border-0 last:pb-0 max-md:grid-cols-1 max-md:pb-8 max-md:mb-8'

export function CheckoutForm({
  id,
  initial,
  draft,
  onValues,
  paymentMethods,
  whereTo = { countries: platformCountries.germany },
  sending,
  waiting = false,
  note,
  onSubmit,
  onEmail,
  onDelivery,
  failure,
  withoutGift = false,
}: CheckoutFormProps) {
  const t = useTranslations('checkout')
  const { countries, addresses } = whereTo
  const { field, errorOf, errors, handleSubmit, control, values } = useCheckoutForm({
    initial,
    draft,
    countries,
    fieldErrors: failure?.fieldErrors,
  })
  const chosen = useChosenAddress({ control, values }, addresses ?? NO_ADDRESSES)
  const [answered, setAnswered] = useState<FailedCheckout>()
  const [wantsReviewMail, setWantsReviewMail] = useState(false)
  const isPackstation = useWatch({ control, name: 'addressKind' }) === 'packstation'
  const choosePackstation = (isChosen: boolean) => {
    values.clearErrors(['street', 'postNumber', 'packstation', 'zipCode', 'country'])
    values.setValue('addressKind', isChosen ? 'packstation' : 'street')
    if (isChosen) values.setValue('country', 'Deutschland')
  }
  const noteLength = useWatch({ control, name: 'note' }).length
  const giftLength = useWatch({ control, name: 'giftMessage' }).length
  const [isChosenCompany, setIsChosenCompany] = useState(false)
  // Closed until it concerns somebody; a refused or known value is never hidden.
  const isCompany =
    isChosenCompany ||
    [initial, draft].some((known) => Boolean(known?.company || known?.vatId)) ||
    Boolean(errorOf('company') || errorOf('vatId'))
  const [country, paymentMethod] = useWatch({ control, name: ['country', 'paymentMethod'] })
  const tellDelivery = useEffectEvent(() => onDelivery?.({ country, paymentMethod }))
  useEffect(() => tellDelivery(), [country, paymentMethod])
  return (
    <form
      id={id}
      noValidate
      aria-busy={sending}
      inert={sending || waiting}
      aria-label={t('title')}
      onChange={() => onValues?.(values.getValues())}
      onSubmit={(event) => {
        setAnswered(failure)
        void handleSubmit((checked) =>
          onSubmit({
            ...submissionOf({
              ...checked,
              keepsAddress: checked.keepsAddress && addresses !== undefined && !chosen,
            }),
            ...(wantsReviewMail && { reviewMail: true }),
          }),
        )(event)
      }}
    >
      {failure && failure !== answered && <CheckoutFailureNote state={failure} />}
      {note}
      <FormErrorSummary errors={errors} className="mb-8" />
      {addresses && addresses.length > 0 && (
        <AddressChoice
          control={control}
          values={values}
          addresses={addresses}
          countries={countries}
          chosen={chosen}
          onChosen={() => {
            setIsChosenCompany(values.getValues('company') !== '')
            onValues?.(values.getValues())
          }}
        />
      )}
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
        <details className="col-span-full" open={isCompany}>
          <summary className="w-fit cursor-pointer py-1 text-small">{t('customer.asCompany')}</summary>
          <div className="mt-4 grid grid-cols-2 gap-x-4 gap-y-5 max-md:grid-cols-1">
            <Field label={t('customer.company')} error={errorOf('company')} optional>
              <Input autoComplete="organization" {...field('company')} />
            </Field>
            <Field
              label={t('customer.vatId')}
              hint={t('customer.vatIdHint')}
              error={errorOf('vatId')}
              optional
            >
              <Input autoCapitalize="characters" spellCheck={false} {...field('vatId')} />
            </Field>
          </div>
        </details>
      </section>
      <section className={groupStyles}>
        <h2 className="col-span-full font-serif text-title-m">{t('address.title')}</h2>
        <AddressFields
          countries={countries}
          isPackstation={isPackstation}
          onPackstation={choosePackstation}
          field={field}
          errorOf={errorOf}
        />
        {addresses && <KeepAddress addresses={addresses} chosen={chosen} control={field('keepsAddress')} />}
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
        {!withoutGift && (
          <Field
            label={t('gift.label')}
            hint={t('gift.hint')}
            optional
            counter={giftLength > GIFT_LENGTH * 0.8 ? { count: giftLength, max: GIFT_LENGTH } : undefined}
            className="col-span-full"
          >
            <Textarea rows={2} maxLength={GIFT_LENGTH} {...field('giftMessage')} />
          </Field>
        )}
        {/* A consent is never filled in from what was typed before. */}
        <Checkbox
          checked={wantsReviewMail}
          description={t('reviewMail.text')}
          onChange={({ target }) => setWantsReviewMail(target.checked)}
          className="col-span-full"
        >
          {t('reviewMail.wanted')}
        </Checkbox>
      </section>
    </form>
  )
}
