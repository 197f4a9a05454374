import { appendFileSync } from 'node:fs'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { endpoints, type Endpoint } from '@/contract'

const table: readonly (readonly [string, Endpoint])[] = Object.entries(endpoints)

const calls = table
  .map(([name, { method, path }]) => ({
    name,
    method,
    pattern: new RegExp(`^/api${path.replaceAll(/:\w+/g, '[^/]+')}/?$`),
    parameters: path.split(':').length,
  }))
  // `/products/slug/x` also looks like a path with a parameter in that place; the plainer one answers.
  .sort((a, b) => a.parameters - b.parameters)

const codeOf = (text: string): string => {
  const body: unknown = text.startsWith('{') ? JSON.parse(text) : undefined
  return typeof body === 'object' && body !== null && 'code' in body ? String(body.code) : 'nothing'
}

const seen = new Set<string>()

function note({ statusCode, payload, raw }: LightMyRequestResponse): void {
  const file = process.env.SEEN_ANSWERS
  const { method, url = '' } = raw.req
  const [path = ''] = url.split('?')
  const call = calls.find((each) => each.method === method && each.pattern.test(path))
  if (file === undefined || !call) return
  const line = `${call.name} ${statusCode < 300 ? 'success' : codeOf(payload)}`
  if (seen.has(line)) return
  seen.add(line)
  appendFileSync(file, `${line}\n`)
}

const isResponse = (value: unknown): value is LightMyRequestResponse =>
  typeof value === 'object' && value !== null && 'statusCode' in value && 'raw' in value

/** Writes down which answers the tests of this application have seen; `seen-answers.setup.ts` counts them. */
export function noteAnswers(app: FastifyInstance): void {
  app.inject = new Proxy(app.inject.bind(app), {
    apply: (inject, _, args: readonly unknown[]): unknown => {
      const response: unknown = Reflect.apply(inject, undefined, args)
      void Promise.resolve(response).then(
        (done) => isResponse(done) && note(done),
        () => undefined,
      )
      return response
    },
  })
}
