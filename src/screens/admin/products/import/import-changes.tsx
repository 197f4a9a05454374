import { useState } from 'react'
import { useTranslations } from '@/i18n'
import type { ImportChange, ImportRow } from '@/shop/product-transfer/product-import'
import { Pager } from '@/ui/pager'
import { ListTable } from '../../shared/lists/list-table'
import { usePhone } from '../../shared/use-narrow'
import { useColumnLabel } from './column-labels'

/** Changes per page of the preview. */
const PAGE_SIZE = 50

/** A changed cell of the file. */
interface ChangedCell extends ImportChange {
  readonly id: string
  readonly line: number
  readonly name: string
  readonly isNew: boolean
}

const cellsOf = (rows: readonly ImportRow[]): ChangedCell[] =>
  rows.flatMap(({ line, id, name, changes }) =>
    changes.map((change) => ({ ...change, id: `${line} ${change.column}`, line, name, isNew: id === null })),
  )

/** All values a file would change, old and new. */
export function ImportChanges({ rows }: { rows: readonly ImportRow[] }) {
  const [page, setPage] = useState(1)
  const cells = cellsOf(rows)
  const pages = Math.ceil(cells.length / PAGE_SIZE)
  const shown = cells.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
  const List = usePhone() ? ChangeList : ChangeTable
  return (
    <div className="overflow-hidden rounded-m border border-border">
      <List cells={shown} />
      {pages > 1 && <Pager page={page} totalPages={pages} total={cells.length} onPageChange={setPage} />}
    </div>
  )
}

/** Form label of a column with its name in the file. */
function ColumnName({ column }: { column: string }) {
  const label = useColumnLabel()(column)
  return (
    <span className="block leading-snug">
      {label}{' '}
      <code className={label ? 'block text-a-caption text-text-subtle' : 'text-a-small'}>{column}</code>
    </span>
  )
}

function CellText({ value }: { value: string }) {
  const t = useTranslations('adminProductWork')
  return value === '' ? <span className="text-text-subtle">{t('import.empty')}</span> : value
}

function ChangeTable({ cells }: { cells: readonly ChangedCell[] }) {
  const t = useTranslations('adminProductWork')
  const text = 'max-w-72 min-w-40 whitespace-pre-line wrap-break-word py-2'
  return (
    <ListTable
      label={t('import.title')}
      rows={cells}
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
          cell: ({ column }) => <ColumnName column={column} />,
        },
        {
          header: t('import.before'),
          cellClassName: `${text} text-text-muted`,
          cell: ({ before }) => <CellText value={before} />,
        },
        { header: t('import.after'), cellClassName: text, cell: ({ after }) => <CellText value={after} /> },
      ]}
    />
  )
}

function ChangeList({ cells }: { cells: readonly ChangedCell[] }) {
  const t = useTranslations('adminProductWork')
  return (
    <ul aria-label={t('import.title')}>
      {cells.map(({ id, line, name, column, before, after, isNew }) => (
        <li key={id} className="grid grid-cols-1 gap-1 border-b border-border px-3.5 py-2.5 last:border-b-0">
          <span className="flex items-baseline gap-2.5">
            <b className="min-w-0 flex-1 truncate font-semibold">{name}</b>
            <small className="flex-none text-a-caption text-text-subtle">
              {t('import.lineShort')} {line}
            </small>
          </span>
          <ColumnName column={column} />
          <dl className="grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-2 wrap-break-word whitespace-pre-line">
            {!isNew && (
              <>
                <dt className="text-text-subtle">{t('import.before')}</dt>
                <dd className="text-text-muted">
                  <CellText value={before} />
                </dd>
              </>
            )}
            <dt className="text-text-subtle">{t('import.after')}</dt>
            <dd>
              <CellText value={after} />
            </dd>
          </dl>
        </li>
      ))}
    </ul>
  )
}
