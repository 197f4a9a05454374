import { useState } from 'react'
import { useTranslations } from '../../../i18n'
import type { Decision, ReturnDecision } from '@/shop/returns/returns'
import { Field } from '../../../ui/field'
import { SegmentedControl } from '../../../ui/segmented-control'
import { LoadingRegion, Skeleton } from '../../../ui/skeleton'
import { Textarea } from '../../../ui/textarea'
import { amountEntry } from '../shared/forms/entries'
import { FormDialog } from '../shared/forms/form-dialog'
import { ItemBody } from '../shared/lists/item-body'
import { RefundFields, type RefundDraft } from './refund-fields'
import { ReturnStatusMark } from './return-status'
import { refundableOf } from '@/shop/returns/refunds'
import type { ReturnDialogState } from './returns-types'
import { ReturnDeclaration } from './return-declaration'
import { ReturnMatching } from './return-matching'

interface ReturnDialogProps {
  state: ReturnDialogState
  onDecide: (decision: ReturnDecision) => void
  onOrderSearch: (text: string) => void
  onMatch: (orderId: string) => void
  onOrderRetry: () => void
  onClose: () => void
}

const EMPTY: RefundDraft = { units: [], amount: '' }

/** A withdrawal and the decision about it. */
export function ReturnDialog({
  state,
  onDecide,
  onOrderSearch,
  onMatch,
  onOrderRetry,
  onClose,
}: ReturnDialogProps) {
  const t = useTranslations('adminReturns')
  const { item, order, matching, submitting = false, serverError } = state
  const [chosen, setChosen] = useState<Decision>('accepted')
  const isUnmatched = !item.order
  const decision = isUnmatched ? 'refused' : chosen
  const [reason, setReason] = useState('')
  const [draft, setDraft] = useState<RefundDraft>(EMPTY)
  const [checked, setChecked] = useState(false)
  const loaded = order?.status === 'ready' ? order.item : undefined
  const amount = draft.amount.trim() === '' ? 0 : amountEntry(draft.amount)
  const left = loaded ? refundableOf(loaded, loaded.payment.status) : 0
  const isAmountWrong = amount === null || !(amount >= 0 && amount <= left)
  const isReasonMissing = decision === 'refused' && reason.trim() === ''
  const isDecided = item.status !== 'new'
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
      title={t('dialog.title', { number: item.orderNumber })}
      mark={<ReturnStatusMark status={item.status} />}
      submitLabel={t(decision === 'accepted' ? 'dialog.accept' : 'dialog.refuse')}
      submitting={submitting}
      readOnly={isDecided}
      dirty={reason !== '' || draft !== EMPTY}
      error={serverError !== undefined && (serverError || t('dialog.failed'))}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
      onClose={onClose}
    >
      <div className="grid gap-4">
        <ReturnDeclaration item={item} />
        {matching && !isDecided && (
          <ReturnMatching
            item={item}
            state={matching}
            onSearch={onOrderSearch}
            onRetry={onOrderRetry}
            onMatch={onMatch}
          />
        )}
        {!isDecided && (
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
