import type { Language, Namespace } from '@/i18n'
import { lazyView, type LazyView } from '../app/lazy-view'
import type { Application } from '../features/application'

export interface PageProps {
  /** Path params by their names in `path`. */
  readonly params: Readonly<Record<string, string | undefined>>
}

export interface Visit extends PageProps {
  readonly searchParams: URLSearchParams
  readonly language: Language
}

/** A URL of the sitemap. */
export interface SitemapEntry {
  /** Path and query, for example '/products?category=Detox'. */
  readonly path: string
  readonly changedAt?: Date
}

/** Catalogue data needed for the sitemap. */
export interface SitemapCatalogue {
  /** Names of categories that have products. */
  readonly categories: readonly string[]
  readonly products: readonly { readonly slug: string; readonly updatedAt: Date }[]
}

interface PageOptions {
  /** Folder in `pages` that contains view.tsx. */
  readonly folder: string
  /** Route pattern, for example '/product/:slug'. */
  readonly path: string
  readonly load: Parameters<typeof lazyView<PageProps>>[0]['load']
  /** Message namespaces needed in addition to the shell's. */
  readonly namespaces: readonly Namespace[]
  /** Prefetches the page's queries on the server before rendering. */
  readonly loader?: (application: Application, visit: Visit) => readonly Promise<void>[]
  /** Returns false for a 404; called after the loader. @default true */
  readonly exists?: (application: Application, visit: Visit) => boolean
  /** Where the page stands now, if it was asked for by an earlier address; called after the loader. */
  readonly movedTo?: (
    application: Application,
    visit: Visit,
  ) => string | undefined | Promise<string | undefined>
  /** Search params that vary the page. Set only if the rendered page is the same for all visitors and may be cached. */
  readonly storedBy?: readonly string[]
  /** Sitemap entries of this page. */
  readonly sitemap?: (catalogue: SitemapCatalogue) => readonly SitemapEntry[]
}

export interface PageDefinition extends Omit<PageOptions, 'load' | 'folder'> {
  readonly View: LazyView<PageProps>
  /** Path of the view's module in the build manifest. */
  readonly source: string
}

/** Defines everything router, server, sitemap and API need of a page; title and head tags are rendered by its view. */
export function definePage({ folder, load, ...options }: PageOptions): PageDefinition {
  return {
    ...options,
    View: lazyView({ namespaces: options.namespaces, load }),
    source: `pages/${folder}/view.tsx`,
  }
}
