import { z } from 'zod'
import { amountOut, instant } from '@/contract/shared/primitives'
import { ownerProof } from '../staff/proof.schemas'
import { amount, currency, platform, rate } from '../shared/fields'
import { bankTransferFields, paypalFields } from './payment-fields'
import type { MethodsSettings } from './payment-methods'

type OfMethods = Record<keyof MethodsSettings, z.core.$ZodType>

const methods = {
  paypal: z.object({ enabled: z.boolean(), email: z.string(), instructions: z.string() }),
  bankTransfer: z.object({
    enabled: z.boolean(),
    bankName: z.string(),
    accountHolder: z.string(),
    iban: z.string(),
    bic: z.string(),
    instructions: z.string(),
  }),
} satisfies OfMethods

/** Partial: methods and fields that are not sent stay unchanged. */
const methodBodies = {
  paypal: z.object(paypalFields).partial().optional(),
  bankTransfer: z.object(bankTransferFields).partial().optional(),
} satisfies OfMethods

const paymentSettings = z.object({
  platform,
  currency,
  /** Currencies of the platform's prices; no other one is possible. */
  currencies: z.array(currency),
  ...methods,
  shippingRules: z.object({
    freeShippingThreshold: amountOut,
    standardShippingCost: amountOut,
    expeditedShippingCost: amountOut,
  }),
  /** VAT percent of the platform. */
  taxRate: z.number(),
  updatedAt: instant,
})

export const adminPaymentSettingsSchemas = {
  getAdminPaymentSettings: { params: z.object({ platform }), data: z.object({ settings: paymentSettings }) },
  updatePaymentSettings: {
    params: z.object({ platform }),
    body: z.object({
      currency: z.optional(currency),
      ...methodBodies,
      shippingRules: z
        .object({
          freeShippingThreshold: amount,
          standardShippingCost: amount,
          expeditedShippingCost: amount,
        })
        .partial()
        .optional(),
      taxRate: z.optional(rate),
      /** Version as it was read; STALE if the stored one is different. */
      updatedAt: instant.optional(),
      /** Needed where what shoppers pay to changes. */
      ...ownerProof,
    }),
    data: z.object({ settings: paymentSettings }),
  },
}
