import { useWatch } from 'react-hook-form'
import { keptAddressForm, type KeptAddress, type NewAddress } from '@/shop/addresses/address-book'
import { COUNTRIES } from '@/shop/orders/address'
import { toAddress, typedOf } from '@/shop/orders/postal-address'
import { useTranslations } from '@/i18n'
import { Button } from '@/ui/button'
import { Checkbox } from '@/ui/checkbox'
import { Field } from '@/ui/field'
import { FormErrorSummary } from '@/ui/form-error-summary'
import { Input } from '@/ui/input'
import { AddressFields } from '../../shared/address-fields'
import { FocusNote } from '../../shared/focus-note'
import { useShopForm } from '../../shared/use-shop-form'
import type { AddressSaving } from './addresses-types'

interface AddressFormProps {
  /** Undefined for a new one. */
  address: KeptAddress | undefined
  /** The first one is the default without being asked. */
  isFirst: boolean
  saving: AddressSaving
  onSubmit: (address: NewAddress) => void
  onCancel: () => void
}

const FIELDS = [
  'name',
  'company',
  'postNumber',
  'packstation',
  'street',
  'zipCode',
  'city',
  'country',
] as const
const NONE = { street: '', zipCode: '', city: '', country: COUNTRIES[0] }

/** Adds an address to the book, or changes one. */
export function AddressForm({ address, isFirst, saving, onSubmit, onCancel }: AddressFormProps) {
  const t = useTranslations('account')
  const problems = useTranslations('checkout')
  const { control, field, errorOf, errors, handleSubmit, values } = useShopForm({
    schema: keptAddressForm,
    fields: FIELDS,
    defaultValues: {
      name: address?.name ?? '',
      company: address?.company ?? '',
      ...typedOf(address ?? NONE),
      isDefault: address?.isDefault ?? isFirst,
    },
    texts: {
      name: problems('problems.nameRequired'),
      street: problems('problems.streetRequired'),
      postNumber: problems('problems.postNumberInvalid'),
      packstation: problems('problems.packstationInvalid'),
      city: problems('problems.cityRequired'),
      zipCode: { fourDigits: problems('problems.zipCode4'), fiveDigits: problems('problems.zipCode5') },
    },
    ...(saving.fieldErrors && { fieldErrors: saving.fieldErrors }),
  })
  const isPackstation = useWatch({ control, name: 'addressKind' }) === 'packstation'
  const busy = saving.status === 'saving'
  const isRefused = saving.status === 'failed' && saving.fieldErrors === undefined
  return (
    <form
      noValidate
      aria-busy={busy}
      aria-label={t(address ? 'profile.addresses.change' : 'profile.addresses.add')}
      inert={busy}
      className="grid grid-cols-2 gap-x-4 gap-y-4.5 max-md:grid-cols-1"
      onSubmit={(event) =>
        void handleSubmit(({ name, company, isDefault, ...typed }) =>
          onSubmit({ name, ...(company !== '' && { company }), ...toAddress(typed), isDefault }),
        )(event)
      }
    >
      {isRefused && (
        <FocusNote size="s" signal={saving}>
          {saving.message || t('profile.addresses.failed')}
        </FocusNote>
      )}
      <FormErrorSummary errors={errors} className="col-span-full" />
      <Field label={t('profile.addresses.name')} error={errorOf('name')} required className="col-span-full">
        <Input autoComplete="name" {...field('name')} />
      </Field>
      <Field label={t('profile.company')} error={errorOf('company')} optional className="col-span-full">
        <Input autoComplete="organization" {...field('company')} />
      </Field>
      <AddressFields
        countries={COUNTRIES}
        isPackstation={isPackstation}
        onPackstation={(chosen) => {
          values.clearErrors()
          values.setValue('addressKind', chosen ? 'packstation' : 'street')
          if (chosen) values.setValue('country', 'Deutschland')
        }}
        field={field}
        errorOf={errorOf}
      />
      {!isFirst && !address?.isDefault && (
        <Checkbox className="col-span-full" {...field('isDefault')}>
          {t('profile.addresses.makeDefault')}
        </Checkbox>
      )}
      <div className="col-span-full flex flex-wrap gap-3">
        <Button type="submit" loading={busy} className="flex-1">
          {t('profile.save')}
        </Button>
        <Button variant="outline" onClick={onCancel}>
          {t('profile.addresses.cancel')}
        </Button>
      </div>
    </form>
  )
}
