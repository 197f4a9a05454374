import { useState, type ReactNode } from 'react'
import { AlertIcon, CheckIcon } from '@/icons'
import { useTranslations } from '@/i18n'
import {
  chosenEntries,
  placeOf,
  type EntryChoice,
  type EntryChoices,
  type RowPlace,
} from '@/shop/bank-statements/entry-decisions'
import type { StatementRow } from '@/shop/bank-statements/bank-statements'
import { Button } from '@/ui/button'
import { Checkbox } from '@/ui/checkbox'
import { EmptyState } from '@/ui/empty-state'
import { Note } from '@/ui/note'
import { Progress } from '@/ui/progress'
import { useMay } from '../shared/permissions'
import { Panel } from '../shared/panel'
import { CertainEntry } from './certain-entry'
import { DoubtfulEntry } from './doubtful-entry'
import type { BankActions, BankState } from './bank-types'
import { useEntryTexts } from './use-entry-texts'

/** Entries shown at first, and with each press more. */
const SHOWN = 50

interface BankEntriesProps extends Pick<BankActions, 'onSettle'> {
  state: Extract<BankState, { status: 'ready' }>
}

/** The payments of a file: those to be looked at beside their orders, the certain ones ticked, one press for all. */
export function BankEntries({ state, onSettle }: BankEntriesProps) {
  const t = useTranslations('adminBank')
  const mayWrite = useMay('orders.write')
  const { sums } = useEntryTexts()
  const { file, outcomes, settling, serverError } = state
  const [choices, setChoices] = useState<EntryChoices>({})
  const choose = (choice: EntryChoice | null, ...rows: readonly StatementRow[]) =>
    setChoices((now) => ({ ...now, ...Object.fromEntries(rows.map((row) => [row.fingerprint, choice])) }))
  const at = (place: RowPlace) => file.rows.filter((row) => placeOf(row) === place)
  const [look, certain, settled] = [at('look'), at('certain'), at('settled')]
  const chosen = chosenEntries(file.rows, choices)
  const byFingerprint = new Map(chosen.map((entry) => [entry.fingerprint, entry]))
  const ticked = certain.filter(({ fingerprint }) => byFingerprint.has(fingerprint))
  const paying = chosen.filter(({ decision }) => decision !== 'refund')
  const isLocked = settling !== undefined || !mayWrite
  /** Unticked ones are null; those ticked again are certain by themselves. */
  const tickAll = (on: boolean) =>
    setChoices((now) =>
      Object.fromEntries([
        ...Object.entries(now).filter(([key]) => !certain.some(({ fingerprint }) => fingerprint === key)),
        ...(on ? [] : certain.map(({ fingerprint }) => [fingerprint, null] as const)),
      ]),
    )
  const tick = (row: StatementRow, on: boolean) =>
    on ? setChoices(({ [row.fingerprint]: _row, ...others }) => others) : choose(null, row)
  if (file.rows.length === 0)
    return (
      <Panel>
        <EmptyState density="admin" title={t('empty')}>
          {t('emptyHint')}
        </EmptyState>
      </Panel>
    )
  return (
    <Panel className="overflow-clip!">
      {serverError !== undefined && (
        <Note tone="danger" size="admin" role="alert" className="rounded-none">
          {serverError || t('settleFailed')}
        </Note>
      )}
      {look.length + certain.length === 0 && (
        <EmptyState density="admin" tint="sage" drawing={<CheckIcon />} title={t('allDone')}>
          {t('allDoneHint', { count: settled.length })}
        </EmptyState>
      )}
      {look.length > 0 && (
        <section aria-label={t('look')}>
          <header className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-border bg-surface-sunken px-4.5 py-2.5">
            <h2 className="flex items-center gap-2 font-semibold">
              <AlertIcon size="s" />
              {t('look')}
            </h2>
            <span className="text-a-small text-text-subtle">{look.length}</span>
            <span className="ms-auto text-a-small text-text-subtle max-md:hidden">{t('sides')}</span>
          </header>
          <Shown rows={look}>
            {(row) => (
              <DoubtfulEntry
                key={row.fingerprint}
                row={row}
                choice={byFingerprint.get(row.fingerprint)}
                outcome={outcomes[row.fingerprint]}
                disabled={isLocked}
                onChoose={(choice) => choose(choice, row)}
              />
            )}
          </Shown>
        </section>
      )}
      {certain.length > 0 && (
        <section aria-label={t('certain')}>
          <header className="flex flex-wrap items-center gap-3 border-b border-border bg-surface-sunken px-4.5 py-2.5">
            <Checkbox
              size="admin"
              disabled={isLocked}
              checked={ticked.length === certain.length}
              indeterminate={ticked.length > 0 && ticked.length < certain.length}
              onChange={({ target }) => tickAll(target.checked)}
            >
              <b className="font-semibold">{t('certain')}</b>
            </Checkbox>
            <span className="text-a-small text-text-subtle">
              {t('tickedOf', { count: ticked.length, total: certain.length })}
            </span>
            <span className="ms-auto text-text-muted tabular-nums">{sums(certain)}</span>
          </header>
          <Shown rows={certain}>
            {(row) => (
              <CertainEntry
                key={row.fingerprint}
                row={row}
                ticked={byFingerprint.has(row.fingerprint)}
                outcome={outcomes[row.fingerprint]}
                disabled={isLocked}
                onTick={(on) => tick(row, on)}
              />
            )}
          </Shown>
        </section>
      )}
      {mayWrite && look.length + certain.length > 0 && (
        <footer className="sticky bottom-0 flex flex-wrap items-center gap-x-5 gap-y-2.5 rounded-b-m border-t border-border bg-surface px-4.5 py-3 shadow-m">
          {settling ? (
            <div className="grid min-w-40 flex-1 gap-1.5">
              <p role="status" className="text-a-small text-text-muted">
                {t('settling', settling)}
              </p>
              <Progress
                size="s"
                label={t('settling', settling)}
                value={(settling.done / settling.total) * 100}
              />
            </div>
          ) : (
            <p className="min-w-0 flex-1 text-a-small text-text-muted">
              {chosen.length === 0 ? t('noneTicked') : t('effects', { count: paying.length })}
            </p>
          )}
          <b className="text-[1.0625rem] font-semibold tabular-nums">{sums(chosen.map(({ row }) => row))}</b>
          <Button
            size="admin"
            disabled={chosen.length === 0}
            loading={settling !== undefined}
            className="max-sm:w-full"
            onClick={() => onSettle(chosen.map(({ row: _row, ...entry }) => entry))}
          >
            {t(paying.length === chosen.length ? 'settle' : 'settleMixed', { count: chosen.length })}
          </Button>
        </footer>
      )}
    </Panel>
  )
}

interface ShownProps {
  rows: readonly StatementRow[]
  children: (row: StatementRow) => ReactNode
}
/** The first rows; a file may have ten thousand. */
function Shown({ rows, children }: ShownProps) {
  const t = useTranslations('adminBank')
  const [shown, setShown] = useState(SHOWN)
  return (
    <>
      <ul>{rows.slice(0, shown).map(children)}</ul>
      {rows.length > shown && (
        <div className="border-b border-border px-4.5 py-2">
          <Button variant="ghost" size="admin" onClick={() => setShown(shown + 4 * SHOWN)}>
            {t('more', { count: rows.length - shown })}
          </Button>
        </div>
      )}
    </>
  )
}
