import type { FastifyRequest } from 'fastify'
import type { endpoints, EndpointName } from '@/contract'
import type { Data, ParsedBody, ParsedParams, ParsedQuery } from '@/contract/shared/dto'
import type { Language } from '@/domain/shared/language'
import { isAdministrator } from '../auth/authenticate'
import type { AdminSession, Session, UserSession } from '../auth/sessions'
import type { Tags } from '../cache/cache'
import { languageOf } from './language'
import type { Services } from './services'
import type { StreamedFile } from './streamed-file'

declare module 'fastify' {
  interface FastifyRequest {
    /** Set before validation where the endpoint's access asks for it. */
    session: Session | null
  }
}

interface Sessions {
  readonly public: null
  /** Null: a guest. */
  readonly optional: UserSession | null
  readonly user: UserSession
  readonly admin: AdminSession
}
export type SessionOf<K extends EndpointName> = Sessions[(typeof endpoints)[K]['access']]

/** Everything that a handler gets: parsed input, the caller, the services. */
export interface Call<K extends EndpointName> extends Services {
  readonly params: ParsedParams<K>
  readonly query: ParsedQuery<K>
  readonly body: ParsedBody<K>
  readonly session: SessionOf<K>
  readonly language: Language
  /** Public calls that show an administrator more. */
  readonly isAdministrator: () => Promise<boolean>
  readonly request: FastifyRequest
}

/** Data with something beside it; a handler may also return the bare data. */
export class Answer<D> {
  readonly data: D
  readonly message: string | undefined
  readonly headers: Readonly<Record<string, string>>
  readonly writes: Tags

  constructor(data: D, { message, headers = {}, writes }: AnswerExtras = {}) {
    this.data = data
    this.message = message
    this.headers = headers
    this.writes = writes
  }
}

export interface AnswerExtras {
  readonly message?: string
  readonly headers?: Readonly<Record<string, string>>
  /** What cached answers may depend on and this call has changed. @default everything */
  readonly writes?: Tags
}

export const answer = <D>(data: D, extras?: AnswerExtras) => new Answer(data, extras)

/** A call that answers a file may also stream it. */
type Streamed<K extends EndpointName> = Data<K> extends Blob ? StreamedFile : never

export type Handler<K extends EndpointName> = (
  call: Call<K>,
) => Promise<Data<K> | Answer<Data<K>> | Streamed<K>>

/** Asks once, however often the answer is wanted. */
function onceOnly<T>(ask: () => Promise<T>): () => Promise<T> {
  let answered: Promise<T> | undefined
  return () => (answered ??= ask())
}

/**
 * The endpoint's schemas have parsed the request and its access has set the session before a handler
 * runs; Fastify cannot tell that to the compiler for a name that is still a type parameter.
 */
export function callOf<K extends EndpointName>(request: FastifyRequest, services: Services): Call<K>
export function callOf(request: FastifyRequest, services: Services): unknown {
  const { params, query, body, session, headers } = request
  return {
    ...services,
    log: request.log,
    params,
    query,
    body,
    session,
    language: languageOf(headers['accept-language']),
    isAdministrator: onceOnly(() => isAdministrator(services.db, headers.authorization, services.now())),
    request,
  }
}
