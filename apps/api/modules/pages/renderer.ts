import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Language } from '@/shop/shared/language'
import type { Platform } from '@/shop/shared/platform'
import type { SitemapUrl } from './sitemap'

export interface RenderOptions {
  /** Path and query: `/products?page=2`. */
  readonly url: string
  readonly language: Language
  /** Base of canonical and Open Graph URLs, without a trailing slash. */
  readonly publicUrl: string
  /** Calls the API inside this process: `/products?limit=8`. */
  readonly api: (path: string) => Promise<ApiAnswer>
}

export interface ApiAnswer {
  readonly status: number
  /** JSON text. */
  readonly body: string
}

export interface RenderedPage {
  readonly status: number
  readonly html: string
  /** Of the page that stands for this one now (301). */
  readonly location?: string
}

/** Catalogue data needed for the sitemap. */
export interface RenderedCatalogue {
  /** Names of categories that have products. */
  readonly categories: readonly string[]
  readonly products: readonly { readonly slug: string; readonly updatedAt: Date }[]
}

/** A storefront page, as far as the API needs to know it. */
export interface StorefrontPage {
  /** Route pattern, for example `/product/:slug`. */
  readonly path: string
  /** Search params by which the page may be cached; the page must be the same for every visitor. */
  readonly storedBy?: readonly string[]
  readonly sitemap?: (catalogue: RenderedCatalogue) => readonly SitemapUrl[]
}

/** The built storefront. */
export interface Storefront {
  readonly pages: readonly StorefrontPage[]
  /** Whose products it shows; @default germany */
  readonly platform?: Platform
  readonly render: (options: RenderOptions) => Promise<RenderedPage>
  /** Inline scripts of rendered pages; the content security policy allows no others. */
  readonly inlineScripts?: readonly string[]
  /** Base URL of the API that the built apps call; @default that of this server */
  readonly apiBase?: string
  /** index.html without server rendering, as a fallback if rendering fails. */
  readonly plainHtml: string
}

type Entry = Omit<Storefront, 'plainHtml'>

const isEntry = (module: unknown): module is Entry =>
  typeof module === 'object' &&
  module !== null &&
  'render' in module &&
  typeof module.render === 'function' &&
  'pages' in module &&
  Array.isArray(module.pages)

/**
 * @returns undefined if no storefront has been built
 * @throws Error if its entry lacks an expected export
 */
export async function loadStorefront(dist: string): Promise<Storefront | undefined> {
  const entry = join(dist, 'storefront-server', 'entry-server.js')
  if (!existsSync(entry)) return undefined
  const module: unknown = await import(/* @vite-ignore */ pathToFileURL(entry).href)
  if (!isEntry(module)) throw new Error(`${entry} exports no pages and no render function`)
  const plainHtml = await readFile(join(dist, 'storefront', 'index.html'), 'utf8')
  return { ...module, plainHtml }
}
