import type { Http } from '@/client/shared/http'
import type { Data } from '@/contract/shared/dto'
import { sessionEndpoints } from './sessions.calls'

/** A session of the own account; instants are ISO 8601. */
export type AdminSessionRow = Data<'listSessions'>['sessions'][number]

/** Newest use first. */
export const listSessions = async (http: Http): Promise<readonly AdminSessionRow[]> =>
  (await http.call(sessionEndpoints, 'listSessions')).sessions

/** @throws ApiFailure NOT_FOUND */
export async function endSession(http: Http, id: string): Promise<void> {
  await http.call(sessionEndpoints, 'endSession', { params: { id } })
}

export async function endOtherSessions(http: Http): Promise<void> {
  await http.call(sessionEndpoints, 'endOtherSessions')
}
