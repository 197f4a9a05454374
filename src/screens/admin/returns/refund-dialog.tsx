import { useState } from 'react'
import { useTranslations } from '@/i18n'
import type { AdminOrder } from '@/shop/orders/admin-order'
import { Field } from '@/ui/field'
import { Textarea } from '@/ui/textarea'
import type { RefundInput } from '@/shop/returns/returns'
import { amountEntry } from '../shared/forms/entries'
import { FormDialog } from '../shared/forms/form-dialog'
import { RefundFields, type RefundDraft } from './refund-fields'
import { refundableOf } from '@/shop/returns/refunds'

interface RefundDialogProps {
  order: AdminOrder
  submitting: boolean
  serverError: string | undefined
  onRefund: (input: RefundInput) => void
  onClose: () => void
}

/** Refunds an order, with or without returned goods. */
export function RefundDialog({ order, submitting, serverError, onRefund, onClose }: RefundDialogProps) {
  const t = useTranslations('adminReturns')
  const [draft, setDraft] = useState<RefundDraft>({ units: [], amount: '' })
  const [reason, setReason] = useState('')
  const [checked, setChecked] = useState(false)
  const amount = amountEntry(draft.amount)
  const isAmountWrong =
    amount === null || !(amount > 0 && amount <= refundableOf(order, order.payment.status))
  const isReasonMissing = reason.trim() === ''
  return (
    <FormDialog
      size="m"
      title={t('refund.title')}
      description={order.number}
      submitLabel={t('refund.submit')}
      submitting={submitting}
      dirty={reason !== '' || draft.amount !== '' || draft.units.length > 0}
      error={serverError !== undefined && (serverError || t('refund.failed'))}
      onSubmit={(event) => {
        event.preventDefault()
        setChecked(true)
        if (!isAmountWrong && !isReasonMissing)
          onRefund({ amount: amount ?? 0, reason: reason.trim(), lines: draft.units })
      }}
      onClose={onClose}
    >
      <div className="grid gap-4">
        <RefundFields
          order={order}
          draft={draft}
          {...(checked &&
            isAmountWrong && {
              error: t(draft.amount.trim() === '' ? 'refund.required' : 'refund.invalid'),
            })}
          onChange={setDraft}
        />
        <Field
          label={t('refund.reason')}
          hint={t('refund.reasonHint')}
          error={checked && isReasonMissing && t('refund.reasonMissing')}
          required
        >
          <Textarea
            rows={2}
            maxLength={1000}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </Field>
      </div>
    </FormDialog>
  )
}
