import type { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import type { endpoints, EndpointName } from '@/contract'
import type { Data, ParsedBody, ParsedParams, ParsedQuery } from '@/contract/shared/dto'
import type { Language } from '@/shop/shared/language'
import { readsCatalogue } from '../auth/authenticate'
import type { AdminSession, SessionRow, UserSession } from '../auth/sessions'
import type { Tags } from '../cache/cache'
import { languageOf } from './language'
import type { Services } from './services'
import type { StreamedFile } from './streamed-file'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A call of administrators, or of who signs in as one. */
    isOffice?: boolean
    /** Its answer lasts as long as the client listens. */
    isStream?: boolean
  }
  interface FastifyRequest {
    /** Set before validation if the endpoint's access requires it. */
    session: SessionRow | null
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

/** Input of a handler: parsed request, caller and services. */
export interface Call<K extends EndpointName> extends Services {
  readonly params: ParsedParams<K>
  readonly query: ParsedQuery<K>
  readonly body: ParsedBody<K>
  readonly session: SessionOf<K>
  readonly language: Language
  /** For public calls that return more to administrators who may see the catalogue. */
  readonly readsCatalogue: () => Promise<boolean>
  readonly request: FastifyRequest
}

/** Data with metadata such as headers; a handler may also return plain data. */
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
  /** Cache tags this call has changed. @default everything */
  readonly writes?: Tags
}

export const answer = <D>(data: D, extras?: AnswerExtras) => new Answer(data, extras)

/** A call that responds with a file may also stream it; events are always streamed. */
type Streamed<K extends EndpointName> = Data<K> extends Blob ? StreamedFile | Readable : never

export type Handler<K extends EndpointName> = (
  call: Call<K>,
) => Promise<Data<K> | Answer<Data<K>> | Streamed<K>>

/** Memoises the first call. */
function memoized<T>(ask: () => Promise<T>): () => Promise<T> {
  let answered: Promise<T> | undefined
  return () => (answered ??= ask())
}

/**
 * Typed view of the request. Its schemas and access hook have validated it before the handler runs, which
 * Fastify's types cannot express for a generic name.
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
    readsCatalogue: memoized(() => readsCatalogue(services.db, headers.authorization, services.now())),
    request,
  }
}
