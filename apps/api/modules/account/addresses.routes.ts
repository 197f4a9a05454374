import type { Data, ParsedBody } from '@/contract/shared/dto'
import { MAX_ADDRESSES } from '@/shop/addresses/address-book'
import type { Db } from '../../platform/db/open'
import { inTransaction } from '../../platform/db/transaction'
import { defineRoute } from '../../platform/http/define-route'
import { ApiError, found, uuidOf } from '../../platform/http/errors'
import {
  deleteAddress,
  findAddresses,
  insertAddress,
  updateAddress,
  type AddressRow,
  type NewAddress,
} from './addresses.repository'
import { lockUser } from './users.repository'

export const keptAddressToDto = ({
  id,
  name,
  company,
  street,
  zipCode,
  city,
  country,
  postNumber,
  isDefault,
}: AddressRow): Data<'listAddresses'>['addresses'][number] => ({
  _id: id,
  name,
  ...(company !== '' && { company }),
  street,
  zipCode,
  city,
  country,
  ...(postNumber !== '' && { postNumber }),
  isDefault,
})

const rowOf = ({ company = '', postNumber = '', ...address }: ParsedBody<'addAddress'>): NewAddress => ({
  ...address,
  company,
  postNumber,
})

const bookOf = async (db: Db, userId: string) => ({
  addresses: (await findAddresses(db, userId)).map(keptAddressToDto),
})

/** Changes of a book come one after the other, so that it has one default and no more addresses than it may. */
const changing = (db: Db, userId: string, change: (tx: Db) => Promise<void>) =>
  inTransaction(db, async (tx) => {
    found(await lockUser(tx, userId))
    await change(tx)
    return bookOf(tx, userId)
  })

export const addressRoutes = [
  defineRoute('listAddresses', ({ db, session }) => bookOf(db, session.id)),

  defineRoute(
    'addAddress',
    ({ db, session, body, now }) =>
      changing(db, session.id, async (tx) => {
        const known = await findAddresses(tx, session.id)
        if (known.length >= MAX_ADDRESSES) throw new ApiError('CONFLICT')
        const isDefault = body.isDefault || known.length === 0
        await insertAddress(tx, session.id, { ...rowOf(body), isDefault }, now())
      }),
    { dropsCache: false },
  ),

  defineRoute(
    'changeAddress',
    ({ db, session, params, body }) =>
      changing(db, session.id, async (tx) => {
        const id = uuidOf(params.id)
        const known = found((await findAddresses(tx, session.id)).find((address) => address.id === id))
        // Another one is made the default instead: there is always one.
        const isDefault = body.isDefault || known.isDefault
        await updateAddress(tx, session.id, id, { ...rowOf(body), isDefault })
      }),
    { dropsCache: false },
  ),

  defineRoute(
    'removeAddress',
    ({ db, session, params }) =>
      changing(db, session.id, async (tx) => {
        if (!(await deleteAddress(tx, session.id, uuidOf(params.id)))) throw new ApiError('NOT_FOUND')
      }),
    { dropsCache: false },
  ),
]
