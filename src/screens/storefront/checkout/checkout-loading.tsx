import { useTranslations } from '@/i18n'
import { Container } from '@/ui/container'
import { LoadingRegion, Skeleton } from '@/ui/skeleton'

/** Skeleton of the form; loading is announced by the summary's live region. */
export function CheckoutFormLoading() {
  return (
    <div aria-hidden className="grid grid-cols-2 gap-x-4 gap-y-8">
      <Skeleton shape="heading" className="col-span-full w-40" />
      <Skeleton shape="block" className="col-span-full h-12" />
      <Skeleton shape="block" className="h-12" />
      <Skeleton shape="block" className="h-12" />
      <Skeleton shape="heading" className="col-span-full mt-6 w-44" />
      <Skeleton shape="block" className="col-span-full h-12" />
      <Skeleton shape="block" className="h-12" />
      <Skeleton shape="block" className="h-12" />
    </div>
  )
}

/** Skeleton of the total above the form, in its height, so that the form does not move when it comes. */
export function CollapsibleSummaryLoading() {
  return (
    <div aria-hidden className="border-b border-border bg-surface lg:hidden">
      <Container className="flex min-h-13 items-center">
        <Skeleton className="w-2/5" />
      </Container>
    </div>
  )
}

/** Skeleton of the summary. */
export function CheckoutSummaryLoading() {
  const t = useTranslations('checkout')
  return (
    <LoadingRegion label={t('loading')} className="rounded-xl border border-border bg-surface p-8">
      <Skeleton shape="heading" className="mb-6 w-48" />
      {['w-1/3', 'w-2/5', 'w-1/2'].map((width) => (
        <div key={width} className="flex items-center gap-4 py-3.25">
          <Skeleton shape="block" className="h-18 w-16 flex-none" />
          <Skeleton className={width} />
          <Skeleton className="ms-auto w-14" />
        </div>
      ))}
      <Skeleton shape="block" className="mt-6 h-14" />
    </LoadingRegion>
  )
}
