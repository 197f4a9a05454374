import { useState } from 'react'
import { AlertIcon, CheckIcon, InfoIcon, MinusIcon } from '@/icons'
import { useTranslations } from '@/i18n'
import type { BankOutcome, StatementRow } from '@/shop/bank-statements/bank-statements'
import {
  choiceOf,
  decisionsFor,
  isOpenOutcome,
  type EntryChoice,
} from '@/shop/bank-statements/entry-decisions'
import { Button } from '@/ui/button'
import { Input } from '@/ui/input'
import { OrderSide } from './order-side'
import { shortIban, useEntryTexts } from './use-entry-texts'

interface DoubtfulEntryProps {
  row: StatementRow
  choice: EntryChoice | undefined
  /** Of a press that left it open. */
  outcome: BankOutcome | undefined
  disabled: boolean
  onChoose: (choice: EntryChoice | null) => void
}

/** What the bank says on the left, our order on the right, and what may be decided about both. */
export function DoubtfulEntry({ row, choice, outcome, disabled, onChoose }: DoubtfulEntryProps) {
  const t = useTranslations('adminBank')
  const { money, day } = useEntryTexts()
  const isOther =
    row.match.reason === 'partial' || row.match.reason === 'more' || row.match.reason === 'foreign'
  const Mark = choice ? CheckIcon : row.match.orders.length > 0 ? AlertIcon : MinusIcon
  return (
    <li
      aria-label={row.name || t('noName')}
      className={`grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)_11rem] gap-x-4 gap-y-3 border-b border-border px-4.5 py-3 max-md:grid-cols-1 ${choice ? 'bg-row-selected' : ''}`}
    >
      <div className="min-w-0">
        <small className="text-a-caption text-text-subtle md:hidden">{t('bank')}</small>
        <p className="flex items-baseline justify-between gap-3">
          <span className="min-w-0 wrap-anywhere">{row.name || t('noName')}</span>
          <b
            className={`flex-none rounded-xs font-semibold tabular-nums ${isOther ? 'bg-warn-bg px-1 text-warn-fg' : ''}`}
          >
            {money(row)}
          </b>
        </p>
        <p className="line-clamp-3 text-a-small wrap-anywhere text-text-muted">
          {[row.purpose, row.reference].filter(Boolean).join(' · ')}
        </p>
        <p className="text-a-small text-text-subtle">
          {[day(row.bookedOn), shortIban(row.iban)].filter(Boolean).join(' · ')}
        </p>
      </div>
      <Mark
        size="s"
        className={`mt-0.5 max-md:hidden ${choice ? 'text-success-fg' : row.match.orders.length > 0 ? 'text-warn-fg' : 'text-text-subtle'}`}
      />
      <div className="min-w-0">
        <small className="text-a-caption text-text-subtle md:hidden">{t('order')}</small>
        <OrderSide row={row} choice={choice} />
        <p className="mt-1 flex items-start gap-1.5 text-a-small text-warn-fg">
          <InfoIcon size="s" className="mt-px flex-none" />
          {t(`reasons.${row.match.reason}`)}
        </p>
        {outcome && isOpenOutcome(outcome) && (
          <p role="alert" className="mt-1 text-a-small text-danger-fg">
            {t(`outcomes.${outcome}`)}
          </p>
        )}
      </div>
      <EntryActions row={row} choice={choice} outcome={outcome} disabled={disabled} onChoose={onChoose} />
    </li>
  )
}

function EntryActions({ row, choice, outcome, disabled, onChoose }: DoubtfulEntryProps) {
  const t = useTranslations('adminBank')
  const [asked, setAsked] = useState(false)
  const [number, setNumber] = useState('')
  const decisions = decisionsFor(row)
  const isOwn =
    choice !== undefined &&
    choice.orderNumbers.join(' ') === row.match.orders.map((each) => each.number).join(' ')
  const take = (typed: string) => {
    setNumber(typed)
    onChoose(typed.trim() === '' ? null : { decision: 'pay', orderNumbers: [typed.trim()] })
  }
  if (row.isReversal) return <span />
  return (
    <div className="grid content-start gap-1.5 max-md:grid-cols-2">
      {decisions.map((decision) => {
        const chosen = isOwn && choice.decision === decision
        return (
          <Button
            key={decision}
            size="admin"
            variant={chosen ? 'soft' : 'outline'}
            aria-pressed={chosen}
            disabled={disabled}
            onClick={() => onChoose(chosen ? null : choiceOf(row, decision))}
          >
            {chosen && <CheckIcon size="s" />}
            {t(`decisions.${decision}`)}
          </Button>
        )
      })}
      {outcome === 'outOfStock' && choice && (
        <Button
          size="admin"
          variant={choice.anyway ? 'soft' : 'outline'}
          aria-pressed={choice.anyway ?? false}
          disabled={disabled}
          onClick={() => onChoose({ ...choice, anyway: !choice.anyway })}
        >
          {t('anyway')}
        </Button>
      )}
      {asked || row.match.orders.length === 0 ? (
        <Input
          size="admin"
          aria-label={t('otherNumber')}
          placeholder={t('otherNumber')}
          maxLength={30}
          disabled={disabled}
          value={number}
          onChange={({ target }) => take(target.value)}
          className="max-md:col-span-2"
        />
      ) : (
        <Button variant="ghost" size="admin" disabled={disabled} onClick={() => setAsked(true)}>
          {t('otherOrder')}
        </Button>
      )}
    </div>
  )
}
