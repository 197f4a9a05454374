import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { createElement, Fragment, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { createServer, type Plugin } from 'vite'
import { z } from 'zod'
import { filesOf } from './vite'

/** Stories and their spies as plain values: what a story passes to its screen is wanted, not a canvas or a test. */
const STUBS: Readonly<Record<string, string>> = {
  preview: `const story = (input = {}) => ({ ...input, input, composed: input, test() {}, extend: (more) =>
  story({ ...input, ...more, args: { ...input.args, ...more.args } }) })
const meta = (input) => ({ ...input, input, story })
export default { meta, type: () => ({ meta }) }`,
  test: `const nothing = () => undefined
export const fn = () => nothing
export const clearAllMocks = nothing, configure = nothing, spyOn = nothing
export const expect = {}, fireEvent = {}, screen = {}, userEvent = {}, waitFor = {}, within = {}`,
}
const stubs: Plugin = {
  name: 'stories-as-values',
  enforce: 'pre',
  resolveId: (id) =>
    /\.storybook\/preview$|^@storybook\/test$/.test(id) ? `\0${id.split('/').at(-1) ?? ''}` : null,
  load: (id) => STUBS[id.slice(1)],
}

const part = z.object({
  args: z.record(z.string(), z.unknown()).default({}),
  render: z.unknown().optional(),
  tags: z.array(z.string()).default([]),
  component: z.unknown().optional(),
})

/** The name and module, relative to `src`, of what the package exports. */
type Exports = ReadonlyMap<unknown, { readonly module: string; readonly name: string }>

const element = z.object({
  $$typeof: z.symbol(),
  type: z.unknown(),
  props: z.record(z.string(), z.unknown()),
})

/**
 * Props that a page, which puts a screen's parts together or shows the screen over another one, gives the screen; undefined
 * if it draws something else.
 */
function drawnProps(render: unknown, args: object, screen: unknown, exported: Exports): object | undefined {
  let props: object | undefined
  const Probe = (): ReactNode => {
    for (let [draw, given] = [render, args]; typeof draw === 'function' && !exported.has(draw);) {
      const drawn = element.safeParse(Reflect.apply(draw, undefined, [given]))
      if (!drawn.success) return null
      ;[draw, given] = [drawn.data.type, drawn.data.props]
      const parts = [
        drawn.data,
        ...Object.values(given).flatMap((part) => element.safeParse(part).data ?? []),
      ]
      props ??= parts.find(({ type }) => type === screen)?.props
    }
    return null
  }
  renderToString(createElement(Probe))
  return props
}

/** Props of a story's screen; undefined if the story draws something else, or is for tests only. */
function propsOf(meta: z.infer<typeof part>, value: unknown, exported: Exports): object | undefined {
  const { data } = part.safeParse(value)
  if (!data || data.tags.includes('!dev')) return undefined
  const [render, args] = [data.render ?? meta.render, { ...meta.args, ...data.args }]
  return render === undefined ? args : drawnProps(render, args, meta.component, exported)
}

/** Stands for the rows that a function draws. */
const ROWS = {}

class NotExported extends Error {}

const NONE: ReadonlySet<string> = new Set()
const namesByFile = new Map<string, ReadonlySet<string>>()
/** What a built module exports: a build leaves out what nothing uses. */
function namesIn(file: string): ReadonlySet<string> {
  const known = namesByFile.get(file)
  if (known) return known
  const [, list = ''] = existsSync(file)
    ? (/^export \{ ([^}]+) \}/m.exec(readFileSync(file, 'utf8')) ?? [])
    : []
  const names = new Set(list.split(', ').map((name) => name.replace(/^.* as /, '')))
  namesByFile.set(file, names)
  return names
}

/** Source text of values; objects that several states share are written once. */
class Writer {
  readonly imports = new Set<string>()
  readonly shared = new Map<string, string>()

  constructor(
    private readonly from: string,
    private readonly exported: Exports,
  ) {}

  write(value: unknown, key = ''): string {
    if (typeof value === 'function') return this.function(value, key)
    if (typeof value !== 'object' || value === null) return JSON.stringify(value)
    if (value === ROWS) return '$rows'
    const text = this.object(value)
    if (text.length < 60 || text.includes('$rows')) return text
    const name = this.shared.get(text) ?? `$${this.shared.size}`
    this.shared.set(text, name)
    return name
  }

