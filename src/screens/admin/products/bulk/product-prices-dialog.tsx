import { useState } from 'react'
import { useTranslations } from '@/i18n'
import { platformCurrency } from '@/shop/shared/platform'
import { Note } from '@/ui/note'
import { BulkDialog } from '../../shared/lists/bulk-dialog'
import {
  changeOf,
  fillPrices,
  FIRST_ENTRY,
  impossibleFirst,
  stepsOf,
  typedSteps,
  type PriceEntry,
} from './price-entry'
import { PriceEntryFields } from './price-entry-fields'
import { PriceLine } from './price-line'
import { PriceSummary } from './price-summary'
import { ShownRows } from './shown-rows'
import type { ProductBulkDialogProps } from './bulk-types'

/** Bulk price change on one platform with a preview of all prices. */
export function ProductPricesDialog({ state, returnTo, onRun, onClose }: ProductBulkDialogProps) {
  const t = useTranslations('adminProductWork')
  const common = useTranslations('admin')
  const [entry, setEntry] = useState(FIRST_ENTRY)
  const { rows, submitting = false, serverError, lost = false } = state
  const change = changeOf(entry)
  // Products that block the change are listed first.
  const isEach = entry.direction === 'each'
  const steps = isEach
    ? typedSteps(rows, entry)
    : stepsOf(rows, entry.platform, change).toSorted(impossibleFirst)
  const type = (typed: PriceEntry['typed']) => setEntry({ ...entry, typed: { ...entry.typed, ...typed } })
  const changed = steps.flatMap(({ product: { id }, from, to, result }) =>
    result === 'changed' && from && to ? [{ id, from, to }] : [],
  )
  const isImpossible = steps.some(({ result }) => result === 'impossible')
  return (
    <BulkDialog
      title={t('bulk.prices.title', { count: rows.length })}
      description={t('bulk.prices.text')}
      returnTo={returnTo}
      progress={{ running: submitting, label: t('bulk.running') }}
      entries={
        <div className="grid gap-3.5">
          {serverError !== undefined && (
            <Note tone="danger" size="admin" role="alert">
              {serverError || t(lost ? 'bulk.lost' : 'bulk.failed')}
            </Note>
          )}
          <PriceEntryFields entry={entry} onChange={setEntry} />
          {(isEach || change) && <PriceSummary steps={steps} />}
        </div>
      }
      rowsLabel={t('bulk.rows')}
      rows={
        <ShownRows rows={steps}>
          {(step) => (
            <PriceLine
              key={step.product.id}
              step={step}
              currency={platformCurrency[entry.platform]}
              typed={
                isEach
                  ? {
                      value: entry.typed[step.product.id] ?? '',
                      disabled: submitting,
                      onType: (value) => type({ [step.product.id]: value }),
                      onPaste: (lines) => type(fillPrices(entry, steps, step.product.id, lines)),
                    }
                  : undefined
              }
            />
          )}
        </ShownRows>
      }
      dirty={Object.values(entry.typed).some((typed) => typed.trim() !== '')}
      disabled={changed.length === 0 || isImpossible}
      confirmLabel={t('bulk.prices.confirm', { count: changed.length })}
      cancelLabel={common('form.cancel')}
      onConfirm={() => onRun({ action: 'prices', platform: entry.platform, products: changed })}
      onClose={onClose}
    />
  )
}
