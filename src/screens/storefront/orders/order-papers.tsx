import type { OrderPaper } from '@/shop/orders/order'
import { DownloadIcon } from '@/icons'
import { useFormat, useTranslations } from '@/i18n'
import { Button } from '@/ui/button'
import { FocusNote } from '../shared/focus-note'

export type OrderPapersState =
  | { readonly status: 'idle' }
  | { readonly status: 'loading'; readonly number: string }
  | { readonly status: 'failed'; readonly message?: string }

export interface OrderPapersProps {
  state: OrderPapersState
  /** Saves the PDF. */
  onPaper: (number: string) => void
}

/** Invoice and credit notes of an order, each as PDF. States: idle, loading, failed. */
export function OrderPapers({
  papers,
  state,
  onPaper,
}: OrderPapersProps & { papers: readonly OrderPaper[] }) {
  const t = useTranslations('account')
  const format = useFormat()
  return (
    <section aria-labelledby="order-papers" className="mt-8">
      <h3 id="order-papers" className="mb-1.5 text-small font-semibold">
        {t('orders.papers.title')}
      </h3>
      <ul>
        {papers.map(({ number, kind, issuedAt }) => (
          <li
            key={number}
            className="flex items-center justify-between gap-4 border-t border-border py-2.5 text-small first:border-t-0"
          >
            <span>
              {t(`orders.papers.kinds.${kind}`)}{' '}
              <span className="text-text-muted tabular-nums">
                {number}, {format.date(issuedAt, 'short')}
              </span>
            </span>
            <Button
              variant="outline"
              size="s"
              loading={state.status === 'loading' && state.number === number}
              disabled={state.status === 'loading' && state.number !== number}
              aria-label={t('orders.papers.download', { number })}
              onClick={() => onPaper(number)}
            >
              <DownloadIcon size="s" />
              {t('orders.papers.pdf')}
            </Button>
          </li>
        ))}
      </ul>
      {state.status === 'failed' && (
        <FocusNote size="s" signal={state} className="mt-3">
          {state.message || t('orders.papers.failed')}
        </FocusNote>
      )}
    </section>
  )
}
