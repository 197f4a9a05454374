import type { Data } from '@/contract/shared/dto'
import type { Db } from '../../platform/db/open'
import { inTransaction } from '../../platform/db/transaction'
import { defineRoute } from '../../platform/http/define-route'
import { found, uuidOf } from '../../platform/http/errors'
import {
  addToBook,
  changeInBook,
  findAddresses,
  removeFromBook,
  type AddressRow,
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

const bookOf = async (db: Db, userId: string) => ({
  addresses: (await findAddresses(db, userId)).map(keptAddressToDto),
})

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
    ({ db, session: { id }, body, now }) => changing(db, id, (tx) => addToBook(tx, id, body, now())),
    { dropsCache: false },
  ),

  defineRoute(
    'changeAddress',
    ({ db, session: { id }, params, body }) =>
      changing(db, id, (tx) => changeInBook(tx, id, uuidOf(params.id), body)),
    { dropsCache: false },
  ),

  defineRoute(
    'removeAddress',
    ({ db, session: { id }, params }) => changing(db, id, (tx) => removeFromBook(tx, id, uuidOf(params.id))),
    { dropsCache: false },
  ),
]
