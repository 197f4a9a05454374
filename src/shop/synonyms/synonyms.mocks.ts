import { answers, failing, ok } from '@/mocks/shared/handlers'
import { synonymsForm, type SynonymsRecord } from './synonyms'

/** Three groups in German, one in Turkish. */
export const synonymsRecord = {
  synonyms: {
    de: [
      ['Rooibos', 'Rooibusch', 'Rotbusch'],
      ['Ingwer', 'Zencefil', 'Ginger'],
      ['Kurkuma', 'Gelbwurz', 'Zerdeçal'],
    ],
    tr: [['Nane', 'Minze', 'Mint']],
    en: [],
  },
  updatedAt: '2026-11-20T09:00:00.000Z',
} satisfies SynonymsRecord

/** Answers what was sent, as the server does. */
const saved = answers('updateSynonyms', async (request) => {
  const sent: unknown = await request.clone().json()
  const synonyms = typeof sent === 'object' && sent !== null && 'synonyms' in sent ? sent.synonyms : undefined
  return { synonyms: synonymsForm.parse(synonyms), updatedAt: '2026-11-21T09:00:00.000Z' }
})

/** MSW handlers of the synonyms, by resulting state. */
export const synonymMocks = {
  ok: [ok('getSynonyms', synonymsRecord), saved],
  error: [failing('getSynonyms', 'INTERNAL')],
  saveFails: [failing('updateSynonyms', 'INTERNAL')],
  changedMeanwhile: [failing('updateSynonyms', 'STALE')],
}
