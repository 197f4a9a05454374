/**
 * Cart drawer. States: empty, ready (optionally recalculating); coupon: none, checking,
 * refused, applied, lapsed; notices: offline, storage blocked, not refreshed.
 */
import { useRef } from 'react'
import { useFormat, useTranslations } from '@/i18n'
import { cartCount } from '@/shop/cart/cart'
import { Drawer, DrawerContent, DrawerHeader, DrawerTitle } from '@/ui/drawer'
import { CartEmpty } from './cart-fallbacks'
import { CartNotices } from './cart-notices'
import type { CartEntry, ShownTotals } from './cart-types'
import { onEscape } from '../layout/on-escape'
import { CartContent, type CartContentProps } from './cart-content'

export type CartSidebarState =
  | { readonly status: 'empty' }
  | {
      readonly status: 'ready'
      readonly entries: readonly CartEntry[]
      readonly totals: ShownTotals
      /** The cart changed and the coupon is being validated again. */
      readonly recalculating?: boolean
    }

export interface CartSidebarProps extends Omit<
  CartContentProps,
  'entries' | 'totals' | 'recalculating' | 'onLineGone'
> {
  open: boolean
  state: CartSidebarState
  onClose: () => void
}

export function CartSidebar({ open, onClose, ...rest }: CartSidebarProps) {
  const t = useTranslations('cart')
  const format = useFormat()
  const title = useRef<HTMLHeadingElement>(null)
  const { state } = rest
  const count = state.status === 'ready' ? cartCount(state.entries) : 0
  return (
    <Drawer open={open} onOpenChange={(next) => !next && onClose()}>
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
          {state.status === 'ready' &&
            !state.recalculating &&
            t('summary', {
              count,
              total: format.money({ amount: state.totals.total, currency: state.totals.currency }),
            })}
        </p>
        {state.status === 'empty' && (
          <CartEmpty threshold={rest.freeShippingThreshold} notice={<CartNotices {...rest} />} />
        )}
        {state.status === 'ready' && (
          <CartContent
            {...rest}
            {...state}
            // After the press, because the stepper focuses its number at the lower limit.
            onLineGone={() => queueMicrotask(() => title.current?.focus())}
          />
        )}
      </DrawerContent>
    </Drawer>
  )
}
