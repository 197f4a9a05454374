import type { FastifyInstance } from 'fastify'
import { docsPage } from './docs-page'

/** Serves the API documentation as HTML at `/docs` and as OpenAPI at `/openapi.json`. */
export function registerDocs(app: FastifyInstance): void {
  let html: string | undefined
  app.get('/docs', { schema: { hide: true } }, (_, reply) => {
    html ??= docsPage(app.swagger())
    return reply.type('text/html; charset=utf-8').send(html)
  })
  app.get('/openapi.json', { schema: { hide: true } }, () => app.swagger())
}
