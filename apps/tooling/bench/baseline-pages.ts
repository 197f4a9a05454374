import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import fastify from 'fastify'
import { build } from 'vite'

const brotli = promisify(brotliCompress)
const SCRIPT = '/baseline-react.js'

/** Bundle of React, ReactDOM and one call. */
async function reactBundle(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, rolldownOptions: { input: join(import.meta.dirname, 'baseline-react.ts') } },
  })
  const outputs = Array.isArray(built) ? built : [built]
  const files = outputs.flatMap((each) => ('output' in each ? each.output : []))
  const [chunk] = files.flatMap((file) => (file.type === 'chunk' ? [file.code] : []))
  if (chunk === undefined) throw new Error('the React baseline was not built')
  return chunk
}

/** Removes all scripts of a page. */
const asStatic = (html: string): string =>
  html
    .replaceAll(/<script\b[\s\S]*?<\/script>/gi, '')
    .replaceAll(/<link\b[^>]*\brel="?modulepreload\b[^>]*>/gi, '')

/** The same page hydrated by React only. */
const withReact = (html: string): string =>
  asStatic(html)
    .replace('<div id="root">', '<div id="root"><div>')
    .replace(/<\/div>(\s*<\/body>)/, '</div></div>$1')
    .replace('</head>', `<script type="module" src="${SCRIPT}"></script></head>`)

export type Floor = 'static' | 'react'

interface File {
  readonly type: string
  readonly cacheControl: string
  readonly body: Buffer
}

/**
 * Serves the product's pages without scripts, and with minimal React; stylesheets, fonts and images are the product's.
 * @param htmlOf returns the complete markup of a page
 * @returns its URL and a function that stops it
 */
export async function startBaselinePages(
  product: string,
  kind: Floor,
  htmlOf: (path: string) => Promise<string>,
) {
  const files = new Map<string, Promise<File>>()
  const text = async (type: string, body: string): Promise<File> => ({
    type,
    cacheControl: 'no-cache',
    body: await brotli(body),
  })
  const read = async (path: string): Promise<File> => {
    if (path === SCRIPT) return text('text/javascript', await reactBundle())
    const response = await fetch(`${product}${path}`)
    const type = response.headers.get('content-type') ?? ''
    if (type.startsWith('text/html')) {
      return text(type, (kind === 'static' ? asStatic : withReact)(await htmlOf(path)))
    }
    const bytes = Buffer.from(await response.arrayBuffer())
    const body = /^(text|application\/json|image\/svg)/.test(type) ? await brotli(bytes) : bytes
    return { type, cacheControl: response.headers.get('cache-control') ?? 'no-cache', body }
  }
  const app = fastify()
  app.get('/*', async ({ url }, reply) => {
    const file = files.get(url) ?? read(url)
    files.set(url, file)
    const { type, cacheControl, body } = await file
    if (/^(text|application\/json|image\/svg)/.test(type)) reply.header('content-encoding', 'br')
    return reply.headers({ 'content-type': type, 'cache-control': cacheControl }).send(body)
  })
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  return { url, stop: () => app.close() }
}
