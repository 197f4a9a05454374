import { useWords } from '../../i18n'
import { Container } from '../../ui/container'
import { LoadingRegion, Skeleton } from '../../ui/skeleton'
import { CheckoutHeader } from './checkout-header'

/** The layout of the checkout before cart and payment settings are known. */
export function CheckoutLoading({ onBack }: { onBack: () => void }) {
  const words = useWords('checkout')
  return (
    <div data-slot="checkout-page" className="min-h-dvh bg-bg text-text">
      <CheckoutHeader onBack={onBack} />
      <Container asChild>
        <main id="main" tabIndex={-1} className="pt-14 pb-24 outline-none max-md:pt-8">
          <h1 className="mb-11 font-serif text-display-m max-md:mb-7.5">{words('heading')}</h1>
          <LoadingRegion
            label={words('loading')}
            className="grid grid-cols-[minmax(0,7fr)_minmax(0,5fr)] items-start gap-x-24 gap-y-10 max-xl:gap-x-12 max-lg:grid-cols-1"
          >
            <div className="grid grid-cols-2 gap-x-4 gap-y-8">
              <Skeleton shape="heading" className="col-span-full w-40" />
              <Skeleton shape="block" className="col-span-full h-12" />
              <Skeleton shape="block" className="h-12" />
              <Skeleton shape="block" className="h-12" />
              <Skeleton shape="heading" className="col-span-full mt-6 w-44" />
              <Skeleton shape="block" className="col-span-full h-12" />
              <Skeleton shape="block" className="h-12" />
              <Skeleton shape="block" className="h-12" />
            </div>
            <div className="rounded-xl border border-border bg-surface p-8">
              <Skeleton shape="heading" className="mb-6 w-48" />
              {['w-1/3', 'w-2/5', 'w-1/2'].map((width) => (
                <div key={width} className="flex items-center gap-4 py-3.25">
                  <Skeleton shape="block" className="h-18 w-16 flex-none" />
                  <Skeleton className={width} />
                  <Skeleton className="ml-auto w-14" />
                </div>
              ))}
              <Skeleton shape="block" className="mt-6 h-14" />
            </div>
          </LoadingRegion>
        </main>
      </Container>
    </div>
  )
}
