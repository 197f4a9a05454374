import { compactIban } from '@/shop/payments/bank-account'
import type { StatementRow } from '@/shop/bank-statements/bank-statements'
import type { StatementReading } from '@/shop/bank-statements/bank-statements.calls'
import { byTotal, matcherOf, mentionsOf } from '@/shop/bank-statements/match-entries'
import type { Db } from '../../platform/db/open'
import {
  findBooked,
  findByNumber,
  findOwnIbans,
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

/** Matches the entries of a statement with the shop's orders. */
export async function matchStatement(
  db: Db,
  { format, entries, table }: Statement,
): Promise<Omit<StatementReading, 'results'>> {
  const pace = pacer()
  const numbers = new Set<string>()
  const totals = new Set<number>()
  for (const entry of entries) {
    if (pace.isDue()) await pace.turn()
    for (const mention of mentionsOf(entry)) for (const number of mention.numbers) numbers.add(number)
    totals.add(entry.amount)
  }
  const named = await findByNumber(db, [...numbers])
  const waiting = await findWaiting(db, [...totals])
  const isOwnAccount = ownAccounts(await findOwnIbans(db))
  const match = matcherOf(entries, {
    byNumber: new Map(named.map((order) => [order.number, order])),
    waiting: byTotal(waiting),
    paidByBank: await findPaidByBank(
      db,
      named.map(({ id }) => id),
    ),
    isOwnAccount,
  })
  const booked = await findBooked(
    db,
    entries.map(({ fingerprint }) => fingerprint),
  )
  const rows: StatementRow[] = []
  for (const entry of entries) {
    if (pace.isDue()) await pace.turn()
    rows.push({ ...entry, match: match(entry), booked: booked.get(entry.fingerprint) ?? [] })
  }
  const accounts = [...new Set(entries.map(({ account }) => account))].filter((account) => account !== '')
  return {
    format,
    accounts: accounts.map((account) => ({ account, isOwn: isOwnAccount(account) })),
    rows,
    table: table ?? null,
  }
}
