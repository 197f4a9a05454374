import { MAX_UNITS_PER_PRODUCT } from '@/shop/cart/cart-limits'
import { GiftIcon } from '@/icons'
import { useFormat, useTranslations } from '@/i18n'
import { Badge } from '@/ui/badge'
import { Link } from '@/ui/link'
import { NumberStepper } from '@/ui/number-stepper'
import { Status } from '@/ui/status'
import { CartLineNote } from './cart-line-note'
import type { CartEntry } from './cart-types'
import { productHref } from '../product/product-href'
import { ProductThumb } from '../product/product-thumb'
import { useBasePrice } from './use-base-price'

interface CartLineRowProps {
  entry: CartEntry
  /** A quantity below 1 removes the line. */
  onQuantityChange: (quantity: number) => void
  onRemove: () => void
  onAcknowledge?: () => void
  /** Puts the line aside; not for gifts. */
  onMoveToWishlist?: () => void
}

export function CartLineRow({ entry, onRemove, onMoveToWishlist, ...actions }: CartLineRowProps) {
  const t = useTranslations('cart')
  const basePriceOf = useBasePrice()
  const format = useFormat()
  const { name, quantity, unitPrice, originalPrice, currency, stock, isFree, premium, netContent } = entry
  const soldOut = !isFree && stock < 1
  const price = format.money({ amount: unitPrice * quantity, currency })
  const isReduced = originalPrice !== undefined && originalPrice > unitPrice
  const before = isReduced ? originalPrice : entry.previousPrice
  const struck = before !== undefined && before !== unitPrice && !soldOut ? before * quantity : undefined
  const content =
    netContent && t('line.content', { amount: format.number(netContent.amount), unit: netContent.unit })
  const details = [
    isFree && t('line.gift'),
    // Where the name is that of a size, it has said so.
    !(content && name.endsWith(`, ${content}`)) && content,
    premium && t('line.premium', { count: premium.months * quantity }),
  ].filter((detail) => typeof detail === 'string')
  const lowest = isReduced && !soldOut ? entry.lowestPrice : undefined
  const besidePrice = [
    !isFree && basePriceOf(entry),
    lowest !== undefined && t('line.lowest', { price: format.money({ amount: lowest, currency }) }),
  ].filter((text) => typeof text === 'string')
  return (
    <li
      data-slot="cart-line"
      className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-4.5 gap-y-3 border-t border-border py-4.5 max-md:gap-x-3.5 [@media(height<=47rem)]:py-3"
    >
      <ProductThumb productId={entry.productId} tint={entry.tint} image={entry.imageUrl} faded={soldOut} />
      <div className="min-w-0">
        <h3 className="font-serif text-[1.0625rem]/[1.3] font-[460] wrap-break-word">
          <a
            href={productHref({ slug: entry.slug ?? entry.productId })}
            className="underline-offset-4 hover:underline"
          >
            {name}
          </a>
        </h3>
        {details.length > 0 && (
          <p className="text-caption text-text-subtle tabular-nums">{details.join(' · ')}</p>
        )}
        <div className="mt-2.5 flex flex-wrap items-center gap-x-3.5 gap-y-2">
          {isFree ? (
            <Badge variant="soft">
              <GiftIcon size="s" />
              {t('line.free', { count: quantity })}
            </Badge>
          ) : (
            <>
              {soldOut ? (
                <Status tone="danger">{t('line.soldOut')}</Status>
              ) : (
                <NumberStepper
                  size="s"
                  label={t('line.quantity', { name })}
                  value={quantity}
                  min={0}
                  max={Math.max(Math.min(stock, MAX_UNITS_PER_PRODUCT), quantity)}
                  onValueChange={actions.onQuantityChange}
                />
              )}
              <Link asChild variant="quiet">
                <button type="button" aria-label={t('line.removeName', { name })} onClick={onRemove}>
                  {t('line.remove')}
                </button>
              </Link>
              {onMoveToWishlist && (
                <Link asChild variant="quiet">
                  <button
                    type="button"
                    aria-label={t('line.saveForLaterName', { name })}
                    onClick={onMoveToWishlist}
                  >
                    {t('line.saveForLater')}
                  </button>
                </Link>
              )}
            </>
          )}
        </div>
      </div>
      <p className="text-end tabular-nums">
        {soldOut ? (
          <s className="text-text-subtle">{price}</s>
        ) : (
          <span className="font-semibold">{price}</span>
        )}
        {struck !== undefined && (
          <s className="block text-caption text-text-subtle">
            <span className="sr-only">{t('totals.before')} </span>
            {format.money({ amount: struck, currency })}
          </s>
        )}
      </p>
      {besidePrice.length > 0 && (
        <p className="col-span-2 col-start-2 -mt-1.5 text-caption text-text-subtle tabular-nums">
          {besidePrice.join(' · ')}
        </p>
      )}
      <div className="col-span-full empty:hidden">
        <CartLineNote entry={entry} {...actions} />
      </div>
    </li>
  )
}
