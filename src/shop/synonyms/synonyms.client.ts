import type { Http } from '@/client/shared/http'
import type { Body } from '@/contract/shared/dto'
import type { SynonymsRecord } from './synonyms'
import { synonymEndpoints } from './synonyms.calls'

export const getSynonyms = (http: Http): Promise<SynonymsRecord> => http.call(synonymEndpoints, 'getSynonyms')

/** @throws ApiFailure STALE if somebody else saved in the meantime */
export const updateSynonyms = (http: Http, body: Body<'updateSynonyms'>): Promise<SynonymsRecord> =>
  http.call(synonymEndpoints, 'updateSynonyms', { body })
