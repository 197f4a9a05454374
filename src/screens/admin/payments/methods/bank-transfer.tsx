import type { BankTransferSettings } from '@/shop/payments/payment-methods'
import { bankTransferFields } from '@/shop/payments/payment-fields'
import { BankIcon } from '@/icons'
import { useTranslations } from '@/i18n'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import { Switch } from '@/ui/switch'
import { Textarea } from '@/ui/textarea'
import { PaymentPart } from '../payment-part'
import type { MethodFieldsProps } from './method-fields'

/** Unvalidated form values of bank transfer. */
export interface BankTransferDraft {
  bankEnabled: boolean
  bankName: string
  accountHolder: string
  iban: string
  bic: string
  bankInstructions: string
}

export const bankTransferDraftOf = ({
  enabled,
  instructions,
  ...details
}: BankTransferSettings): BankTransferDraft => ({
  ...details,
  bankEnabled: enabled,
  bankInstructions: instructions,
})

const { enabled, instructions, ...details } = bankTransferFields
export const bankTransferDraftFields = { ...details, bankEnabled: enabled, bankInstructions: instructions }

export const bankTransferSettingsOf = ({
  bankName,
  accountHolder,
  iban,
  bic,
  bankEnabled,
  bankInstructions,
}: BankTransferDraft): BankTransferSettings => ({
  enabled: bankEnabled,
  bankName,
  accountHolder,
  iban,
  bic,
  instructions: bankInstructions,
})

export function BankTransferFields({ field, errorOf }: MethodFieldsProps<keyof BankTransferDraft>) {
  const t = useTranslations('adminPayment')
  return (
    <PaymentPart
      icon={BankIcon}
      title={t('bank')}
      aside={<Switch {...field('bankEnabled')} aria-label={t('bank')} />}
    >
      <Field label={t('bankName')} error={errorOf('bankName')} className="col-span-3 max-sm:col-span-6">
        <Input {...field('bankName')} />
      </Field>
      <Field
        label={t('accountHolder')}
        error={errorOf('accountHolder')}
        className="col-span-3 max-sm:col-span-6"
      >
        <Input {...field('accountHolder')} />
      </Field>
      <Field label={t('iban')} error={errorOf('iban')} className="col-span-4 max-sm:col-span-6">
        <Input {...field('iban')} spellCheck={false} />
      </Field>
      <Field label={t('bic')} error={errorOf('bic')} className="col-span-2 max-sm:col-span-6">
        <Input {...field('bic')} spellCheck={false} />
      </Field>
      <Field label={t('instructions')} error={errorOf('bankInstructions')} className="col-span-6">
        <Textarea rows={2} {...field('bankInstructions')} />
      </Field>
    </PaymentPart>
  )
}
