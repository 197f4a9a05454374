import { useState } from 'react'
import { useTranslations } from '@/i18n'
import type { OrderSummary } from '@/shop/orders/order'
import { isFromOrderMail } from '@/shop/returns/returns'
import { Button } from '@/ui/button'
import { Note } from '@/ui/note'
import type { ListState } from '../shared/lists/list-state'
import { SearchFilter } from '../shared/lists/search-filter'
import { MatchingOrders } from './matching-orders'

interface ReturnMatchingProps {
  /** As declared by the customer. */
  email: string
  search: string
  /** Undefined if no search is active. */
  found?: ListState<OrderSummary>
  submitting?: boolean
  /** True if assigning the order failed without a response; a rejection is shown by the dialog. */
  failed?: boolean
  onSearch: (text: string) => void
  onRetry: () => void
  onMatch: (orderId: string) => void
}

/** Assigns an order to a withdrawal without a known order number. */
export function ReturnMatching({
  email,
  search,
  found,
  submitting = false,
  failed = false,
  onSearch,
  onRetry,
  onMatch,
}: ReturnMatchingProps) {
  const t = useTranslations('adminReturns')
  const [chosenId, setChosenId] = useState<string>()
  const chosen = found?.status === 'ready' ? found.items.find(({ id }) => id === chosenId) : undefined
  return (
    <section
      aria-label={t('matching.title')}
      aria-busy={submitting}
      className="grid gap-3 rounded-s border border-border p-3.5"
    >
      <h3 className="font-semibold">{t('matching.title')}</h3>
      <p className="text-text-muted">{t('dialog.unmatchedHint')}</p>
      <SearchFilter label={t('matching.search')} value={search} onChange={onSearch} />
      <MatchingOrders
        declared={email}
        found={found}
        chosenId={chosen?.id}
        disabled={submitting}
        onChoose={setChosenId}
        onRetry={onRetry}
      />
      {chosen && <MailComparison declared={email} order={chosen} />}
      {failed && (
        <Note size="admin" tone="danger" role="alert">
          {t('matching.failed')}
        </Note>
      )}
      <Button
        variant="outline"
        size="admin"
        className="justify-self-start max-sm:justify-self-stretch"
        disabled={!chosen}
        loading={submitting}
        onClick={() => chosen && onMatch(chosen.id)}
      >
        {t('matching.submit')}
      </Button>
    </section>
  )
}

function MailComparison({ declared, order }: { declared: string; order: OrderSummary }) {
  const t = useTranslations('adminReturns')
  const ordered = order.customer.email
  if (ordered === '')
    return (
      <Note size="admin" tone="warn" role="status">
        {t('matching.noMail')}
      </Note>
    )
  const isSame = isFromOrderMail(declared, ordered)
  return (
    <Note size="admin" tone={isSame ? 'success' : 'warn'} role="status" className="wrap-anywhere">
      {isSame ? t('matching.same') : t('matching.differs', { declared, ordered })}
    </Note>
  )
}
