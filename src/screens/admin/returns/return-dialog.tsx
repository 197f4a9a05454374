import { useState, type ReactNode } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslations } from '@/i18n'
import type { AdminOrder } from '@/shop/orders/admin-order'
import type { Decision, ReturnDecision, ReturnRecord } from '@/shop/returns/returns'
import { Field } from '@/ui/field'
import { SegmentedControl } from '@/ui/segmented-control'
import { LoadingRegion, Skeleton } from '@/ui/skeleton'
import { Textarea } from '@/ui/textarea'
import { amountEntry } from '../shared/forms/entries'
import { useStoredDraft, type DraftStorage } from '../shared/forms/draft-storage'
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
  /** Keeps what is typed when the session ends. */
  draft?: DraftStorage
  submitting?: boolean
  /** Error message of the server; '' if it sent none. */
  serverError?: string
  onDecide: (decision: ReturnDecision) => void
  onOrderRetry: () => void
  onClose: () => void
}

interface Typed extends RefundDraft {
  readonly decision: Decision
  readonly reason: string
}

const EMPTY: Typed = { decision: 'accepted', reason: '', units: [], amount: '' }
const ITEMS = { units: { productId: '', quantity: 0, restock: true } }
const DIRTY = { shouldDirty: true }

/** A withdrawal and the decision about it. */
export function ReturnDialog({
  withdrawal,
  order,
  matching,
  draft,
  submitting = false,
  serverError,
  onDecide,
  onOrderRetry,
  onClose,
}: ReturnDialogProps) {
  const t = useTranslations('adminReturns')
  const form = useForm({ defaultValues: EMPTY })
  const stored = useStoredDraft(form, EMPTY, draft, { items: ITEMS })
  const { setValue } = form
  const names = ['decision', 'reason', 'units', 'amount'] as const
  const [chosen, reason, units, typedAmount] = useWatch({ control: form.control, name: names })
  const isUnmatched = !withdrawal.order
  const decision = isUnmatched ? 'refused' : chosen
  const [checked, setChecked] = useState(false)
  const loaded = order?.status === 'ready' ? order.item : undefined
  const amount = typedAmount.trim() === '' ? 0 : amountEntry(typedAmount)
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
        : { status: decision, reason: reason.trim(), lines: units, refund: amount ?? 0 },
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
      dirty={form.formState.isDirty}
      draft={stored}
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
                onValueChange={(next) => setValue('decision', next, DIRTY)}
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
                    draft={{ units, amount: typedAmount }}
                    {...(checked && isAmountWrong && { error: t('refund.invalid') })}
                    onChange={(next) => {
                      setValue('units', next.units, DIRTY)
                      setValue('amount', next.amount, DIRTY)
                    }}
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
                onChange={(event) => setValue('reason', event.target.value, DIRTY)}
              />
            </Field>
          </>
        )}
      </div>
    </FormDialog>
  )
}
