import { ArrowRightIcon } from '@/icons'
import { useFormat, useTranslations } from '@/i18n'
import type { Money } from '@/i18n/types'
import type { ProductSummary } from '@/shop/catalogue/product'
import { Button } from '@/ui/button'
import { DrawerBody, DrawerFooter } from '@/ui/drawer'
import { CartLineRow } from './cart-line-row'
import { CartNotices } from './cart-notices'
import type { CartEntry, CartNotice, CouponState, ShownTotals } from './cart-types'
import { CartSuggestion } from './cart-suggestion'
import { CouponBox } from './coupon-box'
import { FreeShippingBar } from './free-shipping-bar'
import { TotalsList } from './totals-list'

export interface CartContentProps {
  entries: readonly CartEntry[]
  totals: ShownTotals
  recalculating?: boolean
  coupon: CouponState
  freeShippingThreshold: Money
  /** A product that would reach free shipping. */
  suggestion?: ProductSummary
  onAddSuggestion?: (product: ProductSummary) => void
  notice?: CartNotice
  /** Names of products that no longer exist and were removed from the cart. */
  droppedNames?: readonly string[]
  /** A quantity below 1 removes the line. */
  onQuantityChange: (lineId: string, quantity: number) => void
  onRemove: (lineId: string) => void
  onAcknowledge?: (lineId: string) => void
  onMoveToWishlist?: (lineId: string) => void
  onApplyCoupon: (code: string) => void
  onRemoveCoupon: () => void
  /** Retries the validation of an applied coupon. */
  onRetryCoupon: () => void
  onCheckout: () => void
  /** Called when the focused element is about to be removed. */
  onLineGone: () => void
}

export function CartContent({
  entries,
  totals,
  recalculating,
  suggestion,
  onLineGone,
  ...rest
}: CartContentProps) {
  const t = useTranslations('cart')
  const format = useFormat()
  const { currency } = totals
  const hasSoldOut = entries.some(({ isFree, stock }) => !isFree && stock < 1)
  const onlySoldOut = entries.every(({ isFree, stock }) => isFree || stock < 1)
  const handleRemove = (id: string) => {
    rest.onRemove(id)
    onLineGone()
  }
  const handleQuantity = (id: string, quantity: number) => {
    rest.onQuantityChange(id, quantity)
    if (quantity < 1) onLineGone()
  }
  return (
    <>
      {/* In a low window coupon and totals scroll with the lines; in a very low one the whole drawer scrolls. */}
      <div className="flex min-h-0 flex-1 flex-col [@media(30rem<height<=47rem)]:overflow-y-auto [@media(30rem<height<=47rem)]:overscroll-contain [@media(height<=30rem)]:flex-none">
        <DrawerBody className="[@media(height<=47rem)]:flex-none [@media(height<=47rem)]:overflow-visible">
          <FreeShippingBar
            subtotal={{ amount: totals.subtotal, currency }}
            threshold={rest.freeShippingThreshold.amount}
            className="mb-4.5"
          />
          {suggestion && (
            <CartSuggestion product={suggestion} onAdd={() => rest.onAddSuggestion?.(suggestion)} />
          )}
          <CartNotices {...rest} />
          <ul aria-label={t('lines')}>
            {entries.map((entry) => (
              <CartLineRow
                key={entry.id}
                entry={entry}
                onRemove={() => handleRemove(entry.id)}
                onQuantityChange={(quantity) => handleQuantity(entry.id, quantity)}
                onAcknowledge={rest.onAcknowledge && (() => rest.onAcknowledge?.(entry.id))}
                onMoveToWishlist={rest.onMoveToWishlist && (() => rest.onMoveToWishlist?.(entry.id))}
              />
            ))}
          </ul>
        </DrawerBody>
        <div className="flex-none border-t border-border px-7 py-5 max-md:px-5">
          <CouponBox
            state={rest.coupon}
            currency={currency}
            onApply={rest.onApplyCoupon}
            onRemove={rest.onRemoveCoupon}
            onRetry={rest.onRetryCoupon}
          />
          <TotalsList
            totals={totals}
            couponCode={rest.coupon.status === 'applied' ? rest.coupon.coupon.code : undefined}
            recalculating={recalculating}
            className="mt-4.5"
          />
        </div>
      </div>
      <DrawerFooter className="border-t-0 pt-0! [@media(30rem<height<=47rem)]:border-t [@media(30rem<height<=47rem)]:pt-4!">
        <Button size="l" full disabled={onlySoldOut} onClick={rest.onCheckout}>
          {t('checkout')}
          <span aria-hidden="true" className="hidden tabular-nums [@media(30rem<height<=47rem)]:inline">
            {format.money({ amount: totals.total, currency })}
          </span>
          <ArrowRightIcon />
        </Button>
        {hasSoldOut && <p className="mt-2.5 text-caption text-text-muted">{t('soldOutNote')}</p>}
      </DrawerFooter>
    </>
  )
}
