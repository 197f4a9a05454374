import type { ReactNode } from 'react'
import { Botanical } from '../../../art/botanical'
import { useFormat, useTranslations } from '../../../i18n'
import type { Money } from '../../../i18n/types'
import { Button } from '../../../ui/button'
import { DrawerBody } from '../../../ui/drawer'
import { EmptyState } from '../../../ui/empty-state'
import { Link } from '../../../ui/link'
import { LoadingRegion, Skeleton } from '../../../ui/skeleton'

interface CartEmptyProps {
  /** From here on shipping is free. */
  threshold: Money
  productsHref?: string
  notice?: ReactNode
}

export function CartEmpty({ threshold, productsHref = '/products', notice }: CartEmptyProps) {
  const t = useTranslations('cart')
  const format = useFormat()
  return (
    <DrawerBody className="grid grid-rows-[auto_1fr]">
      <div>{notice}</div>
      <EmptyState
        className="self-center"
        tint="sage"
        title={t('empty.title')}
        drawing={<Botanical name="blattzweig" preserveAspectRatio="xMidYMax meet" />}
        action={
          <>
            <Button asChild>
              <a href={productsHref}>{t('empty.action')}</a>
            </Button>
            <Link href={`${productsHref}?bestseller=true`} className="text-small">
              {t('empty.bestsellers')}
            </Link>
          </>
        }
      >
        {t('empty.text', { amount: format.money(threshold) })}
      </EmptyState>
    </DrawerBody>
  )
}

/** Skeletons where lines and totals will be. */
export function CartLoading() {
  const t = useTranslations('cart')
  return (
    <LoadingRegion label={t('loading')} className="flex-1 px-7 max-md:px-5">
      <Skeleton shape="block" className="mb-4.5 h-18" />
      {['w-2/5', 'w-1/2', 'w-1/3'].map((width) => (
        <div key={width} className="flex gap-4.5 border-t border-border py-4.5">
          <Skeleton shape="block" className="h-24 w-21 flex-none" />
          <div className="flex-1 pt-1">
            <Skeleton shape="heading" className={width} />
            <Skeleton className="mt-2.5 w-1/4" />
            <Skeleton shape="block" className="mt-3.5 h-10 w-28 rounded-s" />
          </div>
          <Skeleton className="mt-1.5 w-14" />
        </div>
      ))}
    </LoadingRegion>
  )
}
