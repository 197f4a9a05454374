import { useFormat, useTranslations } from '@/i18n'
import type { AdminOrder } from '@/shop/orders/admin-order'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import { Note } from '@/ui/note'
import { CURRENCY_SIGNS } from '../shared/currency-signs'
import { ReturnLines } from './return-lines'
import { amountText } from '../shared/forms/entries'
import { refundableOf, refundValue } from '@/shop/returns/refunds'
import type { ReturnedUnits } from '@/shop/returns/returns'

/** Unvalidated form values of a refund. */
export interface RefundDraft {
  readonly units: readonly ReturnedUnits[]
  /** Entered amount; '' for none. */
  readonly amount: string
}

interface RefundFieldsProps {
  order: AdminOrder
  draft: RefundDraft
  /** Error of the amount. */
  error?: string
  onChange: (draft: RefundDraft) => void
}

/** Returned units and refund amount; the amount follows the units until it is edited. */
export function RefundFields({ order, draft, error, onChange }: RefundFieldsProps) {
  const t = useTranslations('adminReturns')
  const format = useFormat()
  const left = refundableOf(order, order.payment.status)
  const suggestion = (units: readonly ReturnedUnits[]) =>
    amountText(Math.min(left, refundValue(order, units)))
  const setUnits = (units: readonly ReturnedUnits[]) => {
    const isOwn = draft.amount !== '' && draft.amount !== suggestion(draft.units)
    const next = units.length > 0 && left > 0 ? suggestion(units) : ''
    onChange({ units, amount: isOwn ? draft.amount : next })
  }
  return (
    <>
      <Field label={t('lines.label')} group>
        <ReturnLines order={order} units={draft.units} onChange={setUnits} />
      </Field>
      {left === 0 ? (
        <Note size="admin">
          {t(order.payment.status === 'completed' ? 'refund.nothingLeft' : 'refund.unpaid')}
        </Note>
      ) : (
        <Field
          label={t('refund.amount')}
          error={error}
          hint={t('refund.left', { amount: format.money({ amount: left, currency: order.currency }) })}
        >
          <Input
            inputMode="decimal"
            unit={CURRENCY_SIGNS[order.currency]}
            value={draft.amount}
            onChange={(event) => onChange({ ...draft, amount: event.target.value })}
          />
        </Field>
      )}
    </>
  )
}
