import { MAX_UNITS_PER_PRODUCT } from '../../../domain/cart/cart-limits'
import { GiftIcon } from '../../../icons'
import { useFormat, useTranslations } from '../../../i18n'
import { Badge } from '../../../ui/badge'
import { Link } from '../../../ui/link'
import { NumberStepper } from '../../../ui/number-stepper'
import { Status } from '../../../ui/status'
import { CartLineNote } from './cart-line-note'
import type { CartEntry } from './cart-types'
import { ProductThumb } from '../product/product-thumb'

interface CartLineRowProps {
  entry: CartEntry
  /** Below 1 removes the line. */
  onQuantityChange: (quantity: number) => void
  onRemove: () => void
  onAcknowledge?: () => void
  onMoveToWishlist?: () => void
}

export function CartLineRow({ entry, onRemove, ...actions }: CartLineRowProps) {
  const t = useTranslations('cart')
  const format = useFormat()
  const { name, quantity, unitPrice, originalPrice, currency, stock, isFree, premium } = entry
  const soldOut = !isFree && stock < 1
  const price = format.money({ amount: unitPrice * quantity, currency })
  const before =
    originalPrice !== undefined && originalPrice > unitPrice ? originalPrice : entry.previousPrice
  const struck = before !== undefined && before !== unitPrice && !soldOut ? before * quantity : undefined
  const subtitle = [
    isFree ? t('line.gift') : entry.subtitle,
    premium && t('line.premium', { count: premium.months * quantity }),
  ].filter(Boolean)
  return (
    <li
      data-slot="cart-line"
      className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-4.5 gap-y-3 border-t border-border py-4.5 max-md:gap-x-3.5"
    >
      <ProductThumb productId={entry.productId} tint={entry.tint} image={entry.imageUrl} faded={soldOut} />
      <div className="min-w-0">
        <h3 className="font-serif text-[1.0625rem]/[1.3] font-[460] wrap-break-word">
          {entry.href ? (
            <a href={entry.href} className="underline-offset-4 hover:underline">
              {name}
            </a>
          ) : (
            name
          )}
        </h3>
        {subtitle.length > 0 && <p className="text-caption text-text-subtle">{subtitle.join(' · ')}</p>}
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
            </>
          )}
        </div>
      </div>
      <p className="text-right tabular-nums">
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
      <div className="col-span-full empty:hidden">
        <CartLineNote entry={entry} {...actions} />
      </div>
    </li>
  )
}
