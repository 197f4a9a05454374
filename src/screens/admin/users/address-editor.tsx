import { useWatch } from 'react-hook-form'
import { officeAddressForm, type KeptAddress, type NewAddress } from '@/shop/addresses/address-book'
import { COUNTRIES } from '@/shop/orders/address'
import { useTranslations } from '@/i18n'
import { Checkbox } from '@/ui/checkbox'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import { NativeSelect } from '@/ui/native-select'
import { useCountryName } from '../orders/use-country-name'
import { FormDialog } from '../shared/forms/form-dialog'
import { errorOf, fieldsOfSchema, submitOf, useAdminForm } from '../shared/forms/form-rules'
import { useServerErrors, type SaveRefusal } from '../shared/forms/server-errors'

interface AddressEditorState extends SaveRefusal {
  /** Undefined for a new one. */
  readonly address?: KeptAddress | undefined
  /** Who gets the parcels of a new one. */
  readonly customer: string
  /** The first one is the default without being asked. */
  readonly isFirst: boolean
  readonly submitting?: boolean
}

interface AddressEditorProps {
  state: AddressEditorState
  onSave: (address: NewAddress) => void
  onClose: () => void
}

/** Adds an address to a customer's book, or changes one. */
export function AddressEditor({ state, onSave, onClose }: AddressEditorProps) {
  const t = useTranslations('adminUsers')
  const work = useTranslations('adminOrders')
  const common = useTranslations('admin')
  const nameOf = useCountryName()
  const { address, customer, isFirst, submitting = false } = state
  const required = work('work.required')
  const form = useAdminForm({
    schema: officeAddressForm,
    defaultValues: {
      name: address?.name ?? customer,
      company: address?.company ?? '',
      street: address?.street ?? '',
      zipCode: address?.zipCode ?? '',
      city: address?.city ?? '',
      country: address?.country ?? COUNTRIES[0],
      postNumber: address?.postNumber ?? '',
      isDefault: address?.isDefault ?? isFirst,
    },
    texts: {
      name: { required: t('edit.nameRequired'), invalid: t('edit.invalid') },
      company: t('edit.invalid'),
      street: { required, packstation: t('addresses.packstation'), invalid: t('edit.invalid') },
      zipCode: { fourDigits: t('addresses.zipCode4'), fiveDigits: t('addresses.zipCode5'), required },
      city: required,
      postNumber: t('addresses.postNumber'),
      country: t('addresses.germanyOnly'),
    },
  })
  const refusal = useServerErrors(form, state, { fallback: t('addresses.failed') })
  const { register, clearErrors, control, handleSubmit, formState } = form
  const { errors, isDirty } = formState
  const field = fieldsOfSchema({ register, clearErrors })
  const country = field('country')
  const isGerman = useWatch({ control, name: 'country' }) === 'Deutschland'
  return (
    <FormDialog
      size="s"
      title={address ? t('addresses.changeTitle') : t('addresses.add')}
      submitLabel={common('form.save')}
      submitting={submitting}
      dirty={isDirty}
      error={refusal}
      onSubmit={submitOf(handleSubmit, ({ company, postNumber, ...typed }) =>
        onSave({
          ...typed,
          ...(company !== '' && { company }),
          ...(postNumber !== '' && { postNumber }),
        }),
      )}
      onClose={onClose}
    >
      <div className="grid grid-cols-[7rem_minmax(0,1fr)] gap-x-4 gap-y-3.5">
        <Field label={t('edit.name')} error={errorOf(errors, 'name')} className="col-span-2" required>
          <Input autoComplete="off" {...field('name')} />
        </Field>
        <Field label={t('edit.company')} error={errorOf(errors, 'company')} className="col-span-2" optional>
          <Input autoComplete="off" {...field('company')} />
        </Field>
        <Field label={work('work.country')} error={errorOf(errors, 'country')} className="col-span-2">
          <NativeSelect
            {...country}
            onChange={(event) => {
              // There are Packstations in Germany alone, and elsewhere their field is not seen.
              if (event.target.value !== 'Deutschland') form.setValue('postNumber', '')
              void country.onChange(event)
            }}
          >
            {COUNTRIES.map((each) => (
              <option key={each} value={each}>
                {nameOf(each)}
              </option>
            ))}
          </NativeSelect>
        </Field>
        <Field label={work('work.street')} error={errorOf(errors, 'street')} className="col-span-2" required>
          <Input autoComplete="off" {...field('street')} />
        </Field>
        <Field label={work('work.zipCode')} error={errorOf(errors, 'zipCode')} required>
          <Input inputMode="numeric" autoComplete="off" {...field('zipCode')} />
        </Field>
        <Field label={work('work.city')} error={errorOf(errors, 'city')} required>
          <Input autoComplete="off" {...field('city')} />
        </Field>
        {isGerman && (
          <Field
            label={work('work.postNumber')}
            hint={work('work.postNumberHint')}
            error={errorOf(errors, 'postNumber')}
            className="col-span-2"
          >
            <Input inputMode="numeric" autoComplete="off" {...field('postNumber')} />
          </Field>
        )}
        {!isFirst && !address?.isDefault && (
          <Checkbox size="admin" className="col-span-2" {...field('isDefault')}>
            {t('addresses.makeDefault')}
          </Checkbox>
        )}
      </div>
    </FormDialog>
  )
}
