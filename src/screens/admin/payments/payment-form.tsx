import type { ComponentType } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslations } from '@/i18n'
import { PAYMENT_METHODS, type PaymentMethod } from '@/shop/payments/payment-methods'
import { PAYEE_FIELDS, type PaymentSettings } from '@/shop/payments/payments'
import type { OwnProof } from '@/shop/second-factor/own-proof'
import { Button } from '@/ui/button'
import { CardFooter } from '@/ui/card'
import { ControlSizeProvider } from '@/ui/control-size'
import { NativeSelect } from '@/ui/native-select'
import { CURRENCY_SIGNS } from '../shared/currency-signs'
import { DiscardQuestion, useDiscardQuestion } from '../shared/forms/discard-question'
import { useStoredDraft, type DraftStorage } from '../shared/forms/draft-storage'
import { errorOf, fieldsOfSchema, submitOf, useAdminForm } from '../shared/forms/form-rules'
import { OwnProofField, useOwnProof } from '../shared/forms/own-proof'
import { SaveErrorNote } from '../shared/forms/form-notes'
import { FormSummary } from '../shared/forms/form-summary'
import { ConflictQuestion } from '../shared/forms/lazy-conflict-question'
import { useConflictQuestion } from '../shared/forms/use-conflict-question'
import { Panel } from '../shared/panel'
import { useMessageWithReason } from '../shared/use-message-with-reason'
import { paymentDraft, paymentSchema, settingsOf, type PaymentDraft } from './payment-draft'
import { BankTransferFields } from './methods/bank-transfer'
import type { MethodFieldsProps } from './methods/method-fields'
import { PaypalFields } from './methods/paypal'
import type { PaymentBlock } from './payment-types'
import { ShippingFields } from './shipping-fields'

interface PaymentFormProps {
  settings: PaymentSettings
  block: PaymentBlock
  /** Persists unsaved input; undefined if storage is unavailable. */
  draft: DraftStorage | undefined
  /** Called with a proof if what shoppers pay to changes. */
  onSave: (settings: PaymentSettings, proof: OwnProof) => void
  /** Refetches the stored version and keeps unsaved input. */
  onReload: () => void
}

const methodFields: Readonly<Record<PaymentMethod, ComponentType<MethodFieldsProps<keyof PaymentDraft>>>> = {
  paypal: PaypalFields,
  bank_transfer: BankTransferFields,
}

const CONFLICT_TEXTS = {
  names: {
    paypalEnabled: 'paypal.enabled',
    paypalEmail: 'paypal.email',
    paypalInstructions: 'paypal.instructions',
    bankEnabled: 'bankTransfer.enabled',
    bankInstructions: 'bankTransfer.instructions',
  },
}

/** Payment and shipping settings of one platform. */
export function PaymentForm({ settings, block, draft, onSave, onReload }: PaymentFormProps) {
  const t = useTranslations('adminPayment')
  const common = useTranslations('admin')
  const withReason = useMessageWithReason()
  const { saving = false, saveError } = block
  const form = useAdminForm({
    schema: paymentSchema,
    defaultValues: paymentDraft(settings),
    texts: {
      paypalEmail: { invalid: t('problems.emailInvalid'), needed: t('problems.emailNeeded') },
      iban: { iban: t('problems.ibanInvalid'), needed: t('problems.ibanNeeded') },
      bic: { bic: t('problems.bicInvalid') },
      freeShippingThreshold: t('problems.amountInvalid'),
      standardShippingCost: t('problems.amountInvalid'),
      expeditedShippingCost: t('problems.amountInvalid'),
      taxRate: { invalid: t('problems.taxInvalid'), tooLarge: t('problems.taxInvalid') },
    },
  })
  const { errors, isDirty } = form.formState
  const before = paymentDraft(settings)
  const stored = useStoredDraft(form, before, draft, { record: settings, conflictTexts: CONFLICT_TEXTS })
  const conflict = useConflictQuestion(stored, ConflictQuestion)
  const { question } = useDiscardQuestion(isDirty, stored.clear)
  const payee = useWatch({ control: form.control, name: PAYEE_FIELDS })
  const proof = useOwnProof(saveError ?? {})
  const asksProof = proof.isRefused || PAYEE_FIELDS.some((name, index) => payee[index] !== before[name])
  const handleSave = (typed: PaymentSettings) => {
    const given = asksProof ? proof.take() : {}
    if (given) onSave(typed, given)
  }
  const field = fieldsOfSchema(form)
  const fields: MethodFieldsProps<keyof PaymentDraft> = { field, errorOf: (name) => errorOf(errors, name) }
  const platform = common(`platforms.${settings.platform}`)
  const sign = CURRENCY_SIGNS[useWatch({ control: form.control, name: 'currency' })]
  return (
    <ControlSizeProvider value="admin">
      <form
        noValidate
        aria-busy={saving}
        aria-label={platform}
        onSubmit={(event) => {
          if (saving || conflict.asking) event.preventDefault()
          if (conflict.asking) conflict.ask()
          else if (!saving)
            submitOf(form.handleSubmit, (typed) => handleSave(settingsOf(settings, typed)))(event)
        }}
      >
        <Panel
          title={platform}
          aside={
            settings.currencies.length > 1 ? (
              <NativeSelect {...field('currency')} aria-label={t('currency')} className="w-23">
                {settings.currencies.map((currency) => (
                  <option key={currency}>{currency}</option>
                ))}
              </NativeSelect>
            ) : (
              <span title={t('currencyHint')} className="text-a-small text-text-muted">
                <span className="sr-only">{t('currency')}: </span>
                {settings.currency}
              </span>
            )
          }
        >
          {settings.platform === 'germany' && (
            <p className="mx-4.5 mt-4 text-a-small text-text-muted">{t('alsoMobile')}</p>
          )}
          <FormSummary errors={errors} className="mx-4.5 mt-4" />
          {conflict.note('mx-4.5 mt-4')}
          {PAYMENT_METHODS.map((method) => {
            const Fields = methodFields[method]
            return <Fields key={method} {...fields} />
          })}
          <ShippingFields {...fields} sign={sign} />
          {asksProof && <OwnProofField proof={proof} className="mx-4.5 mb-4" />}
          {saveError && !proof.isRefused && (
            <SaveErrorNote
              onReload={saveError.status === 'stale' ? onReload : undefined}
              className="mx-4.5 mb-4"
            >
              {withReason(t(saveError.status === 'failed' ? 'saveFailed' : 'saveRefused'), saveError.message)}
            </SaveErrorNote>
          )}
          <CardFooter>
            <span role="status" className="me-auto text-text-subtle max-sm:not-empty:w-full">
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
