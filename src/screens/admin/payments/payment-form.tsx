import { useEffect, type ComponentType } from 'react'
import { TruckIcon } from '../../../icons'
import { useTranslations } from '../../../i18n'
import { PAYMENT_METHODS, type PaymentMethod } from '../../../domain/payments/payment-methods'
import type { PaymentSettings } from '../../../domain/payments/payment-settings'
import { CURRENCIES } from '../../../domain/shared/platform'
import { Button } from '../../../ui/button'
import { CardFooter } from '../../../ui/card'
import { ControlSizeProvider } from '../../../ui/control-size'
import { Field } from '../../../ui/field'
import { Input } from '../../../ui/input'
import { NativeSelect } from '../../../ui/native-select'
import { Note } from '../../../ui/note'
import { CURRENCY_SIGNS } from '../shared/currency-signs'
import { DiscardQuestion, useDiscardQuestion } from '../shared/forms/discard-question'
import { errorOf, fieldsOf, submitOf, useAdminForm } from '../shared/forms/form-rules'
import { Panel } from '../shared/panel'
import { useMessageWithReason } from '../shared/use-message-with-reason'
import { draftOf, paymentSchema, settingsOf, type PaymentDraft } from './payment-draft'
import { BankTransferFields } from './methods/bank-transfer'
import type { MethodFieldsProps } from './methods/method-fields'
import { PaypalFields } from './methods/paypal'
import { PaymentPart } from './payment-part'
import type { PaymentBlock } from './payment-types'

interface PaymentFormProps {
  settings: PaymentSettings
  block: PaymentBlock
  onSave: (settings: PaymentSettings) => void
}

const methodFields: Readonly<Record<PaymentMethod, ComponentType<MethodFieldsProps<keyof PaymentDraft>>>> = {
  paypal: PaypalFields,
  bank_transfer: BankTransferFields,
}

/** Payment and shipping of one platform. */
export function PaymentForm({ settings, block, onSave }: PaymentFormProps) {
  const t = useTranslations('adminPayment')
  const common = useTranslations('admin')
  const withReason = useMessageWithReason()
  const { saving = false, saveError } = block
  const form = useAdminForm({
    schema: paymentSchema,
    defaultValues: draftOf(settings),
    texts: {
      paypalEmail: t('problems.emailInvalid'),
      freeShippingThreshold: t('problems.amountInvalid'),
      standardShippingCost: t('problems.amountInvalid'),
      expeditedShippingCost: t('problems.amountInvalid'),
      taxRate: { invalid: t('problems.taxInvalid'), tooLarge: t('problems.taxInvalid') },
    },
  })
  const { reset } = form
  const { errors, isDirty } = form.formState
  // What was saved becomes the form's new beginning; the focus stays where it is.
  useEffect(() => reset(draftOf(settings)), [reset, settings])
  const { question } = useDiscardQuestion(isDirty)
  const field = fieldsOf(form)
  const platform = common(`platforms.${settings.platform}`)
  const sign = CURRENCY_SIGNS[settings.currency]
  return (
    <ControlSizeProvider value="admin">
      <form
        noValidate
        aria-busy={saving}
        aria-label={platform}
        onSubmit={(event) => {
          if (saving) event.preventDefault()
          else submitOf(form.handleSubmit, (draft) => onSave(settingsOf(settings.platform, draft)))(event)
        }}
      >
        <Panel
          title={platform}
          aside={
            <NativeSelect {...field('currency')} aria-label={t('currency')} className="w-23">
              {CURRENCIES.map((currency) => (
                <option key={currency}>{currency}</option>
              ))}
            </NativeSelect>
          }
        >
          {PAYMENT_METHODS.map((method) => {
            const Fields = methodFields[method]
            return <Fields key={method} field={field} errorOf={(name) => errorOf(errors, name)} />
          })}
          <PaymentPart icon={TruckIcon} title={t('shipping')}>
            {(
              [
                ['freeShippingThreshold', t('free'), sign],
                ['standardShippingCost', t('standard'), sign],
                ['expeditedShippingCost', t('expedited'), sign],
                ['taxRate', t('taxRate'), '%'],
              ] as const
            ).map(([name, label, unit]) => (
              <Field key={name} label={label} error={errorOf(errors, name)} className="col-span-3" required>
                <Input inputMode="decimal" unit={unit} {...field(name)} />
              </Field>
            ))}
          </PaymentPart>
          {saveError && (
            <Note tone="danger" size="admin" role="alert" className="mx-4.5 mb-4">
              {withReason(
                t(saveError.status === 'refused' ? 'saveRefused' : 'saveFailed'),
                saveError.message,
              )}
            </Note>
          )}
          <CardFooter>
            <span role="status" className="mr-auto text-text-subtle max-sm:not-empty:w-full">
              {saving ? common('form.saving') : isDirty && common('form.unsaved')}
            </span>
            <Button type="submit" size="admin" loading={saving} className="max-sm:w-full">
              {t('save', { platform })}
            </Button>
          </CardFooter>
        </Panel>
      </form>
      <DiscardQuestion {...question} />
    </ControlSizeProvider>
  )
}
