import { guestsCsvHead, guestsCsvLines } from '@/shop/users/guests-csv'
import type { Data } from '@/contract/shared/dto'
import { toMajor } from '@/shop/shared/money'
import { audit } from '../../platform/audit/audit.repository'
import { paginationOf } from '../../platform/db/queries/page'
import { defineRoute } from '../../platform/http/define-route'
import { found, uuidOf } from '../../platform/http/errors'
import { streamedCsv } from '../../platform/http/streamed-file'
import { customerExportTexts } from './customers-export'
import { exportedGuests, findGuest, findGuests, type GuestRow } from './guests.repository'

const guestToDto = ({ id, spent, firstOrder, lastOrder, ...guest }: GuestRow): Data<'getGuest'>['guest'] => ({
  _id: id,
  ...guest,
  spent: spent.map(({ amount, currency }) => ({ amount: toMajor(amount), currency })),
  firstOrder: firstOrder.toISOString(),
  lastOrder: lastOrder.toISOString(),
})

/** People who ordered without an account, in the back office. */
export const guestRoutes = [
  defineRoute('listGuests', async ({ db, query: { page, limit, ...filter } }) => {
    const guests = await findGuests(db, filter, { page, limit })
    return { guests: guests.rows.map(guestToDto), pagination: paginationOf({ page, limit }, guests) }
  }),

  defineRoute('exportGuests', async ({ db, session, query, language, now }) => {
    // As with customers: the log says who took the addresses.
    await audit(db, session, { action: 'user.exportList', subject: 'user:list' }, now())
    const texts = customerExportTexts(language)
    return streamedCsv('guests.csv', {
      head: guestsCsvHead(texts),
      batches: exportedGuests(db, query),
      print: (guests) => guestsCsvLines(guests, texts),
    })
  }),

  defineRoute('getGuest', async ({ db, params }) => ({
    guest: guestToDto(found(await findGuest(db, uuidOf(params.id)))),
  })),
]
