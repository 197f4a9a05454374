import { compactIban } from '@/shop/payments/bank-account'
import { ENTRIES_PER_PAGE, type StatementRow } from '@/shop/bank-statements/bank-statements'
import type { StatementReading } from '@/shop/bank-statements/bank-statements.calls'
import { byDue, matcherOf, mentionsOf } from '@/shop/bank-statements/match-entries'
import type { Db } from '../../platform/db/open'
import {
  findBooked,
  findByNumber,
  findOwnAccounts,
  findPaidByBank,
  findWaiting,
} from './bank-entries.repository'
import { pacer } from './formats/pace'
import type { Statement } from './read-statement'

/** Whether an account is one of the IBANs; a German one may be named by bank code and number. */
function ownAccounts(ibans: readonly string[]): (account: string) => boolean {
  const own = new Set(ibans.map(compactIban).filter((iban) => iban !== ''))
  return (account) => {
    const [bank = '', number = ''] = account.split('/')
    const isNamed = /^\d{8}$/.test(bank) && /^\d{1,10}$/.test(number)
    const german = isNamed && `${bank}${number.padStart(10, '0')}`
    // A CSV file often names no account.
    return account === '' || own.has(account) || [...own].some((iban) => iban.slice(4) === german)
  }
}

/** Matches the entries of a statement with the shop's orders, and answers one page of them. */
export async function matchStatement(
  db: Db,
  { format, entries, table }: Statement,
  wanted: number,
): Promise<Omit<StatementReading, 'results'>> {
  const pace = pacer()
  const numbers = new Set<string>()
  const amounts = new Set<number>()
  for (const entry of entries) {
    if (pace.isDue()) await pace.turn()
    for (const mention of mentionsOf(entry)) for (const number of mention.numbers) numbers.add(number)
    amounts.add(entry.amount)
  }
  const named = await findByNumber(db, [...numbers])
  const waiting = await findWaiting(db, [...amounts])
  const own = await findOwnAccounts(db)
  const isOwnAccount = ownAccounts(own.map(({ iban }) => iban))
  const match = matcherOf(entries, {
    byNumber: new Map(named.map((order) => [order.number, order])),
    waiting: byDue(waiting),
    paidByBank: await findPaidByBank(
      db,
      named.map(({ id }) => id),
    ),
    isOwnAccount,
  })
  const pages = Math.max(1, Math.ceil(entries.length / ENTRIES_PER_PAGE))
  const page = Math.min(wanted, pages)
  const [from, to] = [(page - 1) * ENTRIES_PER_PAGE, page * ENTRIES_PER_PAGE]
  const booked = await findBooked(
    db,
    entries.slice(from, to).map(({ fingerprint }) => fingerprint),
  )
  const rows: StatementRow[] = []
  // Those before the page count, too: what they pay, a later one does not.
  for (const [at, entry] of entries.slice(0, to).entries()) {
    if (pace.isDue()) await pace.turn()
    const found = match(entry)
    const open = { booked: [], decision: null }
    if (at >= from) rows.push({ ...entry, match: found, ...(booked.get(entry.fingerprint) ?? open) })
  }
  const accounts = [...new Set(entries.map(({ account }) => account))].filter((account) => account !== '')
  return {
    format,
    accounts: accounts.map((account) => ({
      account,
      isOwn: isOwnAccount(account),
      holder: own.find(({ iban }) => ownAccounts([iban])(account))?.holder ?? '',
    })),
    page,
    pages,
    total: entries.length,
    rows,
    table: table ?? null,
  }
}
