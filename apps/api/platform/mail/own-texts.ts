import type { Language } from '@/shop/shared/language'
import {
  isAboutOrder,
  isTextKind,
  TEXT_FIELDS,
  TEXT_IDS,
  type MailText,
  type MailTexts,
  type TextId,
  type TextKind,
} from '@/shop/mails/mail-texts'
import { fieldsIn, readOwnText, typedText, type OwnText, type TextProblem } from './own-text'
import {
  mailMessages,
  mailTranslators,
  type MailKey,
  type MailTranslator,
  type MailValues,
} from './translations'

/**
 * Where each text stands in the catalogue. What the law asks for, says how long a link works or names a row, a sum or a
 * link is not among them, and no mail to administrators.
 */
const PATHS: Readonly<Record<TextKind, Partial<Readonly<Record<TextId, MailKey>>>>> = {
  every: { greeting: 'greeting', greetingAll: 'greetingAll', closing: 'closing', team: 'team' },
  placed: {
    subject: 'placed.subject',
    intro: 'placed.intro',
    settled: 'placed.settled',
    confirm: 'placed.confirm',
    lookup: 'placed.lookup',
  },
  paid: {
    subject: 'paid.subject',
    intro: 'paid.intro',
    premium: 'paid.premium',
    premiumWaiting: 'paid.premiumWaiting',
    invoice: 'paid.invoice',
  },
  shipped: {
    subject: 'shipped.subject',
    intro: 'shipped.intro',
    partSubject: 'shipped.partSubject',
    partIntro: 'shipped.partIntro',
  },
  cancelled: {
    subject: 'cancelled.subject',
    intro: 'cancelled.intro',
    unpaid: 'cancelled.unpaid',
    paidBack: 'cancelled.refund',
  },
  changed: {
    subject: 'changed.subject',
    intro: 'changed.intro',
    settled: 'changed.paid',
    invoice: 'changed.papers',
    when: 'refunded.when',
  },
  reminder: {
    subject: 'reminder.subject',
    intro: 'reminder.intro',
    underWay: 'reminder.underWay',
    released: 'reminder.released',
    crossed: 'reminder.crossed',
  },
  refunded: {
    subject: 'refunded.subject',
    intro: 'refunded.intro',
    when: 'refunded.when',
    creditNote: 'refunded.creditNote',
  },
  withdrawal: { next: 'withdrawal.next' },
  'withdrawal-accepted': {
    subject: 'withdrawalDecision.acceptedSubject',
    intro: 'withdrawalDecision.accepted',
    questions: 'withdrawalDecision.questions',
  },
  'withdrawal-refused': {
    subject: 'withdrawalDecision.refusedSubject',
    intro: 'withdrawalDecision.refused',
    questions: 'withdrawalDecision.questions',
  },
  'review-request': {
    subject: 'reviewRequest.subject',
    intro: 'reviewRequest.intro',
    guest: 'reviewRequest.guest',
  },
  'subscription-started': {
    subject: 'subscription.startedSubject',
    intro: 'subscription.started',
    anytime: 'subscription.anytime',
  },
  'subscription-announced': {
    subject: 'subscription.announcedSubject',
    intro: 'subscription.announced',
    noDearer: 'subscription.price',
  },
  'subscription-changed': {
    subject: 'subscription.changedSubject',
    intro: 'subscription.changed',
    ignore: 'subscription.notYou',
  },
  'subscription-moved': {
    subject: 'subscription.movedSubject',
    short: 'subscription.short',
    shopMoved: 'subscription.shopMoved',
  },
  'subscription-paused': {
    subject: 'subscription.pausedSubject',
    unpaid: 'subscription.unpaid',
    unavailable: 'subscription.unavailable',
    shopPaused: 'subscription.shopPaused',
    goOn: 'subscription.resume',
  },
  'subscription-ended': {
    subject: 'subscription.endedSubject',
    intro: 'subscription.ended',
    endingSubject: 'subscription.endingSubject',
    ending: 'subscription.ending',
  },
  'termination-received': { ignore: 'subscription.stranger' },
  verification: {
    subject: 'verification.subject',
    intro: 'verification.intro',
    ignore: 'verification.ignore',
  },
  reset: { subject: 'reset.subject', intro: 'reset.intro', ignore: 'reset.ignore' },
  'account-made': {
    subject: 'accountMade.subject',
    intro: 'accountMade.intro',
    ignore: 'accountMade.ignore',
  },
  'account-deleted': { subject: 'accountDeleted.subject', intro: 'accountDeleted.intro' },
  'stock-notice': {
    subject: 'stockNotice.subject',
    intro: 'stockNotice.intro',
    ignore: 'stockNotice.ignore',
  },
  'back-in-stock': { subject: 'backInStock.subject', intro: 'backInStock.intro' },
  'price-drop': { subject: 'priceDrop.subject', intro: 'priceDrop.intro' },
}

