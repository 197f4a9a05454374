import { endpoints, type Endpoint } from '@/contract'
import { commonErrors, errorStatus } from '@/contract/shared/errors'

/** Part of a JSON schema that the page uses. */
interface Shape {
  readonly type?: unknown
  readonly enum?: unknown
  readonly properties?: unknown
  readonly items?: unknown
  readonly required?: unknown
}
const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const at = (value: unknown, ...path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
    value,
  )
const isShape = (value: unknown): value is Shape => typeof value === 'object' && value !== null
const entries = (value: unknown): [string, unknown][] => (isShape(value) ? Object.entries(value) : [])

/** Short form of a schema: `{ name, address?: { city? } }`, with the values of enums. */
function sketch(schema: unknown): string {
  if (!isShape(schema)) return 'any'
  if (Array.isArray(schema.enum)) return schema.enum.map((each) => JSON.stringify(each)).join(' | ')
  if (schema.type === 'array') return `[${sketch(schema.items)}]`
  const required = new Set(Array.isArray(schema.required) ? schema.required : [])
  const fields = entries(schema.properties).map(
    ([name, part]) => `${name}${required.has(name) ? '' : '?'}: ${sketch(part)}`,
  )
  if (fields.length > 0) return `{ ${fields.join(', ')} }`
  return typeof schema.type === 'string' ? schema.type : 'any'
}

/** Parameters and body of an operation in the OpenAPI document. */
function fieldsOf(entry: unknown): string {
  const parameters = at(entry, 'parameters')
  const parameterRows = (Array.isArray(parameters) ? parameters : []).map((each: unknown) => {
    const { name, place } = { name: String(at(each, 'name')), place: String(at(each, 'in')) }
    return `<li>${place} <code>${escape(name)}: ${escape(sketch(at(each, 'schema')))}</code></li>`
  })
  const bodyRows = entries(at(entry, 'requestBody', 'content')).map(
    ([type, media]) => `<li>${escape(type)} <code>${escape(sketch(at(media, 'schema')))}</code></li>`,
  )
  return [...parameterRows, ...bodyRows].join('')
}

function callOf(name: string, { method, path, access, status = 200, errors }: Endpoint, entry: unknown) {
  const own = errors.map((code) => `<code>${code}</code> ${errorStatus[code]}`).join(', ')
  return `<section id="${name}"><h3>${name}</h3>
<p><code>${method} /api${escape(path)}</code> · ${access} · ${status}${own && ` · ${own}`}</p><ul>${fieldsOf(entry)}</ul></section>`
}

const STYLE = `:root{color-scheme:light dark}body{font:16px/1.5 system-ui;margin:2rem auto;max-width:60rem;padding:0 1rem}
code{font-size:.9em;overflow-wrap:anywhere}nav ul{columns:14rem;padding:0;list-style:none}section{border-top:1px solid;padding-top:.5rem}`

const table: readonly (readonly [string, Endpoint])[] = Object.entries(endpoints)

/** HTML documentation of all calls with access, status, fields and errors. */
export function docsPage(document: unknown): string {
  const sections = new Map<string, typeof table>()
  for (const row of table) {
    const section = row[1].path.split('/')[1] ?? ''
    sections.set(section, [...(sections.get(section) ?? []), row])
  }
  const operations = entries(at(document, 'paths')).flatMap(([, path]) => entries(path))
  const entryOf = (name: string) => operations.find(([, entry]) => at(entry, 'operationId') === name)?.[1]
  const links = table.map(([name]) => `<li><a href="#${name}">${name}</a></li>`).join('')
  const common = commonErrors.map((code) => `<code>${code}</code> ${errorStatus[code]}`).join(', ')
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Verda API</title>
<style>${STYLE}</style></head>
<body><main><h1>Verda API</h1>
<p>For machines: <a href="/api/openapi.json">openapi.json</a>. Success is
<code>{ success: true, data, message? }</code>, failure <code>{ success: false, code, message, errors?, details? }</code>.
Access: <code>user</code> and <code>admin</code> need <code>Authorization: Bearer …</code>, <code>optional</code> takes a guest too.
Every call may also answer ${common}.</p>
<nav aria-label="Calls"><ul>${links}</ul></nav>
${[...sections].map(([section, rows]) => `<h2>${section}</h2>${rows.map(([name, endpoint]) => callOf(name, endpoint, entryOf(name))).join('\n')}`).join('\n')}
</main></body></html>`
}
