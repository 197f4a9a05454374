import { z } from 'zod'
import { file, idParams, instant, money, pageQuery, pagination } from '@/contract/shared/primitives'
import { platform, searchText } from '../shared/fields'

const guest = z.object({
  /** That of the latest order; any order of the guest finds them. */
  _id: z.string(),
  email: z.string(),
  /** Of the latest order, as are phone and platform. */
  name: z.string(),
  phone: z.string(),
  platform,
  /** Number of orders, in any status. */
  orderCount: z.number().int(),
  /** Totals per currency, without cancelled and refunded orders. */
  spent: z.array(money),
  firstOrder: instant,
  lastOrder: instant,
})

const guestFilters = {
  /** Words of the latest order: name, address, phone, place. */
  search: z.optional(searchText),
  /** Of the latest order. */
  platform: z.optional(platform),
}

export const guestSchemas = {
  /** Who ordered last comes first. */
  listGuests: {
    query: z.object({ ...guestFilters, ...pageQuery(20) }),
    data: z.object({ guests: z.array(guest), pagination }),
  },
  /** All guests of the list's filters in its order, in the reader's language. */
  exportGuests: { query: z.object(guestFilters), data: file },
  getGuest: { params: idParams, data: z.object({ guest }) },
}
