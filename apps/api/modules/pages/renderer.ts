import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Language } from '@/domain/shared/language'
import type { SitemapEntry } from './sitemap'

export interface RenderOptions {
  /** Path and query: `/products?page=2`. */
  readonly url: string
  readonly language: Language
  /** For canonical addresses and Open Graph; without a slash at the end. */
  readonly publicUrl: string
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
}

/** What the shop sells, as far as addresses depend on it. */
export interface SitemapCatalogue {
  /** Names of the categories that have products. */
  readonly categories: readonly string[]
  readonly products: readonly { readonly slug: string; readonly updatedAt: Date }[]
}

/** What the API needs to know of a page of the storefront. */
export interface StorefrontPage {
  /** `/product/:slug` */
  readonly path: string
  /** The page is the same for every visitor and may be stored, by these search params. */
  readonly storedBy?: readonly string[]
  readonly sitemap?: (catalogue: SitemapCatalogue) => readonly SitemapEntry[]
}

/** The built storefront as the API sees it. */
export interface Storefront {
  readonly pages: readonly StorefrontPage[]
  readonly render: (options: RenderOptions) => Promise<RenderedPage>
  /** The scripts that rendered pages have in them; the browser runs no other. */
  readonly inlineScripts?: readonly string[]
  /** index.html, made in the browser: for when rendering fails. */
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

/** @returns undefined where no storefront is built. @throws Error where its entry is not what it should be */
export async function loadStorefront(dist: string): Promise<Storefront | undefined> {
  const entry = join(dist, 'storefront-server', 'entry-server.js')
  if (!existsSync(entry)) return undefined
  const module: unknown = await import(/* @vite-ignore */ pathToFileURL(entry).href)
  if (!isEntry(module)) throw new Error(`${entry} exports no pages and no render function`)
  const plainHtml = await readFile(join(dist, 'storefront', 'index.html'), 'utf8')
  return { ...module, plainHtml }
}
