import * as z from 'zod/mini'
import { trackingNumber } from '../orders/order-fields'
import { id } from '../shared/fields'
import { cargoFields, contactFields, deliveryDays } from './cargo-fields'

/** The cargo company form, with numbers already parsed. */
export const cargoForm = z.object({
  ...cargoFields,
  ...contactFields,
  domesticDays: deliveryDays,
  internationalDays: deliveryDays,
})

export const cargoAssignmentForm = z.object({ companyId: id, trackingNumber })
export type CargoAssignment = Readonly<z.output<typeof cargoAssignmentForm>>
