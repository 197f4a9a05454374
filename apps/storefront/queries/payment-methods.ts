import type { ShopPayment } from '@/client/cart/cart'
import type { PaymentMethod } from '@/domain/orders/order'

export const methodsOf = ({ paypal, bankTransfer }: ShopPayment): readonly PaymentMethod[] => [
  ...(paypal ? (['paypal'] as const) : []),
  ...(bankTransfer ? (['bank_transfer'] as const) : []),
]
