/** The keys of the shop's app at PayPal. States: empty, saving, refused at a field, failed. */
import { useTranslations } from '@/i18n'
import { PAYPAL_MODES, type PaypalKeys } from '@/shop/paypal/paypal'
import { paypalForm } from '@/shop/paypal/paypal-form'
import type { OwnProof } from '@/shop/second-factor/own-proof'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import { NativeSelect } from '@/ui/native-select'
import { FormDialog } from '../shared/forms/form-dialog'
import { errorOf, fieldsOfSchema, submitOf, useAdminForm } from '../shared/forms/form-rules'
import { OwnProofField, useOwnProof } from '../shared/forms/own-proof'
import { useServerErrors, type SaveRefusal } from '../shared/forms/server-errors'

export interface PaypalDialogProps {
  /** How the last try went. */
  state: SaveRefusal & { readonly submitting?: boolean }
  onConnect: (keys: PaypalKeys, proof: OwnProof) => void
  onClose: () => void
}

export function PaypalDialog({ state, onConnect, onClose }: PaypalDialogProps) {
  const t = useTranslations('adminPayment')
  const { submitting = false } = state
  const form = useAdminForm({
    schema: paypalForm,
    defaultValues: { clientId: '', secret: '', mode: 'live' },
    texts: { clientId: t('paypalConnection.needed'), secret: t('paypalConnection.needed') },
  })
  const { errors, isDirty } = form.formState
  const field = fieldsOfSchema(form)
  const proof = useOwnProof(state)
  const error = useServerErrors(form, proof.isRefused ? {} : state, {
    fallback: t('paypalConnection.failed'),
  })
  const connect = (keys: PaypalKeys) => {
    const given = proof.take()
    if (given) onConnect(keys, given)
  }
  return (
    <FormDialog
      size="m"
      title={t('paypalConnection.dialogTitle')}
      submitLabel={t('paypalConnection.connect')}
      submitting={submitting}
      dirty={isDirty}
      error={error}
      onSubmit={submitOf(form.handleSubmit, connect)}
      onClose={onClose}
    >
      <div className="grid gap-4">
        <p className="text-a-small text-text-muted">{t('paypalConnection.where')}</p>
        <Field label={t('paypalConnection.mode')}>
          <NativeSelect {...field('mode')}>
            {PAYPAL_MODES.map((mode) => (
              <option key={mode} value={mode}>
                {t(`paypalConnection.modes.${mode}`)}
              </option>
            ))}
          </NativeSelect>
        </Field>
        <Field label={t('paypalConnection.clientId')} error={errorOf(errors, 'clientId')} required>
          <Input autoComplete="off" spellCheck={false} {...field('clientId')} />
        </Field>
        <Field label={t('paypalConnection.secret')} error={errorOf(errors, 'secret')} required>
          <Input type="password" autoComplete="off" {...field('secret')} />
        </Field>
        <OwnProofField proof={proof} />
      </div>
    </FormDialog>
  )
}
