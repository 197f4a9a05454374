import { useEffect, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { typedOf } from '@/shop/orders/postal-address'
import {
  RECIPIENT_FIELDS,
  recipientForm,
  toRecipient,
  type RecipientField,
} from '@/shop/subscriptions/recipient-form'
import type { NewRecipient, Subscription } from '@/shop/subscriptions/subscription'
import { useTranslations } from '@/i18n'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { FormErrorSummary } from '@/ui/form-error-summary'
import { Input } from '@/ui/input'
import { AddressFields } from '../shared/address-fields'
import { useShopForm } from '../shared/use-shop-form'

export interface RecipientFormProps {
  /** With who gets it in the account; by the link of a mail all is typed anew. */
  subscription: Pick<Subscription, 'recipient' | 'countries'>
  saving: boolean
  /** What the server refused; undefined between two failures. */
  fieldErrors?: Partial<Record<RecipientField, string>> | undefined
  onSubmit: (recipient: NewRecipient) => void
  onCancel: () => void
}

/** Who gets the parcels and invoices of a Sparabo, and where. States: typing, saving, refused. */
export function RecipientForm({ subscription, saving, fieldErrors, onSubmit, onCancel }: RecipientFormProps) {
  const t = useTranslations('checkout')
  const texts = useTranslations('subscription')
  const { recipient, countries } = subscription
  const { customer, address } = recipient ?? {}
  const form = useRef<HTMLFormElement>(null)
  // In place of the button that was pressed.
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  const { control, field, errorOf, errors, handleSubmit, values } = useShopForm({
    schema: recipientForm,
    fields: RECIPIENT_FIELDS,
    defaultValues: {
      name: customer?.name ?? '',
      phone: customer?.phone ?? '',
      company: customer?.company ?? '',
      vatId: customer?.vatId ?? '',
      ...typedOf(address ?? { street: '', zipCode: '', city: '', country: countries[0] ?? '' }),
    },
    texts: {
      name: t('problems.nameRequired'),
      phone: { required: t('problems.phoneRequired'), invalid: t('problems.phoneInvalid') },
      vatId: { vatId: t('problems.vatIdInvalid') },
      street: t('problems.streetRequired'),
      postNumber: t('problems.postNumberInvalid'),
      packstation: t('problems.packstationInvalid'),
      city: t('problems.cityRequired'),
      zipCode: { fourDigits: t('problems.zipCode4'), fiveDigits: t('problems.zipCode5') },
      country: t('problems.countryInvalid'),
    },
    ...(fieldErrors && { fieldErrors }),
  })
  const isPackstation = useWatch({ control, name: 'addressKind' }) === 'packstation'
  const [isCompany] = useState(Boolean(customer?.company || customer?.vatId))
  return (
    <form
      ref={form}
      noValidate
      aria-busy={saving}
      aria-label={texts('manage.changeAddress')}
      inert={saving}
      className="grid max-w-160 grid-cols-2 gap-x-4 gap-y-5 max-md:grid-cols-1"
      onSubmit={(event) => void handleSubmit((typed) => onSubmit(toRecipient(typed)))(event)}
    >
      <FormErrorSummary errors={errors} className="col-span-full" />
      <Field label={t('customer.name')} error={errorOf('name')} required>
        <Input autoComplete="name" {...field('name')} />
      </Field>
      <Field label={t('customer.phone')} error={errorOf('phone')} required>
        <Input type="tel" autoComplete="tel" {...field('phone')} />
      </Field>
      <details className="col-span-full" open={isCompany || Boolean(errorOf('company') || errorOf('vatId'))}>
        <summary className="w-fit cursor-pointer py-1 text-small">{t('customer.asCompany')}</summary>
        <div className="mt-4 grid grid-cols-2 gap-x-4 gap-y-5 max-md:grid-cols-1">
          <Field label={t('customer.company')} error={errorOf('company')} optional>
            <Input autoComplete="organization" {...field('company')} />
          </Field>
          <Field label={t('customer.vatId')} hint={t('customer.vatIdHint')} error={errorOf('vatId')} optional>
            <Input autoCapitalize="characters" spellCheck={false} {...field('vatId')} />
          </Field>
        </div>
      </details>
      <AddressFields
        countries={countries}
        isPackstation={isPackstation}
        onPackstation={(chosen) => {
          values.clearErrors()
          values.setValue('addressKind', chosen ? 'packstation' : 'street')
          if (chosen) values.setValue('country', 'Deutschland')
        }}
        field={field}
        errorOf={errorOf}
      />
      <div className="col-span-full flex flex-wrap gap-3">
        <Button type="submit" loading={saving}>
          {texts('manage.saveAddress')}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          {texts('manage.cancel')}
        </Button>
      </div>
    </form>
  )
}
