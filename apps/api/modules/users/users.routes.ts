import type { ParsedBody, ParsedQuery } from '@/contract/shared/dto'
import type { Language } from '@/shop/shared/language'
import { normalizeEmail } from '@/shop/shared/typed-text'
import { callerOf } from '../../platform/auth/network'
import { hashPassword } from '../../platform/auth/passwords'
import { endSessionsOf } from '../../platform/auth/sessions'
import { newToken } from '../../platform/auth/tokens'
import type { Db } from '../../platform/db/open'
import { inTransaction } from '../../platform/db/transaction'
import { defineRoute } from '../../platform/http/define-route'
import { ApiError, found, invalidField, uuidOf } from '../../platform/http/errors'
import { fieldMessages } from '@/contract/shared/messages'
import { audit } from '../../platform/audit/audit.repository'
import { changesBetween } from '../../platform/audit/changes'
import { streamedCsv } from '../../platform/http/streamed-file'
import { customersCsvHead, customersCsvLines } from '@/shop/users/customers-csv'
import { customerExportTexts, exportedCustomers } from './customers-export'
import { editedAt, refuseStale } from '../../platform/http/stale'
import { changePremium, isPremiumChangeAllowed, type MembershipChange } from './membership.repository'
import { paginationOf } from '../../platform/db/queries/page'
import { countUsers, findUserHistory, findUsers } from './user-list.repository'
import { emailTaken } from '../account/customer-auth.routes'
import { accountMadeMail } from '../account/account-mails'
import { mailResetLink } from '../account/send-reset-link'
import {
  endResets,
  findUser,
  findUserByEmail,
  insertUser,
  lockUser,
  updateUser,
  type User,
} from '../account/users.repository'
import { asSpelled, findGroups, insertNote } from './customer-notes.repository'
import { userRowToDto, userToDto } from './users.mapper'

async function list(
  db: Db,
  { page, limit, ...filter }: ParsedQuery<'listUsers'>,
  now: Date,
  isPremium: boolean,
) {
  const found = await findUsers(db, { ...filter, isPremium }, { page, limit }, now)
  return {
    users: found.rows.map((user) => userRowToDto(user, now)),
    pagination: paginationOf({ page, limit }, found),
    counts: await countUsers(db, now),
  }
}

export async function userDetailOf(db: Db, id: string, now: Date) {
  const user = found(await findUser(db, id))
  return { user: userToDto(user, await findUserHistory(db, user), now) }
}

function changeOf({ action, duration }: ParsedBody<'setUserPremium'>, language: Language): MembershipChange {
  if (action === 'deactivate') return { action }
  if (duration === undefined) throw invalidField('duration', fieldMessages.missing[language])
  return { action, months: duration }
}

const editable = ({ name, phone, company, vatId, groups }: User) => ({ name, phone, company, vatId, groups })

