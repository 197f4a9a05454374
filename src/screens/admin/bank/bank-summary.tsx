import { BankIcon, DownloadIcon } from '@/icons'
import { useTranslations } from '@/i18n'
import { placeOf } from '@/shop/bank-statements/entry-decisions'
import { refundable } from '@/shop/bank-statements/refund-transfers'
import { Note, NoteAction } from '@/ui/note'
import { Progress } from '@/ui/progress'
import { Status } from '@/ui/status'
import { Panel } from '../shared/panel'
import type { BankActions, BankFile } from './bank-types'
import { useEntryTexts } from './use-entry-texts'

interface BankSummaryProps extends Pick<BankActions, 'onTransfers' | 'onColumnsChange'> {
  file: BankFile
}

/** Whose account the file is of, and how its payments are matched. */
export function BankSummary({ file, onTransfers, onColumnsChange }: BankSummaryProps) {
  const t = useTranslations('adminBank')
  const { day, sums } = useEntryTexts()
  const { rows, accounts, total, table, format } = file
  const days = rows.map(({ bookedOn }) => bookedOn).toSorted()
  const [first, last] = [days[0], days.at(-1)]
  const at = { certain: 'bg-primary', look: 'bg-warn-fg', settled: 'bg-border-strong' } as const
  const transfers = refundable(rows, accounts).length
  return (
    <Panel>
      <div className="flex flex-wrap items-center gap-3 border-b border-border px-4.5 py-3">
        <span className="grid size-9 flex-none place-items-center rounded-s bg-soft text-on-soft">
          <BankIcon size="s" />
        </span>
        <div className="min-w-52 flex-1">
          <p className="font-semibold wrap-anywhere">
            {accounts
              .map(({ account, holder }) => [holder, account].filter(Boolean).join(', '))
              .join(' · ') || t('noAccount')}
          </p>
          <p className="text-a-small text-text-subtle">
            {[
              t(`formats.${format}`),
              first && last && (first === last ? day(first) : `${day(first)} – ${day(last)}`),
              t('creditsOnly'),
            ]
              .filter(Boolean)
              .join(' · ')}
            {table && (
              <>
                {' '}
                <button
                  type="button"
                  onClick={onColumnsChange}
                  className="font-semibold text-text-brand underline underline-offset-4"
                >
                  {t('columns.change')}
                </button>
              </>
            )}
          </p>
        </div>
        {accounts.length > 0 && (
          <Status size="admin" tone={accounts.every(({ isOwn }) => isOwn) ? 'success' : 'warn'}>
            {t(accounts.every(({ isOwn }) => isOwn) ? 'ownAccount' : 'otherAccount')}
          </Status>
        )}
      </div>
      <dl className="-me-px -mb-px grid grid-cols-4 max-md:grid-cols-2">
        <Count label={t('counts.all')} count={rows.length} sum={sums(rows)} />
        {(['certain', 'look', 'settled'] as const).map((place) => {
          const some = rows.filter((row) => placeOf(row) === place)
          return (
            <Count
              key={place}
              label={t(`counts.${place}`)}
              count={some.length}
              sum={sums(some)}
              mark={at[place]}
            />
          )
        })}
      </dl>
      {rows.length < total && (
        <div className="grid gap-2 border-t border-border px-4.5 py-3">
          <p role="status" className="text-a-small text-text-muted">
            {t('readSoFar', { done: rows.length, total })}
          </p>
          <Progress size="s" label={t('title')} value={(rows.length / total) * 100} />
        </div>
      )}
      {accounts.some(({ isOwn }) => !isOwn) && (
        <Note tone="warn" size="admin" className="rounded-none! max-sm:flex-wrap">
          {t('otherAccountHint')}
        </Note>
      )}
      {table !== null && table.skipped.length > 0 && (
        <Note size="admin" className="rounded-none! max-sm:flex-wrap">
          {t('skipped', { lines: table.skipped.slice(0, 20).join(', '), count: table.skipped.length })}
        </Note>
      )}
      {transfers > 0 && (
        <Note
          tone="info"
          size="admin"
          className="rounded-none! max-sm:flex-wrap"
          action={
            <NoteAction onClick={onTransfers}>
              <DownloadIcon size="s" className="me-1.5 inline" />
              {t('transfers.download')}
            </NoteAction>
          }
        >
          {t('transfers.text', { count: transfers })}
        </Note>
      )}
    </Panel>
  )
}

interface CountProps {
  label: string
  count: number
  sum: string
  mark?: string
}
function Count({ label, count, sum, mark }: CountProps) {
  return (
    <div className="min-w-0 border-e border-b border-border px-4.5 py-2.5">
      <dt className="flex items-center gap-2 text-a-small text-text-muted">
        {mark && <span aria-hidden="true" className={`size-2 flex-none rounded-xs ${mark}`} />}
        {label}
      </dt>
      <dd className="flex flex-wrap items-baseline gap-x-2">
        <b className="text-[1.25rem] font-semibold tabular-nums">{count}</b>
        <span className="text-a-small text-text-subtle tabular-nums">{sum}</span>
      </dd>
    </div>
  )
}
