import type { KeptAddress } from '@/shop/addresses/address-book'
import type { AdminSession } from '../../platform/auth/sessions'
import { audit } from '../../platform/audit/audit.repository'
import type { Db } from '../../platform/db/open'
import { inTransaction } from '../../platform/db/transaction'
import { defineRoute } from '../../platform/http/define-route'
import { found, uuidOf } from '../../platform/http/errors'
import { addToBook, changeInBook, findAddresses, removeFromBook } from '../account/addresses.repository'
import { keptAddressToDto } from '../account/addresses.routes'
import { lockUser } from '../account/users.repository'
import { userDetailOf } from './users.routes'

/** In one line, as the log keeps it; a star marks the default. */
const lineOf = ({
  name,
  company,
  postNumber,
  street,
  zipCode,
  city,
  country,
  isDefault,
}: KeptAddress): string =>
  [name, company, postNumber, street, `${zipCode} ${city}`, isDefault ? `${country} ★` : country]
    .filter(Boolean)
    .join(', ')

async function linesOf(tx: Db, userId: string): Promise<Map<string, string>> {
  const book = await findAddresses(tx, userId)
  return new Map(book.map((address) => [address.id, lineOf(keptAddressToDto(address))]))
}

/** A change of a customer's book, recorded address by address. */
const changing = (
  db: Db,
  session: Pick<AdminSession, 'id'>,
  { id: typedId, now }: { readonly id: string; readonly now: Date },
  change: (tx: Db, userId: string) => Promise<void>,
) =>
  inTransaction(db, async (tx) => {
    const id = uuidOf(typedId)
    const { name } = found(await lockUser(tx, id))
    const before = await linesOf(tx, id)
    await change(tx, id)
    const after = await linesOf(tx, id)
    const changes = [...new Set([...before.keys(), ...after.keys()])].flatMap((each) => {
      const [from = null, to = null] = [before.get(each), after.get(each)]
      return from === to ? [] : [{ field: 'address', from, to }]
    })
    if (changes.length > 0)
      await audit(
        tx,
        session,
        { action: 'user.update', subject: `user:${id}`, detail: { name, changes } },
        now,
      )
    return userDetailOf(tx, id, now)
  })

/** Address books of customers in the back office. */
export const userAddressRoutes = [
  defineRoute(
    'addUserAddress',
    ({ db, session, params: { id }, body, now }) =>
      changing(db, session, { id, now: now() }, (tx, userId) => addToBook(tx, userId, body, now())),
    { dropsCache: false },
  ),

  defineRoute(
    'changeUserAddress',
    ({ db, session, params: { id, addressId }, body, now }) =>
      changing(db, session, { id, now: now() }, (tx, userId) =>
        changeInBook(tx, userId, uuidOf(addressId), body),
      ),
    { dropsCache: false },
  ),

  defineRoute(
    'removeUserAddress',
    ({ db, session, params: { id, addressId }, now }) =>
      changing(db, session, { id, now: now() }, (tx, userId) =>
        removeFromBook(tx, userId, uuidOf(addressId)),
      ),
    { dropsCache: false },
  ),
]