/** The texts of a kind with their places, in the order of the mail. */
const pathsOf = (kind: TextKind): (readonly [TextId, MailKey])[] =>
  Object.entries(PATHS[kind]).flatMap(([name, path]) => {
    const id = TEXT_IDS.find((known) => known === name)
    return id ? [[id, path] as const] : []
  })

function messageAt(language: Language, path: MailKey): unknown {
  let found: unknown = mailMessages[language]
  for (const name of path.split('.')) found = new Map<string, unknown>(Object.entries(found ?? {})).get(name)
  return found
}

/** Fields of every text of a kind. */
const othersOf = (kind: TextKind): readonly string[] => [
  'shop',
  ...(isAboutOrder(kind) ? ['orderNumber'] : []),
]

/** The shop's own texts of a mail: of its kind, and of all mails. */
export type OwnTexts = Partial<Readonly<Record<TextKind, MailTexts>>>

interface ReadText {
  readonly id: TextId
  readonly path: MailKey
  readonly typed: string
  readonly read: ReturnType<typeof readOwnText>
}

/** Those that differ from the standard ones. */
const readTexts = (kind: TextKind, language: Language, texts: MailTexts): ReadText[] =>
  pathsOf(kind).flatMap(([id, path]) => {
    const typed = texts[id]
    const standard = messageAt(language, path)
    if (typed === undefined || typed === typedText(standard)) return []
    return [{ id, path, typed, read: readOwnText(typed, { language, standard, others: othersOf(kind) }) }]
  })

/** What keeps texts of a form from being sent, by text. */
export const problemsOf = (kind: TextKind, language: Language, texts: MailTexts) =>
  readTexts(kind, language, texts).flatMap(({ id, read }) =>
    'problem' in read ? [{ id, ...read }] : [],
  ) satisfies readonly (TextProblem & { readonly id: TextId })[]

/** What of a form is kept: the texts of the kind that differ from the standard ones. */
export const keptTexts = (kind: TextKind, language: Language, texts: MailTexts): MailTexts =>
  Object.fromEntries(readTexts(kind, language, texts).map(({ id, typed }) => [id, typed]))

/** Every text of a kind with what it says unless the shop says otherwise. */
export const textsOf = (kind: TextKind, language: Language, own: MailTexts): MailText[] =>
  pathsOf(kind).map(([id, path]) => {
    const standard = messageAt(language, path)
    const inserts = new Map(othersOf(kind).map((name) => [name, `{${name}}`]))
    for (const { name, insert } of fieldsIn(standard)) inserts.set(name, insert)
    return {
      id,
      standard: typedText(standard),
      own: own[id] ?? null,
      fields: TEXT_FIELDS.flatMap((name) => {
        const insert = inserts.get(name)
        return insert === undefined ? [] : [{ name, insert }]
      }),
    }
  })

/**
 * Translates with the shop's own texts. One that no longer fits its standard text, which a new version of the shop may
 * have changed, is left out: the mail goes out all the same.
 * @param values of fields that every text may have
 */
export function mailTranslator(
  language: Language,
  kind: string,
  texts: OwnTexts,
  values: MailValues,
): MailTranslator {
  const standard = mailTranslators[language]
  const own = new Map<string, OwnText>()
  for (const each of ['every', kind].filter(isTextKind))
    for (const { path, read } of readTexts(each, language, texts[each] ?? {}))
      if ('text' in read) own.set(path, read.text)
  return (key, given) => own.get(key)?.({ ...values, ...given }) ?? standard(key, given)
}
