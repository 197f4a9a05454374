import { useFormat, useTranslations } from '@/i18n'
import type { ActivityEntry } from '@/shop/activity/activity'
import { arranged, type ListColumn } from '../shared/lists/list-columns'
import { ListTable } from '../shared/lists/list-table'
import { RowList } from '../shared/lists/row-list'
import { useActivityTexts } from './activity-texts'

/** Number of changes shown before expanding. */
const SHOWN = 3

/** Columns that may be left out and moved, with the keys of their texts. */
export const ACTIVITY_COLUMNS = {
  at: 'columns.at',
  actor: 'columns.actor',
  action: 'columns.action',
  name: 'columns.name',
  changes: 'columns.changes',
} as const

interface ActivityListProps {
  entries: readonly ActivityEntry[]
  /** Of `ACTIVITY_COLUMNS`, in their order; all of them by default. */
  columns?: readonly string[] | undefined
}

/** Who changed what and when, with old and new values; newest first. */
export function ActivityTable({ entries, columns }: ActivityListProps) {
  const t = useTranslations('adminActivity')
  const format = useFormat()
  const texts = useActivityTexts()
  const all: readonly ListColumn<ActivityEntry>[] = [
    {
      id: 'at',
      header: t('columns.at'),
      cell: ({ at }) => format.date(at, 'time'),
      cellClassName: 'whitespace-nowrap text-text-muted tabular-nums',
    },
    {
      id: 'actor',
      header: t('columns.actor'),
      cell: ({ actor }) => actor || t('unknown'),
      wrap: true,
      cellClassName: 'min-w-40',
    },
    { id: 'action', header: t('columns.action'), cell: (entry) => texts.action(entry) },
    {
      id: 'name',
      header: t('columns.name'),
      cell: ({ name }) => name || '–',
      wrap: true,
      cellClassName: 'min-w-40',
    },
    {
      id: 'changes',
      header: t('columns.changes'),
      cell: (entry) => <Changes entry={entry} />,
      cellClassName: 'min-w-64',
    },
  ]
  return <ListTable label={t('tabs.activity')} rows={entries} columns={arranged(all, columns)} />
}

/** List layout for phones. */
export function ActivityRows({ entries }: ActivityListProps) {
  const t = useTranslations('adminActivity')
  const format = useFormat()
  const texts = useActivityTexts()
  return (
    <RowList>
      {entries.map((entry) => (
        <li
          key={entry.id}
          data-row={entry.id}
          className="grid grid-cols-1 gap-1.5 border-b border-border bg-surface px-4 py-3.5"
        >
          <span className="font-semibold">{texts.action(entry)}</span>
          <span className="wrap-anywhere">{entry.name}</span>
          <Changes entry={entry} />
          <span className="flex justify-between gap-3 text-a-small text-text-muted">
            <span className="min-w-0 truncate">{entry.actor || t('unknown')}</span>
            <span className="flex-none tabular-nums">{format.date(entry.at, 'time')}</span>
          </span>
        </li>
      ))}
    </RowList>
  )
}

function Changes({ entry: { changes } }: { entry: ActivityEntry }) {
  const t = useTranslations('adminActivity')
  const texts = useActivityTexts()
  const lines = changes.map((change) => (
    <li key={change.field} className="wrap-anywhere">
      <span className="text-text-muted">{texts.field(change)}:</span> {texts.change(change)}
    </li>
  ))
  return (
    <div className="text-a-small whitespace-normal">
      <ul>{lines.slice(0, SHOWN)}</ul>
      {lines.length > SHOWN && (
        <details>
          <summary className="cursor-pointer text-text-muted">
            {t('more', { count: lines.length - SHOWN })}
          </summary>
          <ul>{lines.slice(SHOWN)}</ul>
        </details>
      )}
    </div>
  )
}
