import { LANGUAGES } from '@/shop/shared/language'
import type { Synonyms } from '@/shop/synonyms/synonyms'
import { audit } from '@apps/api/platform/audit/audit.repository'
import { changesBetween } from '@apps/api/platform/audit/changes'
import { CATALOGUE } from '@apps/api/platform/cache/tags'
import type { Db } from '@apps/api/platform/db/open'
import { inTransaction } from '@apps/api/platform/db/transaction'
import { answer } from '@apps/api/platform/http/call'
import { defineRoute } from '@apps/api/platform/http/define-route'
import { ApiError } from '@apps/api/platform/http/errors'
import { lockSynonyms, readSynonyms, replaceSynonyms } from './synonyms.repository'

async function recordOf(db: Db) {
  const { synonyms, updatedAt } = await readSynonyms(db)
  return { synonyms, updatedAt: updatedAt?.toISOString() ?? null }
}

/** For the log: the groups of each language that another state does not have. */
const without = (synonyms: Synonyms, other: Synonyms) =>
  Object.fromEntries(
    LANGUAGES.map((language) => {
      const texts = (groups: Synonyms[typeof language]) => groups.map((words) => words.join(' = '))
      const known = texts(other[language])
      return [language, texts(synonyms[language]).filter((group) => !known.includes(group))]
    }),
  )

export const synonymRoutes = [
  defineRoute('getSynonyms', ({ db }) => recordOf(db)),

  defineRoute('updateSynonyms', async ({ db, body, session, now }) => {
    const saved = await inTransaction(db, async (tx) => {
      await lockSynonyms(tx)
      const before = await recordOf(tx)
      if (before.updatedAt !== body.updatedAt) throw new ApiError('STALE')
      const { synonyms } = body
      // Later than the save before, by which a form that was opened earlier is known.
      const at = new Date(Math.max(now().getTime(), Date.parse(before.updatedAt ?? '1970') + 1))
      await replaceSynonyms(tx, synonyms, at)
      const changes = changesBetween(without(before.synonyms, synonyms), without(synonyms, before.synonyms))
      await audit(
        tx,
        session,
        { action: 'search.synonyms', subject: 'search:synonyms', detail: { changes } },
        at,
      )
      return recordOf(tx)
    })
    return answer(saved, { writes: [CATALOGUE] })
  }),
]
