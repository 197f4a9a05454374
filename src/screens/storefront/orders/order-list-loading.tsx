import { useTranslations } from '@/i18n'
import { LoadingRegion, Skeleton } from '@/ui/skeleton'

/** Skeleton of the order list. */
export function OrderListLoading() {
  const t = useTranslations('account')
  return (
    // Without scripts nothing will ever load.
    <LoadingRegion label={t('orders.loading')} className="noscript:hidden">
      {['w-[82%]', 'w-[74%]', 'w-[88%]', 'w-[66%]'].map((width) => (
        <div
          key={width}
          className="grid grid-cols-[4rem_minmax(0,1fr)_5.75rem_4.5rem] items-center gap-6 border-t border-border py-5 last:border-b max-md:grid-cols-[4rem_minmax(0,1fr)_4rem] max-md:gap-3.5"
        >
          <Skeleton shape="block" className="h-18" />
          <div>
            <Skeleton className="mb-2.5 w-24" />
            <Skeleton className={width} />
          </div>
          <Skeleton className="h-6 max-md:hidden" />
          <Skeleton />
        </div>
      ))}
    </LoadingRegion>
  )
}
