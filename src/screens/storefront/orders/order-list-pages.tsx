import { useTranslations } from '@/i18n'
import { Button } from '@/ui/button'

interface OrderListPagesProps {
  /** 1-based. */
  page: number
  totalPages: number
  /** Orders on all pages. */
  total: number
  onPageChange: (page: number) => void
}

/** Pagination of the order list, from newer to older orders. */
export function OrderListPages({ page, totalPages, total, onPageChange }: OrderListPagesProps) {
  const t = useTranslations('account')
  return (
    <nav aria-label={t('orders.pages')} className="flex flex-wrap items-center justify-between gap-3 pt-5">
      <p role="status" className="text-small text-text-muted tabular-nums">
        {t('orders.page', { page, totalPages, count: total })}
      </p>
      {totalPages > 1 && (
        <div className="flex gap-2">
          <Button variant="outline" size="s" disabled={page <= 1} onClick={() => onPageChange(page - 1)}>
            {t('orders.newer')}
          </Button>
          <Button
            variant="outline"
            size="s"
            disabled={page >= totalPages}
            onClick={() => onPageChange(page + 1)}
          >
            {t('orders.older')}
          </Button>
        </div>
      )}
    </nav>
  )
}
