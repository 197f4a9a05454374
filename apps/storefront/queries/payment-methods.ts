import type { ShopPayment } from '@/client/cart'
import type { PaymentMethod } from '@/domain/order'

export const methodsOf = ({ paypal, bankTransfer }: ShopPayment): readonly PaymentMethod[] => [
  ...(paypal ? (['paypal'] as const) : []),
  ...(bankTransfer ? (['bank_transfer'] as const) : []),
]
