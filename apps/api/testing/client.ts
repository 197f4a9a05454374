import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { endpointOf, type EndpointName } from '@/contract'
import { failure, success, type Failure } from '@/contract/shared/envelope'
import { schemasOf } from '@/contract/schemas'
import type { Body, Data, Params, Query } from '@/contract/shared/dto'

export interface RequestInput<K extends EndpointName> {
  readonly params?: Params<K>
  readonly query?: Query<K>
  readonly body?: Body<K>
  /** Bearer token. */
  readonly token?: string
  readonly headers?: Readonly<Record<string, string>>
}

type Refusal = Failure & { readonly status: number }

const entriesOf = (value: unknown): [string, string][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value)
        .filter(([, each]) => each !== undefined)
        .map(([name, each]) => [name, String(each)])
    : []

function urlOf(path: string, params: unknown, query: unknown): string {
  const given = new Map(entriesOf(params))
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(given.get(name) ?? ''))
  const search = new URLSearchParams(entriesOf(query)).toString()
  return `/api${filled}${search && `?${search}`}`
}

const print = ({ statusCode, body }: LightMyRequestResponse) => `${statusCode} ${body}`

/** The endpoint's own schema has parsed the answer; the compiler cannot see that for a type parameter. */
export function dataOf<K extends EndpointName>(name: K, answer: unknown): Data<K>
export function dataOf(name: EndpointName, answer: unknown): unknown {
  return success(schemasOf(name).data).parse(answer).data
}

/** A call of the contract as an HTTP request below the server's origin. */
export function requestOf<K extends EndpointName>(name: K, input: RequestInput<K> = {}) {
  const { method, path } = endpointOf(name)
  return {
    method,
    url: urlOf(path, input.params, input.query),
    headers: {
      ...(input.token !== undefined && { authorization: `Bearer ${input.token}` }),
      ...(input.body !== undefined && { 'content-type': 'application/json' }),
      ...input.headers,
    },
    ...(input.body !== undefined && { payload: JSON.stringify(input.body) }),
  }
}

/** Calls the API by the names of the contract and parses every answer by its schemas. */
export function testClient(app: FastifyInstance) {
  /** The bare response. */
  async function call<K extends EndpointName>(
    name: K,
    input: RequestInput<K> = {},
  ): Promise<LightMyRequestResponse> {
    return app.inject(requestOf(name, input))
  }

  /** The data of a success with the contract's status; anything else fails the test. */
  async function ok<K extends EndpointName>(name: K, input: RequestInput<K> = {}): Promise<Data<K>> {
    const response = await call(name, input)
    const expected = endpointOf(name).status ?? 200
    if (response.statusCode !== expected) throw new Error(`${name} answered ${print(response)}`)
    return dataOf(name, response.json())
  }

  /** The refusal; a success fails the test. */
  async function refused<K extends EndpointName>(name: K, input: RequestInput<K> = {}): Promise<Refusal> {
    const response = await call(name, input)
    const parsed = failure.safeParse(response.json())
    if (!parsed.success) throw new Error(`${name} answered ${print(response)}`)
    return { ...parsed.data, status: response.statusCode }
  }

  return { call, ok, refused }
}
