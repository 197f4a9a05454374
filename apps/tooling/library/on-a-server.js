import { register } from 'node:module'

/** As bundlers do for server components: what begins with 'use client' becomes references, which throw when they are called. */
const boundary = `export async function load(url, context, next) {
  const loaded = await next(url, context)
  const code = String(loaded.source ?? '')
  if (!/^['"]use client/.test(code)) return loaded
  const names = [...code.matchAll(/^export \\{([^}]*)\\}/gm)].flatMap(([, list]) =>
    list.split(',').map((each) => each.trim().split(' as ').at(-1)))
  const reference = (name) => '() => { throw new Error("' + name + ' is of the client") }'
  const source = names.filter(Boolean).map((name, at) => 'const _' + at + ' = ' + reference(name) + '; export { _' + at + ' as ' + name + ' }')
  return { format: 'module', shortCircuit: true, source: source.join('\\n') }
}`
register(`data:text/javascript,${encodeURIComponent(boundary)}`)

const { Badge, Card, Grid, Heading, Note, Stack, Text, Button, formatMoney } = await import('verda')
const isOfClient = (component) => /of the client/.test(String(component))
const plain = { Badge, Card, Grid, Heading, Note, Stack, Text }
for (const [name, component] of Object.entries(plain))
  if (isOfClient(component)) throw new Error(`${name} should need no client`)
if (!isOfClient(Button)) throw new Error('Button handles presses')
console.log(
  `On a server: ${Object.keys(plain).join(', ')}, ${formatMoney({ amount: 1190, currency: 'EUR' }, 'de')}.`,
)
