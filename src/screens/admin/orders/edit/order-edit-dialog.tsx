import { useState } from 'react'
import { useFormat, useTranslations } from '@/i18n'
import type { AdminOrder } from '@/shop/orders/admin-order'
import type { ChangePlan } from '@/shop/orders/order-changes'
import { REASON_LENGTH } from '@/shop/orders/order-plan'
import { Field } from '@/ui/field'
import { Note } from '@/ui/note'
import { Textarea } from '@/ui/textarea'
import type { StoredDraft } from '../../shared/forms/draft-storage'
import { FormDialog } from '../../shared/forms/form-dialog'
import { RestoredNote } from '../../shared/forms/form-notes'
import type { SaveRefusal } from '../../shared/forms/server-errors'
import { isEdited, linesToEdit, ownPrice, wantedOf, type OrderEdit } from './edited-lines'
import { EditedLinesFields, type EditedLinesProps } from './edited-lines-fields'
import { lineErrors } from './line-errors'
import { PlanSummary, type PlanState } from './plan-summary'

interface OrderEditDialogProps extends Pick<EditedLinesProps, 'picker' | 'onProductSearch'> {
  /** The order that the change is based on. */
  order: AdminOrder
  edit: OrderEdit
  plan: PlanState<ChangePlan>
  submitting: boolean
  refusal: SaveRefusal
  /** Keeps unsaved input in the tab. */
  draft?: StoredDraft
  onChange: (edit: OrderEdit) => void
  /** Takes the order as it is by now and keeps the edits; given if somebody else changed it. */
  onReload?: (() => void) | undefined
  onSave: (edit: OrderEdit) => void
  onClose: () => void
}

/** Changes the lines of an order before it is shipped, with what comes of it before it is saved. */
export function OrderEditDialog(props: OrderEditDialogProps) {
  const { order, edit, plan, picker, submitting, refusal, draft, onChange, onReload, onSave, onClose } = props
  const t = useTranslations('adminOrderEdit')
  const [checked, setChecked] = useState(false)
  const { lines, reason } = edit
  const opened = linesToEdit(order)
  const dirty = isEdited(opened, lines) || reason !== ''
  const hasOwnPrice = lines.some(({ price }) => price.trim() !== '')
  const isReasonMissing = hasOwnPrice && reason.trim() === ''
  const errors = lineErrors({
    fieldErrors: refusal.fieldErrors,
    wrongPrices: lines.flatMap((line, index) => (ownPrice(line) === null ? [index] : [])),
    isEmpty: lines.length === 0,
    texts: { price: t('priceInvalid'), none: t('none') },
  })
  const reasonError = refusal.fieldErrors?.find(({ path }) => path === 'reason')?.msg
  const isAtField = errors.size > 0 || reasonError !== undefined
  return (
    <FormDialog
      size="m"
      title={t('title')}
      description={order.number}
      submitLabel={t('submit')}
      submitting={submitting}
      dirty={dirty}
      {...(draft && { draft })}
      note={draft?.restored && <RestoredNote draft={draft} />}
      error={
        refusal.serverError !== undefined &&
        (!isAtField || refusal.stale) &&
        (refusal.serverError || t('failed'))
      }
      {...(onReload && { onReload })}
      onSubmit={(event) => {
        event.preventDefault()
        setChecked(true)
        if (wantedOf(lines) && !isReasonMissing) onSave({ lines, reason: reason.trim() })
      }}
      onClose={onClose}
    >
      <div className="grid gap-4">
        <EditedLinesFields
          lines={lines}
          before={new Map(opened.map(({ productId, quantity }) => [productId, quantity]))}
          currency={order.currency}
          plan={plan.status === 'ready' ? plan.plan : undefined}
          picker={picker}
          errors={errors}
          onChange={(changed) => onChange({ ...edit, lines: changed })}
          onProductSearch={props.onProductSearch}
        />
        {hasOwnPrice && (
          <Field
            label={t('reason')}
            hint={t('reasonHint')}
            error={reasonError ?? (checked && isReasonMissing && t('reasonMissing'))}
            required
          >
            <Textarea
              rows={2}
              maxLength={REASON_LENGTH}
              value={reason}
              onChange={(event) => onChange({ ...edit, reason: event.target.value })}
            />
          </Field>
        )}
        <PlanSummary state={plan}>
          {plan.status === 'ready' && dirty && <Consequences order={order} plan={plan.plan} />}
        </PlanSummary>
      </div>
    </FormDialog>
  )
}

/** What becomes of money, coupon, papers and mail. */
function Consequences({ order, plan }: { order: AdminOrder; plan: ChangePlan }) {
  const t = useTranslations('adminOrderEdit')
  const format = useFormat()
  const { settlement, couponLost, replacesInvoice } = plan
  const amount = format.money({ amount: settlement.amount, currency: order.currency })
  const isOwed = settlement.kind === 'outstanding'
  return (
    <>
      <Note size="admin" tone={isOwed ? 'warn' : 'info'}>
        {t(`money.${settlement.kind}`, { amount })}
      </Note>
      {couponLost && (
        <Note size="admin" tone="warn">
          {t('couponLost', { code: order.couponCode ?? '' })}
        </Note>
      )}
      <p className="text-a-small text-text-muted">
        {[replacesInvoice && t('papers', { number: replacesInvoice }), t(isOwed ? 'mailOutstanding' : 'mail')]
          .filter(Boolean)
          .join(' ')}
      </p>
    </>
  )
}
