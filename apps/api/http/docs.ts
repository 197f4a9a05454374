import type { FastifyInstance } from 'fastify'
import { endpoints, endpointOf, type EndpointName } from '@/contract'

const names = (Object.keys(endpoints) as EndpointName[]).map((name) => ({ name, ...endpointOf(name) }))

const page = () => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Verda API</title>
<style>body{font:16px/1.5 system-ui;margin:2rem auto;max-width:70rem;padding:0 1rem}table{border-collapse:collapse;width:100%}
td,th{text-align:left;padding:.4rem .8rem .4rem 0;border-bottom:1px solid;vertical-align:top}code{font-size:.9em}</style></head>
<body><main><h1>Verda API</h1>
<p>Schemas of every call: <a href="/api/openapi.json">openapi.json</a>. Success is
<code>{ success: true, data, message? }</code>, failure <code>{ success: false, code, message, errors?, details? }</code>.</p>
<table><thead><tr><th>Call</th><th>Path</th><th>Access</th><th>Status</th><th>Own errors</th></tr></thead><tbody>
${names
  .map(
    ({ name, method, path, access, status = 200, errors }) =>
      `<tr><td>${name}</td><td><code>${method} /api${path}</code></td><td>${access}</td><td>${status}</td><td>${errors.join(', ')}</td></tr>`,
  )
  .join('\n')}
</tbody></table></main></body></html>`

/** The contract for people; `/api/openapi.json` is for machines. */
export function registerDocs(app: FastifyInstance): void {
  const html = page()
  app.get('/docs', { schema: { hide: true } }, (_, reply) =>
    reply.type('text/html; charset=utf-8').send(html),
  )
  app.get('/openapi.json', { schema: { hide: true } }, () => app.swagger())
}
