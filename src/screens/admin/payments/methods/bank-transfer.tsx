import type { BankTransferSettings } from '../../../../domain/payments/methods/bank-transfer'
import { BankIcon } from '../../../../icons'
import { useTranslations } from '../../../../i18n'
import { Field } from '../../../../ui/field'
import { Input } from '../../../../ui/input'
import { Switch } from '../../../../ui/switch'
import { Textarea } from '../../../../ui/textarea'
import { PaymentPart } from '../payment-part'
import type { MethodFieldsProps } from './method-fields'

/** Bank transfer while it is written. */
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

export const bankTransferSettingsOf = (draft: BankTransferDraft): BankTransferSettings => ({
  enabled: draft.bankEnabled,
  bankName: draft.bankName.trim(),
  accountHolder: draft.accountHolder.trim(),
  iban: draft.iban.trim(),
  bic: draft.bic.trim(),
  instructions: draft.bankInstructions.trim(),
})

export function BankTransferFields({ field }: MethodFieldsProps<keyof BankTransferDraft>) {
  const t = useTranslations('adminPayment')
  return (
    <PaymentPart
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
    </PaymentPart>
  )
}
