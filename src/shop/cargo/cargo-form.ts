import * as z from 'zod/mini'
import { trackingNumber } from '../orders/order-fields'
import { code, id, optionalEmail, platform, prose, required, text, whole } from '../shared/fields'
import { rule } from '../shared/problem'
import { trackingUrlProblem } from './cargo'

export const deliveryDays = whole(1, 365)

export const cargoFields = {
  name: required(200),
  code: code(50, 1),
  /** An http(s) URL that contains the placeholder, but not in its host. */
  trackingUrl: required(1000).check(
    rule('placeholderMissing', (url: string) => trackingUrlProblem(url) !== 'placeholderMissing'),
    rule('invalid', (url: string) => trackingUrlProblem(url) !== 'trackingUrlInvalid'),
  ),
  platforms: z.array(platform).check(z.minLength(1), z.maxLength(3)),
  description: prose(1000),
  logo: text(1000),
  isActive: z.boolean(),
}

export const contactFields = { phone: code(50), email: optionalEmail, website: text(500) }

/** The cargo company form, with numbers already parsed. */
export const cargoForm = z.object({
  ...cargoFields,
  ...contactFields,
  domesticDays: deliveryDays,
  internationalDays: deliveryDays,
})

export const cargoAssignmentForm = z.object({ companyId: id, trackingNumber })
export type CargoAssignment = Readonly<z.output<typeof cargoAssignmentForm>>