/** Customers in the back office. */
export const userRoutes = [
  defineRoute('listUsers', ({ db, query, now }) => list(db, query, now(), false)),

  defineRoute('listPremiumUsers', ({ db, query, now }) => list(db, query, now(), true)),

  defineRoute('getUser', ({ db, params, now }) => userDetailOf(db, uuidOf(params.id), now())),

  defineRoute('exportUsers', async ({ db, session, query, language, now }) => {
    const { premium, ...filter } = query
    // Addresses of many people leave the shop: the log says who took them.
    await audit(db, session, { action: 'user.exportList', subject: 'user:list' }, now())
    const texts = customerExportTexts(language)
    return streamedCsv('customers.csv', {
      head: customersCsvHead(texts),
      batches: exportedCustomers(db, { ...filter, isPremium: premium === true }, now()),
      print: (customers) => customersCsvLines(customers, texts),
    })
  }),

  defineRoute('listCustomerGroups', async ({ db }) => ({ groups: await findGroups(db) })),

  defineRoute(
    'createUser',
    async ({ db, session, body, now, request }) => {
      const { name, phone, platform, language } = body
      const email = normalizeEmail(body.email)
      if (await findUserByEmail(db, email)) throw emailTaken()
      // Random: nobody signs in before the customer has set a password.
      const passwordHash = await hashPassword(newToken(), callerOf('admin', request))
      const at = now()
      const row = { name, email, phone, platform, language, passwordHash, createdAt: at, updatedAt: at }
      return inTransaction(db, async (tx) => {
        const user = await insertUser(tx, row)
        if (!user) throw emailTaken()
        await mailResetLink(tx, user, at, accountMadeMail)
        const detailOf = { name, changes: changesBetween({}, { email, platform, phone }) }
        await audit(tx, session, { action: 'user.create', subject: `user:${user.id}`, detail: detailOf }, at)
        return userDetailOf(tx, user.id, at)
      })
    },
    { dropsCache: false },
  ),

  defineRoute(
    'updateUser',
    ({ db, session, params, body, now }) => {
      const id = uuidOf(params.id)
      const { updatedAt, groups, ...person } = body
      return inTransaction(db, async (tx) => {
        const before = found(await lockUser(tx, id))
        refuseStale(updatedAt, before.updatedAt)
        const input = { ...person, ...(groups && { groups: await asSpelled(tx, groups) }) }
        const after = found(await updateUser(tx, id, input, editedAt(now(), before.updatedAt)))
        const logged = { name: after.name, changes: changesBetween(editable(before), editable(after)) }
        await audit(tx, session, { action: 'user.update', subject: `user:${id}`, detail: logged }, now())
        return userDetailOf(tx, id, now())
      })
    },
    { dropsCache: false },
  ),

  defineRoute(
    'addUserNote',
    ({ db, session, params, body: { text }, now }) => {
      const id = uuidOf(params.id)
      return inTransaction(db, async (tx) => {
        found(await lockUser(tx, id))
        await insertNote(tx, { userId: id, text, author: session.name, at: now() })
        return userDetailOf(tx, id, now())
      })
    },
    { dropsCache: false },
  ),

  defineRoute(
    'setUserStatus',
    ({ db, session, params, body: { status, reason }, now }) => {
      const id = uuidOf(params.id)
      return inTransaction(db, async (tx) => {
        const before = found(await lockUser(tx, id))
        const isBan = status === 'banned'
        // A repeated ban without a reason keeps the former one.
        const banReason = isBan ? (reason ?? before.banReason) : ''
        const changes = [
          { field: 'status', from: before.status, to: status },
          { field: 'banReason', from: before.banReason || null, to: banReason || null },
        ].filter(({ from, to }) => from !== to)
        if (changes.length === 0) return userDetailOf(tx, id, now())
        await updateUser(tx, id, { status, banReason }, now())
        if (isBan) {
          await endSessionsOf(tx, { kind: 'user', id })
          await endResets(tx, id)
        }
        const logged = { name: before.name, changes }
        await audit(tx, session, { action: 'user.status', subject: `user:${id}`, detail: logged }, now())
        return userDetailOf(tx, id, now())
      })
    },
    { dropsCache: false },
  ),

  defineRoute(
    'setUserPremium',
    ({ db, session, params, body, now, language }) => {
      const id = uuidOf(params.id)
      const change = changeOf(body, language)
      return inTransaction(db, async (tx) => {
        const user = found(await lockUser(tx, id))
        if (!isPremiumChangeAllowed(user, change, now())) throw new ApiError('CONFLICT')
        await changePremium(tx, user, change, now())
        const entry = Object.entries(change).map(([field, to]) => ({ field, from: null, to: String(to) }))
        await audit(
          tx,
          session,
          { action: 'user.premium', subject: `user:${id}`, detail: { name: user.name, changes: entry } },
          now(),
        )
        return userDetailOf(tx, id, now())
      })
    },
    { dropsCache: false },
  ),
]
