import { z } from 'zod'
import { multipart } from '../../api/testing/multipart'
import { nasty, nastyTexts, valueFor, valueSchema, type Known } from './hostile-values'
import { pick, type Random } from './random'

const parameter = z.object({
  name: z.string(),
  in: z.enum(['path', 'query', 'header']),
  schema: valueSchema.default({}),
})
const media = z.object({ schema: valueSchema.default({}) })
const operation = z.object({
  operationId: z.string(),
  parameters: z.array(parameter).default([]),
  requestBody: z.object({ content: z.record(z.string(), media) }).optional(),
  responses: z.record(z.string(), z.unknown()),
})
const openapi = z.object({ paths: z.record(z.string(), z.record(z.string(), operation)) })

export type Operation = z.infer<typeof operation> & { readonly method: string; readonly path: string }

/** All operations of an OpenAPI document. */
export function operationsOf(document: unknown): [Operation, ...Operation[]] {
  const [first, ...rest] = Object.entries(openapi.parse(document).paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, each]) => ({ ...each, method: method.toUpperCase(), path })),
  )
  if (!first) throw new Error('the document has no operations')
  return [first, ...rest]
}

const matches = ({ method, path }: Operation, request: HostileRequest, pathname: string) =>
  method === request.method && new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}/?$`).test(pathname)

/**
 * Operation matching a request after URL normalisation, as clients do it: `%2e%2e` goes one level up.
 * @returns undefined if there is none
 */
export function operationAt(
  request: HostileRequest,
  meant: Operation,
  operations: readonly Operation[],
): Operation | undefined {
  const { pathname } = new URL(request.url, 'http://shop')
  return [meant, ...operations].find((each) => matches(each, request, pathname))
}

export interface HostileRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly payload?: string | Buffer
}

const METHODS = ['GET', 'POST', 'PUT', 'DELETE'] as const
const CONTENT_TYPES = [
  ...[
    'text/plain',
    'application/xml',
    'application/x-www-form-urlencoded',
    'application/json; charset=utf-16',
  ],
  ...['multipart/form-data', 'multipart/form-data; boundary=', 'nonsense', 'application/json'],
] as const
const BROKEN_JSON = [
  ...[
    '{',
    '',
    ' ',
    'null',
    '[]',
    '"x"',
    '0',
    '{"a":1}}',
    '\u0000',
    '{"__proto__":{"role":"admin"}}',
    '\ufeff{}',
  ],
  ...['['.repeat(50_000), `{"name":"${'x'.repeat(1_100_000)}"}`],
] as const
const FILES = [
  '',
  'no picture',
  '<svg onload="alert(1)"/>',
  '<html></html>',
  '\u0089PNG\r\n\u001a\n',
  'GIF89a',
] as const
const FILE_NAMES = ['bild.png', '../../etc/passwd', 'x.svg', '\u0000', 'a'.repeat(300), 'ü"; x="'] as const

interface Means {
  readonly random: Random
  readonly known: Known
}

const wordOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

/** Lone surrogates cannot be percent-encoded. */
const encode = (text: string) => encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '?'))

function urlFor({ path, parameters }: Operation, malice: number, means: Means): string {
  const { random, known } = means
  // For example `/admin/orders/{id}` needs the id of an order.
  const kind = /([\w-]+)\/\{id\}/.exec(path)?.[1] ?? ''
  const here = { ...known, ...(known[kind] && { id: known[kind] }) }
  const value = (name: string) => {
    const { schema } = parameters.find((each) => each.name === name) ?? { schema: {} }
    return wordOf(valueFor(schema, { random, known: here, malice, name })) ?? ''
  }
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    malice > 0 && random.chance(0.05)
      ? pick(random, ['%E0%A4%A', '%00', '%2e%2e', '%', 'x/y'])
      : encode(value(name)) || '%20',
  )
  const asked = parameters.filter((each) => each.in === 'query' && random.chance(0.4))
  const words = asked.flatMap(({ name }) => {
    const times = malice > 0 && random.chance(0.1) ? 2 : 1
    return Array.from({ length: times }, () => `${encode(name)}=${encode(value(name))}`)
  })
  if (malice > 0 && random.chance(0.1))
    words.push(`__proto__=${encode(pick(random, nastyTexts))}`, 'a[b]=1', '&&')
  return words.length > 0 ? `${filled}?${words.join('&')}` : filled
}

function bodyFor(
  { requestBody }: Operation,
  malice: number,
  means: Means,
): Pick<HostileRequest, 'headers' | 'payload'> {
  const { random } = means
  const content = requestBody?.content ?? {}
  if ('multipart/form-data' in content) {
    const files = Array.from({ length: 1 + random.below(malice > 0 ? 7 : 2) }, () => ({
      bytes: pick(random, FILES),
      filename: pick(random, FILE_NAMES),
      ...(random.chance(malice) && { field: 'other' }),
    }))
    return multipart(files)
  }
  const schema = content['application/json']?.schema
  if (malice > 0 && random.chance(0.08)) {
    return { headers: { 'content-type': 'application/json' }, payload: pick(random, BROKEN_JSON) }
  }
  if (!schema && !random.chance(malice)) return { headers: {} }
  const value = schema ? valueFor(schema, { ...means, malice }) : nasty(random)
  const type = random.chance(malice / 2) ? pick(random, CONTENT_TYPES) : 'application/json'
  return { headers: { 'content-type': type }, payload: JSON.stringify(value) }
}

/** Generates a request for the operation: some are valid, some slightly invalid, some completely. */
export function requestFor(
  operation: Operation,
  tokens: readonly [string, ...string[]],
  means: Means,
): HostileRequest {
  const { random } = means
  const malice = pick(random, [0, 0, 0.03, 0.1, 0.4])
  const { headers, payload } = bodyFor(operation, malice, means)
  const authorization = pick(random, tokens)
  return {
    method: METHODS.find((method) => method === operation.method) ?? 'GET',
    url: urlFor(operation, malice, means),
    headers: {
      ...headers,
      ...(authorization !== '' && { authorization }),
      ...(random.chance(0.2) && {
        'accept-language': pick(random, ['tr', 'en;q=0.1', '*', ';;;,', 'xx'.repeat(500)]),
      }),
      ...(random.chance(0.2) && {
        'idempotency-key': pick(random, ['x', 'k'.repeat(16), 'k'.repeat(300), 'ä'.repeat(20)]),
      }),
    },
    ...(payload !== undefined && { payload }),
  }
}
