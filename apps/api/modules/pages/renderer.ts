import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Language } from '@/domain/shared/language'

export interface RenderOptions {
  /** Path and query: `/products?page=2`. */
  readonly url: string
  readonly language: Language
  /** For canonical addresses and Open Graph; without a slash at the end. */
  readonly publicUrl: string
  /** Only the shell: the page is made in the browser. */
  readonly clientOnly: boolean
  /** Status of a shell: 404 where the storefront has no such page. */
  readonly status: 200 | 404
  /** Reads the API in this process: `/products?limit=8`. */
  readonly api: (path: string) => Promise<ApiAnswer>
}

export interface ApiAnswer {
  readonly status: number
  /** JSON. */
  readonly body: string
}

export interface RenderedPage {
  readonly status: number
  readonly html: string
  readonly headers?: Readonly<Record<string, string>>
}

export type Render = (options: RenderOptions) => Promise<RenderedPage>

const isRender = (value: unknown): value is Render => typeof value === 'function'

/** The built storefront's `render`; without it the plain index.html, made in the browser. */
export async function loadRenderer(dist: string): Promise<Render | undefined> {
  const entry = join(dist, 'storefront-server', 'entry-server.js')
  if (existsSync(entry)) {
    const module: unknown = await import(/* @vite-ignore */ pathToFileURL(entry).href)
    if (typeof module === 'object' && module !== null && 'render' in module && isRender(module.render)) {
      return module.render
    }
    throw new Error(`${entry} exports no render function`)
  }
  return plainRenderer(dist)
}

export async function plainRenderer(dist: string): Promise<Render | undefined> {
  const index = join(dist, 'storefront', 'index.html')
  if (!existsSync(index)) return undefined
  const html = await readFile(index, 'utf8')
  return ({ status }) => Promise.resolve({ status, html })
}
