import { z } from 'zod'
import { amountOut } from '@/contract/shared/primitives'
import { currency, platform } from '../shared/fields'
import type { MethodsSettings } from './payment-methods'

const enabled = z.object({ enabled: z.boolean() })
const paypal = enabled.extend({ connected: z.boolean() })
const methods = { paypal, bankTransfer: enabled } satisfies Record<keyof MethodsSettings, z.ZodType>

/** Public part of the payment settings; must not contain internal notes. */
export const publicPaymentSettings = z.object({
  platform,
  currency,
  ...methods,
  shippingRules: z.object({ freeShippingThreshold: amountOut, standardShippingCost: amountOut }),
})

export const paymentSettingsSchemas = {
  getPaymentSettings: {
    query: z.object({ platform: z.optional(platform) }),
    data: z.object({ settings: publicPaymentSettings }),
  },
  getPublicPaymentSettings: {
    params: z.object({ platform }),
    data: z.object({ settings: publicPaymentSettings }),
  },
}
