import type { ReactNode } from 'react'
import type { OrderDetail } from '@/shop/orders/order'
import { useFormat } from '@/i18n'
import { ProductThumb } from '../product/product-thumb'

interface OrderLineRowProps {
  /** Content below the line. */
  children?: ReactNode
  line: OrderDetail['lines'][number]
  currency: OrderDetail['currency']
}

/** One line of a placed order. */
export function OrderLineRow({ line, currency, children }: OrderLineRowProps) {
  const format = useFormat()
  const { productId, name, quantity, unitPrice, total, tint, imageUrl } = line
  const money = (amount: number) => format.money({ amount, currency })
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4.5 border-t border-border py-4.5 max-md:gap-x-3.5">
      <ProductThumb productId={productId} tint={tint} image={imageUrl} />
      <div className="min-w-0">
        <p className="font-serif text-[1.0625rem]/[1.3] font-[460] wrap-break-word">{name}</p>
        <p className="text-small text-text-muted tabular-nums">
          {quantity} × {money(unitPrice)}
        </p>
      </div>
      <p className="font-semibold tabular-nums">{money(total)}</p>
      {children}
    </li>
  )
}
