import { useEffect, useRef, useState, type RefObject } from 'react'
import { sizedName } from '@/shop/catalogue/product'
import type { ProductDetail } from '@/shop/catalogue/product-detail'
import { BagIcon } from '@/icons'
import { useContentLang, useFormat, useTranslations } from '@/i18n'
import { Button } from '@/ui/button'
import type { AddState } from './product-actions'
import { ProductThumb } from './product-thumb'

export interface BuyBarProps {
  product: ProductDetail
  quantity: number
  addState: AddState
  /** The buy row for which the bar stands in once it has left the window. */
  row: RefObject<HTMLElement | null>
  /** `picture` is the bar's own, which is animated to the cart. */
  onAdd: (picture: HTMLElement | null) => void
}

/** True while the element lies above the window. */
function useIsAbove(row: RefObject<HTMLElement | null>): boolean {
  const [isAbove, setAbove] = useState(false)
  useEffect(() => {
    if (!row.current) return
    // With all that lies below the window, so that a jump from above the row to below it is noticed, too.
    const below = { root: document, rootMargin: '0px 0px 99999px' }
    const observer = new IntersectionObserver((entries) => {
      // A busy page hears of several changes at once.
      const entry = entries.at(-1)
      if (entry) setAbove(!entry.isIntersecting && entry.boundingClientRect.top < 0)
    }, below)
    observer.observe(row.current)
    return () => observer.disconnect()
  }, [row])
  return isAbove
}

/**
 * At the bottom of wide windows while the buy row is above them; on phones the row itself stays there. Stands at the end of
 * the page, which it therefore never covers. States: hidden, idle, adding, failed.
 */
export function BuyBar({ product, quantity, addState, row, onAdd }: BuyBarProps) {
  const t = useTranslations('product')
  const format = useFormat()
  const lang = useContentLang()
  const picture = useRef<HTMLSpanElement>(null)
  const isAbove = useIsAbove(row)
  // Whoever is in the bar is not thrown out of it.
  const [isInUse, setInUse] = useState(false)
  const { price } = product
  if ((!isAbove && !isInUse) || !product.inStock) return null
  return (
    <section
      data-slot="buy-bar"
      aria-label={t('detail.bar', { name: product.name })}
      onFocus={() => setInUse(true)}
      onBlur={() => setInUse(false)}
      className="sticky bottom-4 z-1 mt-12 flex items-center gap-4 rounded-l border border-border bg-surface-raised px-4 py-3 shadow-l max-md:hidden print:hidden"
    >
      <ProductThumb
        ref={picture}
        size="xs"
        productId={product.id}
        tint={product.tint}
        image={product.picture}
      />
      <p lang={lang} className="min-w-0 flex-1 truncate font-semibold">
        {sizedName(product)}
      </p>
      {addState === 'error' && (
        <p className="text-small font-medium text-danger-fg">{t('detail.addFailed')}</p>
      )}
      <p className="text-body-l font-semibold tabular-nums">
        {format.money({ ...price, amount: price.amount * quantity })}
      </p>
      <Button loading={addState === 'adding'} onClick={() => onAdd(picture.current)}>
        <BagIcon />
        {t('detail.add')}
      </Button>
    </section>
  )
}
