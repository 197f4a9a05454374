import { z } from 'zod'
import { amountOut, currency, platform } from '../shared/primitives'

/** What a shopper may see of the payment settings: never the shop's instructions to itself. */
export const publicPaymentSettings = z.object({
  platform,
  currency,
  paypal: z.object({ enabled: z.boolean() }),
  bankTransfer: z.object({ enabled: z.boolean() }),
  shippingRules: z.object({ freeShippingThreshold: amountOut, standardShippingCost: amountOut }),
})

export const paymentSettingsSchemas = {
  getPaymentSettings: {
    query: z.object({ platform: platform.optional() }),
    data: z.object({ settings: publicPaymentSettings }),
  },
  getPublicPaymentSettings: {
    params: z.object({ platform }),
    data: z.object({ settings: publicPaymentSettings }),
  },
}
