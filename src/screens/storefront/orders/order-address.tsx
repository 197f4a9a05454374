import type { OrderDetail } from '@/shop/orders/order'
import { postalLines } from '@/shop/orders/postal-address'

interface OrderAddressProps extends Pick<OrderDetail, 'customer' | 'address'> {
  vatIdLabel: string
}

/** Where an order goes, and a company's VAT id. */
export function OrderAddress({ customer, address, vatIdLabel }: OrderAddressProps) {
  return (
    <address className="text-text-muted not-italic">
      {postalLines({ ...customer, ...address }).map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
      {customer.vatId && `${vatIdLabel} ${customer.vatId}`}
    </address>
  )
}
