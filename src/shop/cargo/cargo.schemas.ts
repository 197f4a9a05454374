import { z } from 'zod'
import { DEFAULT_DELIVERY_DAYS } from './cargo'
import { cargoFields, contactFields, deliveryDays } from './cargo-form'
import { id, platform, searchText } from '../shared/fields'
import { idParams, instant, nothing, pageQuery, pagination, queryFlag } from '@/contract/shared/primitives'

export const cargoCompany = z.object({
  _id: z.string(),
  name: z.string(),
  code: z.string(),
  trackingUrl: z.string(),
  /** First entry of `platforms`. */
  platform,
  platforms: z.array(platform),
  estimatedDeliveryDays: z.object({ domestic: z.number().int(), international: z.number().int() }),
  description: z.string(),
  logo: z.string(),
  contactInfo: z.object({ phone: z.string(), email: z.string(), website: z.string() }),
  isActive: z.boolean(),
  updatedAt: instant,
})

const body = z.object({
  name: cargoFields.name,
  code: cargoFields.code,
  trackingUrl: cargoFields.trackingUrl,
  platform: z.optional(platform),
  platforms: z.optional(cargoFields.platforms),
  estimatedDeliveryDays: z
    .object({
      domestic: z._default(deliveryDays, DEFAULT_DELIVERY_DAYS.domesticDays),
      international: z._default(deliveryDays, DEFAULT_DELIVERY_DAYS.internationalDays),
    })
    .optional(),
  description: z.optional(cargoFields.description),
  logo: z.optional(cargoFields.logo),
  contactInfo: z.object(contactFields).partial().optional(),
  isActive: z.boolean().optional(),
})
const withPlatform = body.refine(
  (company) => company.platform !== undefined || company.platforms !== undefined,
  {
    path: ['platforms'],
    message: 'at least one platform',
  },
)
const one = z.object({ cargoCompany })

export const cargoSchemas = {
  listCargo: {
    query: z.object({
      platform: z.optional(platform),
      isActive: queryFlag.optional(),
      search: z.optional(searchText),
      ...pageQuery(10),
    }),
    data: z.object({ cargoCompanies: z.array(cargoCompany), pagination }),
  },
  listActiveCargo: {
    params: z.object({ platform }),
    data: z.object({ cargoCompanies: z.array(cargoCompany) }),
  },
  createCargo: { body: withPlatform, data: one },
  getCargo: { params: idParams, data: one },
  updateCargo: {
    params: idParams,
    /** Version as it was read; STALE if the stored one is different. */
    body: body.partial().extend({
      // No defaults here: an update of one number would reset the other.
      estimatedDeliveryDays: z
        .object({ domestic: deliveryDays, international: deliveryDays })
        .partial()
        .optional(),
      updatedAt: instant.optional(),
    }),
    data: one,
  },
  deleteCargo: { params: z.object({ id }), data: nothing },
  toggleCargo: { params: idParams, data: one },
}
