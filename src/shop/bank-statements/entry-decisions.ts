import {
  isPaidUp,
  isPayable,
  type BankDecision,
  type BankOutcome,
  type ConfirmedEntry,
  type StatementRow,
} from './bank-statements'

/** Where a row is shown: to be looked at, certain, or settled earlier. */
export type RowPlace = 'look' | 'certain' | 'settled'

export function placeOf({ booked, match }: StatementRow): RowPlace {
  if (booked.length > 0) return 'settled'
  return match.certainty === 'certain' ? 'certain' : 'look'
}

/** What may be decided about an entry with the orders that it is matched with. */
export function decisionsFor({ match, isReversal }: StatementRow): readonly BankDecision[] {
  const [order] = match.orders
  if (isReversal || match.reason === 'reversed' || !order) return []
  if (match.reason === 'double') return ['refund']
  if (match.reason === 'closed')
    return order.status === 'cancelled' && order.paymentStatus !== 'refunded' && !isPaidUp(order)
      ? ['reopen', 'refund']
      : ['refund']
  return isPayable(match) ? ['pay'] : []
}

/** What an administrator has chosen for one entry. */
export type EntryChoice = Omit<ConfirmedEntry, 'fingerprint'>

/** Certain entries are ticked from the start. */
export const initialChoice = (row: StatementRow): EntryChoice | undefined =>
  placeOf(row) === 'certain' ? choiceOf(row, 'pay') : undefined

export const choiceOf = ({ match }: StatementRow, decision: BankDecision): EntryChoice => ({
  decision,
  orderNumbers: match.orders.map(({ number }) => number),
})

/** Choices by fingerprint; null where a certain entry was unticked. */
export type EntryChoices = Readonly<Record<string, EntryChoice | null>>

/** The entries that one press settles. */
export const chosenEntries = (
  rows: readonly StatementRow[],
  choices: EntryChoices,
): readonly (ConfirmedEntry & { readonly row: StatementRow })[] =>
  rows.flatMap((row) => {
    if (placeOf(row) === 'settled') return []
    const choice = choices[row.fingerprint] === undefined ? initialChoice(row) : choices[row.fingerprint]
    return choice ? [{ ...choice, fingerprint: row.fingerprint, row }] : []
  })

/** Whether an outcome leaves the entry open, so that it has to be looked at. */
export const isOpenOutcome = (
  outcome: BankOutcome,
): outcome is Exclude<BankOutcome, 'paid' | 'refund' | 'booked'> =>
  outcome !== 'paid' && outcome !== 'refund' && outcome !== 'booked'
