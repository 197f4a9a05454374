import { z } from 'zod'
import type { MethodsSettings } from '../../domain/payments/payment-methods'
import { amount, amountOut, currency, email, instant, platform, text } from '../shared/primitives'

type OfMethods = Record<keyof MethodsSettings, z.ZodType>

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

/** Only what is sent changes. */
const methodBodies = {
  paypal: z
    .object({ enabled: z.boolean(), email: email.or(z.literal('')), instructions: text(2000) })
    .partial()
    .optional(),
  bankTransfer: z
    .object({
      enabled: z.boolean(),
      bankName: text(200),
      accountHolder: text(200),
      iban: text(50),
      bic: text(20),
      instructions: text(2000),
    })
    .partial()
    .optional(),
} satisfies OfMethods

const paymentSettings = z.object({
  platform,
  currency,
  /** Those of the platform's prices: no other one can work. */
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
      currency: currency.optional(),
      ...methodBodies,
      shippingRules: z
        .object({
          freeShippingThreshold: amount,
          standardShippingCost: amount,
          expeditedShippingCost: amount,
        })
        .partial()
        .optional(),
      taxRate: z.number().min(0).max(100).optional(),
      /** As read; a different one in the database means that somebody saved meanwhile (STALE). */
      updatedAt: instant.optional(),
    }),
    data: z.object({ settings: paymentSettings }),
  },
}
