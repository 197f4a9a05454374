import { cva } from 'class-variance-authority'
import type { Ref } from 'react'
import { MAX_UNITS_PER_PRODUCT } from '@/shop/cart/cart-limits'
import type { ProductDetail } from '@/shop/catalogue/product-detail'
import { BagIcon } from '@/icons'
import { useFormat, useTranslations } from '@/i18n'
import { DeliveryDate } from '../shared/delivery-date'
import { useHydrated } from '../shared/use-hydrated'
import { Button } from '@/ui/button'
import { NumberStepper } from '@/ui/number-stepper'
import type { AddState } from './product-actions'
import { WishButton } from './wish-button'

// Between phone and desktop the row is too narrow for three: the button has one of its own.
const addStyles = cva('flex-1 max-sm:px-4 md:max-lg:order-1 md:max-lg:basis-full', {
  variants: { failed: { true: 'animate-[shake_200ms_ease-in-out_2] border-2 border-danger' } },
})

interface BuyRowProps {
  product: ProductDetail
  quantity: number
  onQuantityChange: (quantity: number) => void
  addState: AddState
  wished: boolean
  onAdd: () => void
  onToggleWishlist: () => void
  /** Without it the button is hidden. */
  onExpressBuy?: () => void
  /** Where PayPal is connected. */
  onPaypal?: () => void
  /** The row without the express purchase. */
  ref?: Ref<HTMLDivElement>
}

/** Days of delivery, quantity, add to cart, wishlist, express purchase and PayPal. States: idle, adding, failed, sold out. */
export function BuyRow({
  product,
  quantity,
  onQuantityChange,
  addState,
  wished,
  onAdd,
  onToggleWishlist,
  onExpressBuy,
  onPaypal,
  ref,
}: BuyRowProps) {
  const t = useTranslations('product')
  const format = useFormat()
  const { inStock, stock, price } = product
  // A quantity changed before hydration would be lost without a word.
  const hydrated = useHydrated()
  return (
    <div data-slot="buy-row" className="print:hidden">
      {inStock && <DeliveryDate className="mb-4.5" />}
      {/* Fixed to the bottom on phones; the layout reserves space for it. */}
      <div
        ref={ref}
        className="flex flex-wrap gap-3 max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-header max-md:border-t max-md:border-border max-md:bg-bg max-md:px-gutter max-md:py-3"
      >
        <NumberStepper
          label={t('detail.quantity')}
          value={quantity}
          onValueChange={onQuantityChange}
          min={1}
          max={Math.max(1, Math.min(stock, MAX_UNITS_PER_PRODUCT))}
          disabled={!inStock}
          inert={!hydrated}
        />
        <Button
          size="l"
          loading={addState === 'adding'}
          disabled={!inStock}
          onClick={onAdd}
          className={addStyles({ failed: addState === 'error' })}
        >
          {inStock && <BagIcon className="max-[23.4rem]:hidden" />}
          <span>
            {t(inStock ? 'detail.add' : 'soldOut')}
            {/* The one above has scrolled out of a phone's window. */}
            <span className="block text-caption font-normal md:hidden">
              {format.money({ ...price, amount: price.amount * quantity })}
            </span>
          </span>
        </Button>
        <WishButton
          look="outline"
          label={t('detail.wish')}
          wished={wished}
          onClick={onToggleWishlist}
          className="max-md:hidden"
        />
      </div>
      {inStock && (
        <div className="mt-3 flex flex-wrap gap-3">
          {onExpressBuy && (
            <Button variant="outline" size="l" onClick={onExpressBuy} className="flex-1">
              {t('detail.express')}
            </Button>
          )}
          {onPaypal && (
            <Button variant="outline" size="l" onClick={onPaypal} className="flex-1">
              {t('detail.paypal')}
            </Button>
          )}
        </div>
      )}
      {addState === 'error' && (
        <p role="alert" className="mt-3 text-small font-medium text-danger-fg">
          {t('detail.addFailed')}
        </p>
      )}
    </div>
  )
}
