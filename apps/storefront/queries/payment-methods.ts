import type { ShopPayment } from '@/client/payments/payment-settings'
import type { PaymentMethod } from '@/domain/payments/payment-methods'

export const methodsOf = ({ paypal, bankTransfer }: ShopPayment): readonly PaymentMethod[] => [
  ...(paypal ? (['paypal'] as const) : []),
  ...(bankTransfer ? (['bank_transfer'] as const) : []),
]
