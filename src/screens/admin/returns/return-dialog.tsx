import { useState, type ReactNode } from 'react'
import { useTranslations } from '@/i18n'
import type { AdminOrder } from '@/shop/orders/admin-order'
import type { Decision, ReturnDecision, ReturnRecord } from '@/shop/returns/returns'
import { Field } from '@/ui/field'
import { SegmentedControl } from '@/ui/segmented-control'
import { LoadingRegion, Skeleton } from '@/ui/skeleton'
import { Textarea } from '@/ui/textarea'
import { amountEntry } from '../shared/forms/entries'
import { FormDialog } from '../shared/forms/form-dialog'
import { ItemBody } from '../shared/lists/item-body'
import type { ItemState } from '../shared/lists/list-state'
import { RefundFields, type RefundDraft } from './refund-fields'
import { ReturnStatusMark } from './returns-table'
import { refundableOf } from '@/shop/returns/refunds'
import { ReturnDeclaration } from './return-declaration'
import { useMay } from '../shared/permissions'

interface ReturnDialogProps {
  withdrawal: ReturnRecord
  /** Undefined if no order is matched. */
  order?: ItemState<AdminOrder>
  /** Search for the order, if none is matched yet. */
  matching?: ReactNode
  submitting?: boolean
  /** Error message of the server; '' if it sent none. */
  serverError?: string
  onDecide: (decision: ReturnDecision) => void
  onOrderRetry: () => void
  onClose: () => void
}

const EMPTY: RefundDraft = { units: [], amount: '' }

/** A withdrawal and the decision about it. */
export function ReturnDialog({
  withdrawal,
  order,
  matching,
  submitting = false,
  serverError,
  onDecide,
  onOrderRetry,
  onClose,
}: ReturnDialogProps) {
  const t = useTranslations('adminReturns')
  const [chosen, setChosen] = useState<Decision>('accepted')
  const isUnmatched = !withdrawal.order
  const decision = isUnmatched ? 'refused' : chosen
  const [reason, setReason] = useState('')
  const [draft, setDraft] = useState<RefundDraft>(EMPTY)
  const [checked, setChecked] = useState(false)
  const loaded = order?.status === 'ready' ? order.item : undefined
  const amount = draft.amount.trim() === '' ? 0 : amountEntry(draft.amount)
  const left = loaded ? refundableOf(loaded, loaded.payment.status) : 0
  const isAmountWrong = amount === null || !(amount >= 0 && amount <= left)
  const isReasonMissing = decision === 'refused' && reason.trim() === ''
  const mayMatch = useMay('returns.write')
  const mayRefund = useMay('refunds.write')
  const isOpen = withdrawal.status === 'new'
  const isDecidable = isOpen && mayMatch && mayRefund
  const submit = () => {
    setChecked(true)
    if (isReasonMissing || (decision === 'accepted' && isAmountWrong)) return
    onDecide(
      decision === 'refused'
        ? { status: decision, reason: reason.trim(), lines: [], refund: 0 }
        : { status: decision, reason: reason.trim(), lines: draft.units, refund: amount ?? 0 },
    )
  }
  return (
    <FormDialog
      size="m"
      title={t('dialog.title', { number: withdrawal.orderNumber })}
      mark={<ReturnStatusMark status={withdrawal.status} />}
      submitLabel={t(decision === 'accepted' ? 'dialog.accept' : 'dialog.refuse')}
      submitting={submitting}
      readOnly={!isDecidable}
      dirty={reason !== '' || draft !== EMPTY}
      error={serverError !== undefined && (serverError || t('dialog.failed'))}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
      onClose={onClose}
    >
      <div className="grid gap-4">
        <ReturnDeclaration withdrawal={withdrawal} />
        {isOpen && mayMatch && matching}
        {isDecidable && (
          <>
            <Field label={t('dialog.decision')} hint={isUnmatched && t('dialog.unmatchedDecision')} group>
              <SegmentedControl
                aria-label={t('dialog.decision')}
                options={[
                  { value: 'accepted', label: t('dialog.accept'), disabled: isUnmatched },
                  { value: 'refused', label: t('dialog.refuse') },
                ]}
                value={decision}
                onValueChange={setChosen}
              />
            </Field>
            {decision === 'accepted' && order && (
              <ItemBody
                state={order}
                loading={
                  <LoadingRegion className="grid gap-3">
                    <Skeleton className="w-32" />
                    <Skeleton shape="block" className="h-20" />
                  </LoadingRegion>
                }
                errorTitle={t('dialog.orderFailed')}
                onRetry={onOrderRetry}
              >
                {(found) => (
                  <RefundFields
                    order={found}
                    draft={draft}
                    {...(checked && isAmountWrong && { error: t('refund.invalid') })}
                    onChange={setDraft}
                  />
                )}
              </ItemBody>
            )}
            <Field
              label={t(decision === 'refused' ? 'dialog.reasonRequired' : 'dialog.reason')}
              hint={t(isUnmatched ? 'dialog.unmailedHint' : 'dialog.reasonHint')}
              error={checked && isReasonMissing && t('dialog.reasonMissing')}
              required={decision === 'refused'}
              optional={decision === 'accepted'}
            >
              <Textarea
                rows={2}
                maxLength={1000}
                value={reason}
                onChange={(event) => setReason(event.target.value)}
              />
            </Field>
          </>
        )}
      </div>
    </FormDialog>
  )
}
