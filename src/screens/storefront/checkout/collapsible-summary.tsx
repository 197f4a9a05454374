import { useState } from 'react'
import { cartCount } from '@/shop/cart/cart'
import { BagIcon, ChevronDownIcon } from '@/icons'
import { useFormat, useTranslations } from '@/i18n'
import { Container } from '@/ui/container'
import type { CartEntry, ShownTotals } from '../cart/cart-types'
import { SummaryLine } from '../cart/summary-line'

interface CollapsibleSummaryProps {
  entries: readonly CartEntry[]
  totals: ShownTotals
}

/** On phones, where the summary is below the form: the total, always in view, with expandable lines. */
export function CollapsibleSummary({ entries, totals }: CollapsibleSummaryProps) {
  const t = useTranslations('checkout')
  const format = useFormat()
  const [open, setOpen] = useState(false)
  const total = format.money({ amount: totals.total, currency: totals.currency })
  return (
    <div
      data-slot="collapsible-summary"
      className="sticky top-0 z-header border-b border-border bg-surface lg:hidden"
    >
      <Container>
        <button
          type="button"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          className="flex min-h-13 w-full items-center gap-3 rounded-m text-start text-small"
        >
          <BagIcon size="s" />
          <span className="min-w-0 flex-1 truncate">
            {t('summary.collapsed', { count: cartCount(entries), total })}
          </span>
          <ChevronDownIcon className={open ? 'rotate-180' : ''} />
        </button>
        {open && (
          <ul
            aria-label={t('summary.title')}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
            tabIndex={0}
            className="max-h-[60vh] overflow-y-auto border-t border-border pe-2 pb-2"
          >
            {entries.map((entry) => (
              <SummaryLine key={entry.id} entry={entry} />
            ))}
          </ul>
        )}
      </Container>
    </div>
  )
}
