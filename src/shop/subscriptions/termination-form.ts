import * as z from 'zod/mini'
import { personName } from '../account/account-fields'
import { day, email, prose, required } from '../shared/fields'
import { rule } from '../shared/problem'
import { TERMINATION_KINDS, type TerminationKind } from './subscription'

export const REASON_LENGTH = 1_000
const CONTRACT_LENGTH = 200

/** The declaration on the page of § 312k BGB; `endOn` is '' for the earliest day. */
export const terminationForm = z
  .object({
    kind: z.enum(TERMINATION_KINDS),
    reason: prose(REASON_LENGTH),
    name: personName,
    contract: required(CONTRACT_LENGTH),
    email,
    endOn: z.union([z.literal(''), day]),
  })
  .check(
    rule(
      'required',
      ({ kind, reason }: { kind: TerminationKind; reason: string }) => kind === 'ordinary' || reason !== '',
      ['reason'],
    ),
  )
export type TerminationForm = z.input<typeof terminationForm>
export type Termination = z.output<typeof terminationForm>

/** A termination that fits no Sparabo. */
export interface UnmatchedTermination extends Omit<Termination, 'endOn'> {
  readonly id: string
  readonly endOn: string | null
  /** ISO 8601 instant. */
  readonly receivedAt: string
}
