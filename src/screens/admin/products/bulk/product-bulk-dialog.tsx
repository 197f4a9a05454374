import { useContentLang, useTranslations } from '@/i18n'
import type { ProductBulkChange } from '@/shop/bulk-products/bulk-change'
import { Note } from '@/ui/note'
import { BulkDialog } from '../../shared/lists/bulk-dialog'
import { ProductStatusMark } from '../product-status'
import type { ProductBulkDialogProps, ProductBulkState } from './bulk-types'
import { ProductPricesDialog } from './product-prices-dialog'
import { ShownRows } from './shown-rows'

/** Confirms a bulk change, which is applied to all selected products or none. */
export function ProductBulkDialog(props: ProductBulkDialogProps) {
  return props.state.question.kind === 'prices' ? (
    <ProductPricesDialog {...props} />
  ) : (
    <ProductQuestion {...props} />
  )
}

function changeOf({ question, rows }: ProductBulkState): ProductBulkChange {
  if (question.kind === 'status')
    return {
      action: 'status',
      products: rows.map(({ id, status }) => ({ id, from: status, to: question.status })),
    }
  return {
    action: question.kind === 'restore' ? 'restore' : 'archive',
    products: rows.map(({ id }) => ({ id })),
  }
}

function ProductQuestion({ state, returnTo, onRun, onClose }: ProductBulkDialogProps) {
  const t = useTranslations('adminProductWork')
  const contentLang = useContentLang()
  const statuses = useTranslations('adminProducts')
  const common = useTranslations('admin')
  const { question, rows, submitting = false, serverError, lost = false } = state
  const { kind } = question
  const count = rows.length
  return (
    <BulkDialog
      title={
        question.kind === 'status'
          ? t('bulk.status.title', { count, status: statuses(`statuses.${question.status}`) })
          : t(`bulk.${question.kind}.title`, { count })
      }
      description={t(`bulk.${kind}.text`)}
      returnTo={returnTo}
      progress={{ running: submitting, label: t('bulk.running') }}
      entries={
        serverError !== undefined && (
          <Note tone="danger" size="admin" role="alert">
            {serverError || t(lost ? 'bulk.lost' : 'bulk.failed')}
          </Note>
        )
      }
      rowsLabel={t('bulk.rows')}
      rows={
        <ShownRows rows={rows}>
          {({ id, name, status }) => (
            <li
              key={id}
              className="flex min-h-11 items-center gap-x-3 border-b border-border py-2 last:border-b-0"
            >
              <b lang={contentLang} className="min-w-0 flex-1 truncate font-semibold">
                {name}
              </b>
              <ProductStatusMark status={status} />
            </li>
          )}
        </ShownRows>
      }
      confirmLabel={t(`bulk.${kind}.confirm`)}
      cancelLabel={common('form.cancel')}
      onConfirm={() => onRun(changeOf(state))}
      onClose={onClose}
    />
  )
}
