import type { Language, Namespace } from '@/i18n'
import { lazyView, type LazyView } from '../app/lazy-view'
import type { Application } from '../features/application'

export interface PageProps {
  /** What the address names, by the names in `path`. */
  readonly params: Readonly<Record<string, string | undefined>>
}

export interface Visit extends PageProps {
  readonly searchParams: URLSearchParams
  readonly language: Language
}

/** An address that search engines shall know. */
export interface SitemapEntry {
  /** Path and query, '/products?category=Detox'. */
  readonly path: string
  readonly changedAt?: Date
}

/** What the shop sells, as far as addresses depend on it. */
export interface SitemapCatalogue {
  /** Names of the categories that have products. */
  readonly categories: readonly string[]
  readonly products: readonly { readonly slug: string; readonly updatedAt: Date }[]
}

interface PageOptions {
  /** Folder below `pages`, whose view.tsx is loaded with the page. */
  readonly folder: string
  /** '/product/:slug' */
  readonly path: string
  readonly load: Parameters<typeof lazyView<PageProps>>[0]['load']
  /** Messages that it needs beside those of the shell. */
  readonly namespaces: readonly Namespace[]
  /** Reads what the page shows into the query cache: on the server, before it is rendered. */
  readonly loader?: (application: Application, visit: Visit) => readonly Promise<void>[]
  /** False where the address names nothing; asked after the loader. @default true */
  readonly exists?: (application: Application, visit: Visit) => boolean
  /** The rendered page is the same for every visitor and may be stored, by these search params. */
  readonly storedBy?: readonly string[]
  /** Addresses of this page for search engines. */
  readonly sitemap?: (catalogue: SitemapCatalogue) => readonly SitemapEntry[]
}

export interface Page extends Omit<PageOptions, 'load' | 'folder'> {
  readonly View: LazyView<PageProps>
  /** The view's module in the build's manifest. */
  readonly source: string
}

/** All that router, server, sitemap and API know of a page; its title and head tags are drawn by its view. */
export function definePage({ folder, load, ...options }: PageOptions): Page {
  return {
    ...options,
    View: lazyView({ namespaces: options.namespaces, load }),
    source: `pages/${folder}/view.tsx`,
  }
}
