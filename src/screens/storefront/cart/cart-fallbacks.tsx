import type { ReactNode } from 'react'
import { Botanical } from '@/art/botanical'
import { useFormat, useTranslations } from '@/i18n'
import type { Money } from '@/i18n/types'
import { Button } from '@/ui/button'
import { DrawerBody } from '@/ui/drawer'
import { EmptyState } from '@/ui/empty-state'
import { Link } from '@/ui/link'

interface CartEmptyProps {
  /** Subtotal from which shipping is free, in minor units; 0 if it always is. */
  threshold: Money
  notice?: ReactNode
}

export function CartEmpty({ threshold, notice }: CartEmptyProps) {
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
              <a href="/products">{t('empty.action')}</a>
            </Button>
            <Link href="/products?bestseller=true" className="text-small">
              {t('empty.bestsellers')}
            </Link>
          </>
        }
      >
        {threshold.amount > 0
          ? t('empty.text', { amount: format.money(threshold) })
          : t('freeShipping.reached')}
      </EmptyState>
    </DrawerBody>
  )
}