  object(value: object): string {
    if (Array.isArray(value)) return `[${value.map((each) => this.write(each)).join(', ')}]`
    if (value instanceof Map) return `new Map(${this.write([...value])})`
    const read = element.safeParse(value)
    if (read.success) {
      this.imports.add(`import { createElement } from 'react'`)
      const { type, props } = read.data
      if (type === Fragment) this.imports.add(`import { Fragment } from 'react'`)
      const tag =
        type === Fragment ? 'Fragment' : typeof type === 'string' ? JSON.stringify(type) : this.name(type)
      return `createElement(${tag}, ${this.write(props)})`
    }
    const entries = Object.entries(value).filter(([, each]) => each !== undefined)
    return `{ ${entries.map(([key, each]) => `${JSON.stringify(key)}: ${this.write(each, key)}`).join(', ')} }`
  }

  private function(value: unknown, key: string): string {
    if (this.exported.has(value)) return this.name(value)
    if (typeof value !== 'function' || !['hrefOf', 'rows'].includes(key)) return 'nothing'
    const made: unknown = Reflect.apply(value, undefined, [ROWS])
    return `($rows) => ${typeof made === 'object' && made ? this.object(made) : JSON.stringify(made)}`
  }

  private name(value: unknown): string {
    const found = this.exported.get(value)
    if (!found) throw new NotExported(`${this.from}: the package does not export ${String(value)}`)
    this.imports.add(`import { ${found.name} } from '${relative(dirname(this.from), found.module)}.js'`)
    return found.name
  }
}

/** Whether the package has all that is drawn: the stories beside a screen's own may draw parts of theirs. */
function isWritable(props: object, from: string, exported: Exports): boolean {
  try {
    new Writer(from, exported).object(props)
    return true
  } catch (error) {
    if (error instanceof NotExported) return false
    throw error
  }
}

/**
 * Writes `samples/<screen>.js` with its types: the props of each of a screen's stories under the story's name, as data.
 * @returns how many there are
 */
export async function writeSamples(source: string, target: string): Promise<number> {
  const server = await createServer({
    mode: 'lib',
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
    plugins: [stubs],
  })
  let written = 0
  try {
    const files = []
    for (const file of ['storefront', 'admin'].flatMap((area) =>
      filesOf(`stories/${area}`, '.stories.tsx'),
    )) {
      const { default: main, ...stories } = await server.ssrLoadModule(`/${file}`)
      files.push({ file, meta: part.parse(main), stories: Object.entries<unknown>(stories) })
    }
    const exported = new Map<unknown, { module: string; name: string }>()
    for (const [id, { ssrModule }] of server.moduleGraph.idToModuleMap) {
      const module = relative(join(process.cwd(), source), id).replace(/\.tsx?$/, '')
      const names = ssrModule ? namesIn(join(target, `${module}.js`)) : NONE
      for (const [name, value] of Object.entries<unknown>(ssrModule ?? {}))
        if (names.has(name)) exported.set(value, { module, name })
    }
    for (const shown of new Set(files.map(({ meta }) => meta.component))) {
      const component = exported.get(shown)
      if (!component?.module.startsWith('screens/')) continue
      const screen = component.module
      const own = `${screen.replace('screens', 'stories')}.stories.tsx`
      // Further stories of the same screen stand in other files, for example the ways in which it fails.
      const found = files
        .filter(({ meta }) => meta.component === shown)
        .sort((one, other) => Number(other.file === own) - Number(one.file === own))
        .flatMap(({ file, meta, stories }) => stories.map(([name, story]) => ({ file, meta, name, story })))
      const path = screen.replace('screens', 'samples')
      const writer = new Writer(path, exported)
      const states = new Map<string, string>()
      // A story in another language or window has the props of an earlier one.
      const same: string[] = []
      const names = new Set<string>()
      for (const { file, meta, name, story } of found) {
        const props = propsOf(meta, story, exported)
        // The first one of a name is the screen's own.
        if (!props || names.has(name) || (file !== own && !isWritable(props, path, exported))) continue
        const text = writer.object(props)
        const earlier = states.get(text)
        names.add(name)
        if (earlier === undefined) states.set(text, name)
        else same.push(`export const ${name} = ${earlier}`)
      }
      if (states.size === 0) continue
      written += states.size
      mkdirSync(join(target, dirname(path)), { recursive: true })
      const constants = [...writer.shared].map(([text, name]) => `const ${name} = ${text}`)
      const exports = [...states].map(([text, name]) => `export const ${name} = ${text}`)
      const lines = [...writer.imports, 'const nothing = () => undefined', ...constants, ...exports, ...same]
      writeFileSync(join(target, `${path}.js`), `${lines.join('\n')}\n`)
      const from = `${relative(dirname(path), screen)}.js`
      const types = [...names].map(
        (name) => `export declare const ${name}: ComponentProps<typeof ${component.name}>`,
      )
      const heads = [
        `import type { ComponentProps } from 'react'`,
        `import type { ${component.name} } from '${from}'`,
      ]
      writeFileSync(join(target, `${path}.d.ts`), `${[...heads, ...types].join('\n')}\n`)
    }
  } finally {
    await server.close()
  }
  return written
}
