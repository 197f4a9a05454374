import { z } from 'zod'
import { trackingUrlProblem } from '../../domain/cargo/cargo'
import {
  id,
  idParams,
  instant,
  nothing,
  pageQuery,
  pagination,
  platform,
  queryFlag,
  required,
  text,
} from '../shared/primitives'

const days = z.number().int().min(1).max(365)

export const cargoCompany = z.object({
  _id: z.string(),
  name: z.string(),
  code: z.string(),
  trackingUrl: z.string(),
  /** The first of `platforms`. */
  platform,
  platforms: z.array(platform),
  estimatedDeliveryDays: z.object({ domestic: z.number().int(), international: z.number().int() }),
  description: z.string(),
  logo: z.string(),
  contactInfo: z.object({ phone: z.string(), email: z.string(), website: z.string() }),
  isActive: z.boolean(),
  updatedAt: instant,
})

/** An http(s) address that holds the placeholder, which does not choose the host. */
const trackingUrl = required(1000).refine(
  (url) => trackingUrlProblem(url) === undefined,
  'not a tracking link',
)

const body = z.object({
  name: required(200),
  code: required(50),
  trackingUrl,
  platform: platform.optional(),
  platforms: z.array(platform).min(1).max(3).optional(),
  estimatedDeliveryDays: z.object({ domestic: days.default(3), international: days.default(7) }).optional(),
  description: text(1000).optional(),
  logo: text(1000).optional(),
  contactInfo: z
    .object({ phone: text(50), email: text(254), website: text(500) })
    .partial()
    .optional(),
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
      platform: platform.optional(),
      isActive: queryFlag.optional(),
      search: text(200).optional(),
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
    /** As read; a different one in the database means that somebody saved meanwhile (STALE). */
    body: body.partial().extend({ updatedAt: instant.optional() }),
    data: one,
  },
  deleteCargo: { params: z.object({ id }), data: nothing },
  toggleCargo: { params: idParams, data: one },
}
