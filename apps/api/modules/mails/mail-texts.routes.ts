import type { Texts } from '@/contract/shared/messages'
import { filled } from '@/contract/shared/messages'
import { textPlatform, type MailTexts, type TextsKey } from '@/shop/mails/mail-texts'
import type { Language } from '@/shop/shared/language'
import { audit } from '../../platform/audit/audit.repository'
import { changesBetween } from '../../platform/audit/changes'
import type { Db } from '../../platform/db/open'
import { inTransaction } from '../../platform/db/transaction'
import { defineRoute } from '../../platform/http/define-route'
import { ApiError } from '../../platform/http/errors'
import { editedAt } from '../../platform/http/stale'
import type { TextProblem } from '../../platform/mail/own-text'
import { keptTexts, problemsOf, textsOf } from '../../platform/mail/own-texts'
import {
  deleteTexts,
  findTexts,
  insertTexts,
  lockTexts,
  replaceTexts,
} from '../../platform/mail/own-texts.repository'

const PROBLEMS: Readonly<Record<TextProblem['problem'], Texts>> = {
  broken: {
    de: 'Die geschweiften Klammern passen nicht: jedes Feld steht für sich in einem Paar, wie {shop}.',
    tr: 'Süslü parantezler uymuyor: her alan, {shop} gibi, kendi parantez çiftinde durur.',
    en: 'The braces do not fit: each field stands in a pair of its own, as in {shop}.',
  },
  empty: {
    de: 'Der Text wäre bei manchen Zahlen leer.',
    tr: 'Metin bazı sayılarda boş kalır.',
    en: 'With some numbers the text would be empty.',
  },
  unknown: {
    de: 'Das Feld {field} gibt es in diesem Text nicht.',
    tr: 'Bu metinde {field} alanı yok.',
    en: 'This text has no field {field}.',
  },
  missing: {
    de: 'Das Feld {field} fehlt; ohne es sagt die E-Mail nicht, was nötig ist.',
    tr: '{field} alanı eksik; o olmadan e-posta gerekeni söylemez.',
    en: 'The field {field} is missing; without it the mail does not say what is needed.',
  },
}

/** @throws ApiError VALIDATION with a sentence at each text that cannot be sent */
export function refuseUnsendable(
  { kind, language }: Pick<TextsKey, 'kind' | 'language'>,
  texts: MailTexts,
  spoken: Language,
): void {
  const problems = problemsOf(kind, language, texts)
  if (problems.length === 0) return
  throw new ApiError('VALIDATION', {
    errors: problems.map(({ id, ...found }) => ({
      path: `texts.${id}`,
      msg: filled(PROBLEMS[found.problem][spoken], {
        shop: '{shop}',
        field: 'field' in found ? `{${found.field}}` : '',
      }),
    })),
  })
}

async function recordOf(db: Db, key: TextsKey) {
  const row = await findTexts(db, key)
  return {
    texts: textsOf(key.kind, key.language, row?.texts ?? {}),
    updatedAt: row?.updatedAt.toISOString() ?? null,
  }
}

export const mailTextRoutes = [
  defineRoute('getMailTexts', ({ db, query }) => recordOf(db, query)),

  defineRoute(
    'updateMailTexts',
    async ({ db, session, body, language, now }) => {
      const { kind, texts: typed, updatedAt } = body
      const key = { kind, language: body.language, platform: textPlatform(kind, body.platform) }
      refuseUnsendable(key, typed, language)
      return inTransaction(db, async (tx) => {
        const before = await lockTexts(tx, key)
        if ((before?.updatedAt.toISOString() ?? null) !== updatedAt) throw new ApiError('STALE')
        const texts = keptTexts(kind, key.language, typed)
        const at = before ? editedAt(now(), before.updatedAt) : now()
        if (Object.keys(texts).length === 0) await deleteTexts(tx, key)
        else if (before) await replaceTexts(tx, key, texts, at)
        // Of two who are the first to save, one comes second.
        else if (!(await insertTexts(tx, key, texts, at))) throw new ApiError('STALE')
        const detail = {
          name: `${kind} · ${key.platform} · ${key.language}`,
          changes: changesBetween(before?.texts ?? {}, texts),
        }
        await audit(tx, session, { action: 'mail.texts', subject: `mail-texts:${kind}`, detail }, at)
        return recordOf(tx, key)
      })
    },
    { dropsCache: false },
  ),
]
