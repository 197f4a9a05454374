import { useTranslations } from '@/i18n'
import { Container } from '@/ui/container'
import { ArchSkeleton, LoadingRegion, Skeleton } from '@/ui/skeleton'

/** Skeleton of the product page. */
export function ProductDetailSkeleton() {
  const t = useTranslations('product')
  return (
    <Container asChild>
      <LoadingRegion label={t('detail.loading')}>
        <Skeleton className="mt-5 mb-7 w-70 max-w-full" />
        <div className="grid gap-7 md:grid-cols-2 lg:grid-cols-[7fr_minmax(26.5rem,5fr)] lg:gap-12 xl:gap-18">
          <div className="lg:grid lg:grid-cols-[84px_minmax(0,1fr)] lg:items-start lg:gap-4">
            <div className="flex flex-col gap-3 max-lg:hidden">
              <Skeleton shape="block" className="aspect-[1/1.12] w-full" />
              <Skeleton shape="block" className="aspect-[1/1.12] w-full" />
              <Skeleton shape="block" className="aspect-[1/1.12] w-full" />
            </div>
            <ArchSkeleton className="!aspect-[1/1.1] !rounded-xl" />
          </div>
          <div aria-hidden="true">
            <Skeleton className="w-[46%]" />
            <Skeleton shape="block" className="mt-4 h-12 w-[70%]" />
            <Skeleton className="mt-5 w-[38%]" />
            <div className="mt-8 flex flex-col gap-3">
              <Skeleton shape="heading" className="w-full" />
              <Skeleton shape="heading" className="w-[94%]" />
              <Skeleton shape="heading" className="w-[62%]" />
            </div>
            <Skeleton shape="block" className="mt-9 h-9 w-40" />
            <Skeleton className="mt-4 w-[56%]" />
            <div className="mt-9 grid grid-cols-[120px_1fr] gap-3">
              <Skeleton shape="block" className="h-14" />
              <Skeleton shape="block" className="h-14" />
            </div>
            <div className="mt-9 flex flex-col gap-6">
              <Skeleton className="w-[72%]" />
              <Skeleton className="w-[64%]" />
              <Skeleton className="w-[78%]" />
              <Skeleton className="w-[58%]" />
            </div>
          </div>
        </div>
      </LoadingRegion>
    </Container>
  )
}
