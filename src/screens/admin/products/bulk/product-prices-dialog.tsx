import { useState } from 'react'
import { useFormat, useTranslations } from '../../../../i18n'
import { platformCurrency } from '../../../../domain/shared/platform'
import { Note } from '../../../../ui/note'
import { BulkDialog } from '../../shared/lists/bulk-dialog'
import { changeOf, FIRST_ENTRY, stepsOf, type PriceStep } from './price-entry'
import { PriceEntryFields } from './price-entry-fields'
import type { ProductBulkDialogProps } from './bulk-types'

/** New prices for the selected products on one platform, each shown beside the old one before anything is changed. */
export function ProductPricesDialog({ state, returnTo, onRun, onClose }: ProductBulkDialogProps) {
  const t = useTranslations('adminProductWork')
  const common = useTranslations('admin')
  const [entry, setEntry] = useState(FIRST_ENTRY)
  const { rows, submitting = false, serverError } = state
  const change = changeOf(entry)
  const steps = stepsOf(rows, entry.platform, change)
  const changed = steps.flatMap(({ product: { id }, from, to, result }) =>
    result === 'changed' && from && to ? [{ id, from, to }] : [],
  )
  const isImpossible = steps.some(({ result }) => result === 'impossible')
  return (
    <BulkDialog
      title={t('bulk.prices.title', { count: rows.length })}
      description={t('bulk.prices.text')}
      returnTo={returnTo}
      runningLabel={t('bulk.running')}
      running={submitting}
      entries={
        <div className="grid gap-3.5">
          {serverError !== undefined && (
            <Note tone="danger" size="admin" role="alert">
              {serverError || t('bulk.failed')}
            </Note>
          )}
          <PriceEntryFields entry={entry} onChange={setEntry} />
        </div>
      }
      rowsLabel={t('bulk.rows')}
      rows={steps.map((step) => (
        <PriceLine key={step.product.id} step={step} currency={platformCurrency[entry.platform]} />
      ))}
      disabled={changed.length === 0 || isImpossible}
      confirmLabel={t('bulk.prices.confirm', { count: changed.length })}
      cancelLabel={common('form.cancel')}
      onConfirm={() => onRun({ action: 'prices', platform: entry.platform, products: changed })}
      onClose={onClose}
    />
  )
}

interface PriceLineProps {
  step: PriceStep
  currency: (typeof platformCurrency)[keyof typeof platformCurrency]
}
function PriceLine({ step: { product, from, to, result }, currency }: PriceLineProps) {
  const t = useTranslations('adminProductWork')
  const format = useFormat()
  const money = (amount: number) => format.money({ amount, currency })
  return (
    <li className="flex min-h-11 items-center gap-x-3 border-b border-border py-2 last:border-b-0">
      <b lang="de" className="min-w-0 flex-1 truncate font-semibold">
        {product.name}
      </b>
      {from && (
        <span className="text-text-muted tabular-nums">
          <span className="sr-only">{t('prices.was')} </span>
          {money(from.amount)}
        </span>
      )}
      {result === 'changed' && to ? (
        <span className="min-w-24 text-right tabular-nums">
          <span aria-hidden="true" className="mr-2 text-text-subtle">
            →
          </span>
          <span className="sr-only">{t('prices.now')} </span>
          <b className="font-semibold">{money(to.amount)}</b>
          {to.originalAmount !== null && (
            <small className="block text-a-caption text-text-subtle">
              {t('prices.struck', { amount: money(to.originalAmount) })}
            </small>
          )}
        </span>
      ) : (
        <span
          className={
            result === 'impossible'
              ? 'min-w-24 text-right text-a-small text-danger-fg'
              : 'min-w-24 text-right text-a-small text-text-subtle'
          }
        >
          {result === 'same' ? t('bulk.same') : result === 'changed' ? null : t(`prices.${result}`)}
        </span>
      )}
    </li>
  )
}
