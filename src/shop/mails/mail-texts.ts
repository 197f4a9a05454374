import * as z from 'zod/mini'
import { prose, required } from '../shared/fields'
import type { Language } from '../shared/language'
import type { Platform } from '../shared/platform'

/** Kinds about an order, which name its platform: each platform has its own texts of them. */
const ORDER_KINDS = [
  'placed',
  'paid',
  'shipped',
  'cancelled',
  'changed',
  'reminder',
  'refunded',
  'withdrawal',
  'withdrawal-accepted',
  'withdrawal-refused',
  'review-request',
] as const

/** Kinds about a Sparabo, which name its platform too. */
const SUBSCRIPTION_KINDS = [
  'subscription-started',
  'subscription-announced',
  'subscription-changed',
  'subscription-moved',
  'subscription-paused',
  'subscription-ended',
  'termination-received',
] as const

/** Kinds of mail whose texts the shop may change; `every` is what all of these have in common. */
export const TEXT_KINDS = [
  'every',
  ...ORDER_KINDS,
  ...SUBSCRIPTION_KINDS,
  'verification',
  'reset',
  'account-made',
  'account-deleted',
  'stock-notice',
  'back-in-stock',
  'price-drop',
] as const
export type TextKind = (typeof TEXT_KINDS)[number]

export const isTextKind = (kind: string): kind is TextKind => TEXT_KINDS.some((known) => known === kind)

export const isAboutOrder = (kind: string): boolean => ORDER_KINDS.some((known) => known === kind)

/** Whether each platform has its own texts of a kind. */
export const isOfPlatform = (kind: string): boolean =>
  kind === 'every' || isAboutOrder(kind) || SUBSCRIPTION_KINDS.some((known) => known === kind)

/** Whose texts a mail has: one that names no platform comes from germany's shop, wherever its reader buys. */
export const textPlatform = (kind: string, platform: Platform): Platform =>
  isOfPlatform(kind) ? platform : 'germany'

/** Longest text of one line, and of several, in characters. */
export const LINE_LENGTH = 150
export const TEXT_LENGTH = 2_000

const line = z.optional(required(LINE_LENGTH))
const text = z.optional(prose(TEXT_LENGTH, 1))

/** The form, with the texts of one kind; also a part of the calls' bodies. */
export const mailTextsForm = z.object({
  subject: line,
  greeting: line,
  greetingAll: line,
  closing: line,
  team: line,
  intro: text,
  settled: text,
  confirm: text,
  partSubject: line,
  partIntro: text,
  lookup: text,
  invoice: text,
  premium: text,
  premiumWaiting: text,
  unpaid: text,
  paidBack: text,
  underWay: text,
  released: text,
  crossed: text,
  when: text,
  creditNote: text,
  next: text,
  questions: text,
  anytime: text,
  noDearer: text,
  short: text,
  shopMoved: text,
  unavailable: text,
  shopPaused: text,
  goOn: text,
  endingSubject: line,
  ending: text,
  guest: text,
  ignore: text,
})

export type MailTexts = z.output<typeof mailTextsForm>
export type TextId = keyof MailTexts
export const TEXT_IDS = z.keyof(mailTextsForm).options

const LINES: readonly TextId[] = [
  'subject',
  'partSubject',
  'endingSubject',
  'greeting',
  'greetingAll',
  'closing',
  'team',
]
export const isLine = (id: TextId): boolean => LINES.includes(id)

/** What is written in braces and filled in when a mail is sent. */
export const TEXT_FIELDS = [
  'name',
  'orderNumber',
  'shop',
  'hours',
  'until',
  'months',
  'count',
  'number',
  'day',
  'due',
] as const
export type TextField = (typeof TEXT_FIELDS)[number]

/** Which texts: a kind's, of a platform, in a language. */
export interface TextsKey {
  readonly kind: TextKind
  readonly platform: Platform
  readonly language: Language
}

/** A text of a kind of mail. */
export interface MailText {
  readonly id: TextId
  /** What the shop sends as long as it has no text of its own. */
  readonly standard: string
  /** The shop's own text; null if there is none. */
  readonly own: string | null
  /** What may be inserted, as it is written in the text: `{orderNumber}`. */
  readonly fields: readonly { readonly name: TextField; readonly insert: string }[]
}

/** As the back office reads and saves them. */
export interface MailTextsRecord {
  readonly texts: readonly MailText[]
  /** ISO 8601 instant of the last save; null while all texts are the standard ones. */
  readonly updatedAt: string | null
}
