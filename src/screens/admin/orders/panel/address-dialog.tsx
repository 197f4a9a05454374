import { useTranslations } from '@/i18n'
import type { Address } from '@/shop/orders/address'
import { addressForm } from '@/shop/orders/address-form'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import { FormDialog } from '../../shared/forms/form-dialog'
import { errorOf, fieldsOfSchema, submitOf, useAdminForm } from '../../shared/forms/form-rules'
import { sheetOnPhone } from '../../shared/forms/modal-styles'

interface AddressDialogProps {
  address: Address
  submitting: boolean
  serverError: string | undefined
  onSave: (address: Address) => void
  onClose: () => void
}

/** Edits the delivery address of an order that has not been shipped. */
export function AddressDialog({ address, submitting, serverError, onSave, onClose }: AddressDialogProps) {
  const t = useTranslations('adminOrders')
  const common = useTranslations('admin')
  const { street, zipCode, city, country } = address
  const required = t('work.required')
  const { register, clearErrors, handleSubmit, formState } = useAdminForm({
    schema: addressForm,
    defaultValues: { street, zipCode, city, country },
    texts: { street: required, zipCode: required, city: required },
  })
  const { errors, isDirty } = formState
  const field = fieldsOfSchema({ register, clearErrors })
  return (
    <FormDialog
      size="s"
      className={sheetOnPhone}
      title={t('work.address')}
      submitLabel={common('form.save')}
      submitting={submitting}
      dirty={isDirty}
      error={serverError !== undefined && (serverError || t('work.failed'))}
      onSubmit={submitOf(handleSubmit, onSave)}
      onClose={onClose}
    >
      <div className="grid grid-cols-[7rem_minmax(0,1fr)] gap-x-4 gap-y-3.5">
        <Field label={t('work.street')} error={errorOf(errors, 'street')} className="col-span-2" required>
          <Input {...field('street')} />
        </Field>
        <Field label={t('work.zipCode')} error={errorOf(errors, 'zipCode')} required>
          <Input inputMode="numeric" {...field('zipCode')} />
        </Field>
        <Field label={t('work.city')} error={errorOf(errors, 'city')} required>
          <Input {...field('city')} />
        </Field>
        <Field label={t('work.country')} hint={t('work.countryHint')} className="col-span-2">
          <Input readOnly {...field('country')} />
        </Field>
      </div>
    </FormDialog>
  )
}
