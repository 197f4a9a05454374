import { readCatalogue } from './catalogue-address'
import type { Chunk } from './chunk'
import { legalPageAt } from './legal-address'
import { landingHero, landingMore, landingProducts as landingShelf, productTabs, productView } from './parts'
import { landingProducts, productBySlug, shopPayment } from './queries/catalogue'
import { cataloguePage, categoryNames } from './queries/catalogue-page'
import type { Resource } from './queries/resource-cache'

/** What the server needs of a chunk, whatever its props. */
type Part = Pick<Chunk<never>, 'preload' | 'words'>
type Params = Readonly<Record<string, string | undefined>>

interface ServerPage {
  /** Chunks below the first view that the server renders, too. */
  readonly parts?: readonly Part[]
  /** What is read before the page is rendered. */
  readonly resources: (params: Params, search: URLSearchParams) => readonly Resource<unknown>[]
  /** False where the address names nothing; what the resources miss is told by themselves. */
  readonly exists?: (params: Params) => boolean
}

/** Pages that are rendered with their data, by their path in routes.tsx; all others are made in the browser. */
export const serverPages: Readonly<Record<string, ServerPage>> = {
  '/': { parts: [landingHero, landingShelf, landingMore], resources: () => [landingProducts(), shopPayment] },
  '/products': {
    resources: (_, search) => [cataloguePage(readCatalogue(search)), categoryNames, shopPayment],
  },
  '/product/:slug': {
    parts: [productView, productTabs],
    resources: ({ slug = '' }) => [productBySlug(slug), shopPayment],
  },
  // What is ordered, and by whom, only the browser knows: the form is there before.
  '/checkout': { resources: () => [shopPayment] },
  '/legal/:name': {
    resources: () => [shopPayment],
    exists: ({ name = '' }) => legalPageAt(`/legal/${name}`) !== undefined,
  },
}
