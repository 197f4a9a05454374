import { ArrowRightIcon } from '@/icons'
import { useTranslations } from '@/i18n'
import type { BankOutcome, StatementRow } from '@/shop/bank-statements/bank-statements'
import { isOpenOutcome } from '@/shop/bank-statements/entry-decisions'
import { Checkbox } from '@/ui/checkbox'
import { useEntryTexts } from './use-entry-texts'

interface CertainEntryProps {
  row: StatementRow
  ticked: boolean
  /** Of a press that left it open. */
  outcome: BankOutcome | undefined
  disabled: boolean
  onTick: (on: boolean) => void
}

/** A payment that agrees with its order in number, amount and currency. */
export function CertainEntry({ row, ticked, outcome, disabled, onTick }: CertainEntryProps) {
  const t = useTranslations('adminBank')
  const { money } = useEntryTexts()
  const [order] = row.match.orders
  return (
    <li className="grid grid-cols-[auto_minmax(8rem,1fr)_minmax(8rem,1.6fr)_auto_9.5rem_7rem] items-center gap-x-4 border-b border-border px-4.5 py-2 max-md:grid-cols-[auto_minmax(0,1fr)_auto] max-md:gap-x-3">
      <Checkbox
        size="admin"
        disabled={disabled}
        checked={ticked}
        aria-label={t('tick', { name: row.name, number: order?.number ?? '' })}
        onChange={({ target }) => onTick(target.checked)}
      />
      <span className="min-w-0 truncate">{row.name || t('noName')}</span>
      <span className="min-w-0 truncate text-text-muted max-md:col-span-2 max-md:col-start-2 max-md:row-start-3 max-md:text-a-small">
        {row.purpose || row.reference}
      </span>
      <ArrowRightIcon size="s" className="text-text-subtle max-md:hidden" />
      <span className="font-medium tabular-nums max-md:col-start-2 max-md:row-start-2 max-md:text-a-small">
        {order?.number}
      </span>
      <b className="text-end font-semibold tabular-nums max-md:col-start-3 max-md:row-start-1">
        {money(row)}
      </b>
      {outcome && isOpenOutcome(outcome) && (
        <span className="col-span-full text-a-small text-danger-fg">{t(`outcomes.${outcome}`)}</span>
      )}
    </li>
  )
}
