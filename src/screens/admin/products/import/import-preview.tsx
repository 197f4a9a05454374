import { useState } from 'react'
import { useTranslations } from '../../../../i18n'
import type { ImportPlan } from '../../../../domain/catalogue/product-import'
import { Checkbox } from '../../../../ui/checkbox'
import { EmptyState } from '../../../../ui/empty-state'
import { Note } from '../../../../ui/note'
import { Pager } from '../../../../ui/pager'
import { ListTable } from '../../shared/lists/list-table'

interface ImportPreviewProps {
  plan: ImportPlan
  /** Broken lines are left out. */
  skipBroken: boolean
  onSkipChange: (skip: boolean) => void
}

/** Changes on a page of the preview. */
const PAGE_SIZE = 50
/** Line 1 is the header: what is wrong with it concerns every line. */
const HEADER = 1

/** What a file would do: in numbers, what is wrong with it, and every cell that changes. */
export function ImportPreview({ plan, skipBroken, onSkipChange }: ImportPreviewProps) {
  const t = useTranslations('adminProductWork')
  const { rows, errors } = plan
  const changed = rows.filter(({ changes }) => changes.length > 0)
  const broken = new Set(errors.map(({ line }) => line))
  const numbers = [
    t('import.summary.created', { count: changed.filter(({ id }) => id === null).length }),
    t('import.summary.changed', { count: changed.filter(({ id }) => id !== null).length }),
    t('import.summary.same', { count: rows.length - changed.length }),
  ]
  return (
    <>
      <p role="status" className="flex flex-wrap gap-x-4 gap-y-1 font-semibold tabular-nums">
        {numbers.map((text) => (
          <span key={text}>{text}</span>
        ))}
        {broken.size > 0 && (
          <span className="text-danger-fg">{t('import.summary.broken', { count: broken.size })}</span>
        )}
      </p>
      {errors.length > 0 && (
        <Note tone="danger" size="admin" title={t('import.errors')}>
          <ul aria-label={t('import.errors')} className="mt-1 grid max-h-40 gap-1 overflow-y-auto">
            {errors.map(({ line, message }) => (
              <li key={`${line} ${message}`} className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-2">
                <b className="font-semibold tabular-nums">
                  {t('import.lineShort')} {line}
                </b>
                <span>{message}</span>
              </li>
            ))}
          </ul>
        </Note>
      )}
      {changed.length > 0 && errors.length > 0 && !broken.has(HEADER) && (
        <Checkbox size="admin" checked={skipBroken} onChange={({ target }) => onSkipChange(target.checked)}>
          {t('import.skip', { count: broken.size })}
        </Checkbox>
      )}
      {changed.length === 0 && errors.length === 0 && (
        <EmptyState density="admin" title={t('import.none')}>
          {t('import.noneHint')}
        </EmptyState>
      )}
      {changed.length > 0 && <Changes rows={changed} />}
    </>
  )
}

function Changes({ rows }: { rows: ImportPlan['rows'] }) {
  const t = useTranslations('adminProductWork')
  const [page, setPage] = useState(1)
  const cells = rows.flatMap(({ line, id, name, changes }) =>
    changes.map((change) => ({ ...change, id: `${line} ${change.column}`, line, name, isNew: id === null })),
  )
  const pages = Math.ceil(cells.length / PAGE_SIZE)
  const text = (value: string) =>
    value === '' ? <span className="text-text-subtle">{t('import.empty')}</span> : value
  const long = 'max-w-72 whitespace-pre-line wrap-break-word py-2'
  return (
    <div className="overflow-hidden rounded-m border border-border">
      <ListTable
        label={t('bulk.rows')}
        rows={cells.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)}
        columns={[
          { header: t('import.lineShort'), numeric: true, className: 'w-0', cell: ({ line }) => line },
          {
            header: t('import.product'),
            className: 'max-w-48 truncate',
            cell: ({ name }) => <b className="font-semibold">{name}</b>,
            detail: ({ isNew }) => isNew && t('import.isNew'),
          },
          {
            header: t('import.column'),
            cell: ({ column }) => <code className="text-a-small">{column}</code>,
          },
          {
            header: t('import.before'),
            cellClassName: `${long} text-text-muted`,
            cell: ({ before }) => text(before),
          },
          { header: t('import.after'), cellClassName: long, cell: ({ after }) => text(after) },
        ]}
      />
      {pages > 1 && <Pager page={page} totalPages={pages} total={cells.length} onPageChange={setPage} />}
    </div>
  )
}
