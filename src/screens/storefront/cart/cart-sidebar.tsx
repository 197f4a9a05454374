/**
 * The cart beside the page: change amounts, enter a coupon, see the total, go to the checkout. States: empty, ready
 * (optionally recalculating); coupon: none, checking, refused, applied, lapsed; notices: offline, storage blocked, not
 * refreshed.
 */
import { useRef, type ReactNode } from 'react'
import { ArrowRightIcon } from '@/icons'
import { useFormat, useTranslations } from '@/i18n'
import { cartCount, paidLines } from '@/shop/cart/cart'
import type { Money } from '@/shop/shared/money'
import { Button } from '@/ui/button'
import { Drawer, DrawerBody, DrawerContent, DrawerFooter, DrawerHeader, DrawerTitle } from '@/ui/drawer'
import { CartEmpty } from './cart-fallbacks'
import { CartLineRow } from './cart-line-row'
import type { CartEntry, CouponState, ShownTotals } from './cart-types'
import { FreeShippingBar } from './free-shipping-bar'
import { DeliveryDate } from '../shared/delivery-date'
import { TotalsList } from './totals-list'
import { onEscape } from '../layout/on-escape'

export type CartSidebarState =
  | { readonly status: 'empty' }
  | {
      readonly status: 'ready'
      readonly entries: readonly CartEntry[]
      readonly totals: ShownTotals
      /** The cart changed and the coupon is being validated again. */
      readonly recalculating?: boolean
    }

export interface CartSidebarProps {
  state: CartSidebarState
  coupon: CouponState
  /** `CouponBox` with the same state. */
  couponBox: ReactNode
  freeShippingThreshold: Money
  /** A product that would reach free shipping. */
  suggestion?: ReactNode
  /** What is to be said of the cart as a whole. */
  notices?: ReactNode
  /** A quantity below 1 removes the line. */
  onQuantityChange: (lineId: string, quantity: number) => void
  onAcknowledge?: (lineId: string) => void
  onMoveToWishlist?: (lineId: string) => void
  onCheckout: () => void
  /** Where PayPal is connected. */
  onPaypal?: () => void
  onClose: () => void
}

export function CartSidebar({ state, onClose, ...rest }: CartSidebarProps) {
  const t = useTranslations('cart')
  const format = useFormat()
  const title = useRef<HTMLHeadingElement>(null)
  const ready = state.status === 'ready' ? state : undefined
  const count = ready ? cartCount(ready.entries) : 0
  const paid = ready ? paidLines(ready.entries) : []
  const isOrderable = paid.some(({ stock }) => stock > 0)
  const total = ready && format.money({ amount: ready.totals.total, currency: ready.totals.currency })
  const handleQuantity = (id: string, quantity: number) => {
    rest.onQuantityChange(id, quantity)
    // After the press, because the stepper focuses its number at the lower limit.
    if (quantity < 1) queueMicrotask(() => title.current?.focus())
  }
  const handleMove = (id: string) => {
    rest.onMoveToWishlist?.(id)
    title.current?.focus()
  }
  return (
    <Drawer open onOpenChange={(next) => !next && onClose()}>
      <DrawerContent
        aria-describedby={undefined}
        onKeyDown={onEscape(onClose)}
        // The first control is a minus button: pressing Enter right after opening must not change the cart.
        onOpenAutoFocus={(event) => {
          event.preventDefault()
          title.current?.focus()
        }}
        className="[@media(height<=30rem)]:overflow-y-auto"
      >
        <DrawerHeader>
          <DrawerTitle ref={title} tabIndex={-1} className="outline-none">
            {t('title')}
            {count > 0 && (
              <span className="font-sans text-small font-normal text-text-subtle tabular-nums">
                ({count})
              </span>
            )}
          </DrawerTitle>
        </DrawerHeader>
        <p role="status" className="sr-only">
          {state.status === 'ready' && !state.recalculating && t('summary', { count, total: total ?? '' })}
        </p>
        {state.status === 'empty' && (
          <CartEmpty threshold={rest.freeShippingThreshold} notice={rest.notices} />
        )}
        {state.status === 'ready' && (
          <>
            {/* In a low window coupon and totals scroll with the lines; in a very low one the whole drawer scrolls. */}
            <div className="flex min-h-0 flex-1 flex-col [@media(30rem<height<=47rem)]:overflow-y-auto [@media(30rem<height<=47rem)]:overscroll-contain [@media(height<=30rem)]:flex-none">
              <DrawerBody className="[@media(height<=47rem)]:flex-none [@media(height<=47rem)]:overflow-visible">
                <FreeShippingBar
                  subtotal={{ amount: state.totals.subtotal, currency: state.totals.currency }}
                  threshold={rest.freeShippingThreshold.amount}
                  className="mb-4.5"
                />
                {rest.suggestion}
                {rest.notices}
                <ul aria-label={t('lines')}>
                  {state.entries.map((entry) => (
                    <CartLineRow
                      key={entry.id}
                      entry={entry}
                      onRemove={() => handleQuantity(entry.id, 0)}
                      onQuantityChange={(quantity) => handleQuantity(entry.id, quantity)}
                      onAcknowledge={rest.onAcknowledge && (() => rest.onAcknowledge?.(entry.id))}
                      onMoveToWishlist={rest.onMoveToWishlist && (() => handleMove(entry.id))}
                    />
                  ))}
                </ul>
              </DrawerBody>
              <div className="flex-none border-t border-border px-7 py-5 max-md:px-5">
                {rest.couponBox}
                <TotalsList
                  totals={state.totals}
                  couponCode={rest.coupon.status === 'applied' ? rest.coupon.coupon.code : undefined}
                  recalculating={state.recalculating}
                  className="mt-4.5"
                />
                <DeliveryDate className="mt-4 [@media(height<=47rem)]:hidden" />
              </div>
            </div>
            <DrawerFooter className="border-t-0 pt-0! [@media(30rem<height<=47rem)]:border-t [@media(30rem<height<=47rem)]:pt-4!">
              <Button size="l" full disabled={!isOrderable} onClick={rest.onCheckout}>
                {t('checkout')}
                <span aria-hidden="true" className="hidden tabular-nums [@media(30rem<height<=47rem)]:inline">
                  {total}
                </span>
                <ArrowRightIcon />
              </Button>
              {rest.onPaypal && (
                <Button
                  variant="outline"
                  size="l"
                  full
                  disabled={!isOrderable}
                  onClick={rest.onPaypal}
                  className="mt-3"
                >
                  {t('paypal')}
                </Button>
              )}
              {paid.some(({ stock }) => stock < 1) && (
                <p className="mt-2.5 text-caption text-text-muted">{t('soldOutNote')}</p>
              )}
            </DrawerFooter>
          </>
        )}
      </DrawerContent>
    </Drawer>
  )
}
