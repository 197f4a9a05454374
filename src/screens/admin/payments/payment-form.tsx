import { useEffect, type ComponentType, type ReactNode } from 'react'
import { BankIcon, CardIcon, TruckIcon, type IconProps } from '../../../icons'
import { useTranslations } from '../../../i18n'
import type { PaymentSettings } from '../../../domain/payments/payment-settings'
import { CURRENCIES } from '../../../domain/shared/platform'
import { Button } from '../../../ui/button'
import { CardFooter } from '../../../ui/card'
import { ControlSizeProvider } from '../../../ui/control-size'
import { Field } from '../../../ui/field'
import { Input } from '../../../ui/input'
import { NativeSelect } from '../../../ui/native-select'
import { Note } from '../../../ui/note'
import { Switch } from '../../../ui/switch'
import { Textarea } from '../../../ui/textarea'
import { CURRENCY_SIGNS } from '../shared/currency-signs'
import { DiscardQuestion, useDiscardQuestion } from '../shared/forms/discard-question'
import { errorOf, fieldsOf, submitOf, useAdminForm } from '../shared/forms/form-rules'
import { Panel } from '../shared/panel'
import { useMessageWithReason } from '../shared/use-message-with-reason'
import { draftOf, paymentErrors, settingsOf, type PaymentDraft } from './payment-draft'
import type { PaymentBlock } from './payment-types'

interface PaymentFormProps {
  settings: PaymentSettings
  block: PaymentBlock
  onSave: (settings: PaymentSettings) => void
}

/** Payment and shipping of one platform. */
export function PaymentForm({ settings, block, onSave }: PaymentFormProps) {
  const t = useTranslations('adminPayment')
  const common = useTranslations('admin')
  const withReason = useMessageWithReason()
  const { saving = false, saveError } = block
  const form = useAdminForm<PaymentDraft>(draftOf(settings))
  const { reset } = form
  const { errors, isDirty } = form.formState
  // What was saved becomes the form's new beginning; the focus stays where it is.
  useEffect(() => reset(draftOf(settings)), [reset, settings])
  const { question } = useDiscardQuestion(isDirty)
  const field = fieldsOf({
    register: form.register,
    clearErrors: form.clearErrors,
    check: paymentErrors,
    say: (problem) => t(`problems.${problem}`),
  })
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
          <Part
            icon={CardIcon}
            title={t('paypal')}
            aside={<Switch {...field('paypalEnabled')} aria-label={t('paypal')} />}
          >
            <Field label={t('paypalEmail')} error={errorOf(errors, 'paypalEmail')} className="col-span-6">
              <Input type="email" {...field('paypalEmail')} />
            </Field>
            <Field label={t('instructions')} className="col-span-6">
              <Textarea rows={2} {...field('paypalInstructions')} />
            </Field>
          </Part>
          <Part
            icon={BankIcon}
            title={t('bank')}
            aside={<Switch {...field('bankEnabled')} aria-label={t('bank')} />}
          >
            <Field label={t('bankName')} className="col-span-3 max-sm:col-span-6">
              <Input {...field('bankName')} />
            </Field>
            <Field label={t('accountHolder')} className="col-span-3 max-sm:col-span-6">
              <Input {...field('accountHolder')} />
            </Field>
            <Field label={t('iban')} className="col-span-4 max-sm:col-span-6">
              <Input {...field('iban')} spellCheck={false} />
            </Field>
            <Field label={t('bic')} className="col-span-2 max-sm:col-span-6">
              <Input {...field('bic')} spellCheck={false} />
            </Field>
            <Field label={t('instructions')} className="col-span-6">
              <Textarea rows={2} {...field('bankInstructions')} />
            </Field>
          </Part>
          <Part icon={TruckIcon} title={t('shipping')}>
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
          </Part>
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

interface PartProps {
  icon: ComponentType<IconProps>
  title: string
  aside?: ReactNode
  children: ReactNode
}
function Part({ icon: Icon, title, aside, children }: PartProps) {
  return (
    <fieldset aria-label={title} className="border-b border-border px-4.5 py-4 last-of-type:border-b-0">
      <div className="mb-3 flex items-center gap-2.5 font-semibold">
        <Icon />
        <span className="mr-auto">{title}</span>
        {aside}
      </div>
      <div className="grid grid-cols-6 gap-x-4 gap-y-3.5">{children}</div>
    </fieldset>
  )
}
