import type { Rolldown } from 'vite'

type Graph = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>

/** The pages of most visits. */
const PRODUCT_PAGES = ['landing', 'product', 'catalogue'].map(
  (page) => `apps/storefront/pages/${page}/view.tsx`,
)

/** A module and all that it imports at once. */
function reach(id: string, graph: Graph, seen = new Set<string>()): Set<string> {
  if (seen.has(id)) return seen
  seen.add(id)
  for (const next of graph.getModuleInfo(id)?.importedIds ?? []) reach(next, graph, seen)
  return seen
}

/** All but the entry, which would lie in no file of its own and never run. */
const SCRIPTS = /(?<!entry-client|admin\/main)\.(m?js|tsx?)$/

/** Made to be used in many places: where one page needs it at once, it comes with that page's libraries. */
const isPart = (id: string) => id.includes('/node_modules/') || id.includes('/src/ui/')

/** What dialogs and menus are made of, and what forms are. */
const DIALOGS =
  /\/node_modules\/(@radix-ui|aria-hidden|get-nonce|react-remove-scroll|react-style-singleton|use-callback-ref|use-sidecar|tslib)/
const FORMS = /\/node_modules\/(react-hook-form|@hookform|zod)\//

/** The calls that every page makes for a shopper who is signed in. */
const SIGNED_IN = /\/src\/(client|contract)\/account\/(customer-auth|wishlist)\.ts$/

/**
 * On a slow line every file costs a round trip, and each is compressed by itself. One file holds what every page
 * needs, `products` what the product's page and the catalogue share, `lists` what only landing page and catalogue do,
 * and `product` what the product's page needs of libraries and parts for many places.
 */
export function storefrontChunks(root: string): Rolldown.CodeSplittingOptions {
  let reaches: ReadonlySet<string>[] | undefined
  const chunkOf = (id: string, graph: Graph): string | null => {
    reaches ??= PRODUCT_PAGES.map((file) => reach(root + file, graph))
    const [landing, product, catalogue] = reaches.map((modules) => modules.has(id))
    if (product && (landing || catalogue)) return 'products'
    if (product && isPart(id)) return 'product'
    return landing && catalogue ? 'lists' : null
  }
  return {
    groups: [
      { name: 'shell', tags: ['$initial'], test: SCRIPTS, priority: 4 },
      {
        name: chunkOf,
        debugName: 'products',
        test: SCRIPTS,
        priority: 3,
      },
      { name: 'signed-in', test: SIGNED_IN, priority: 3 },
      { name: 'dialogs', test: DIALOGS, minShareCount: 3, priority: 2 },
      { name: 'forms', test: FORMS, minShareCount: 2, priority: 1 },
      { name: 'shared', test: SCRIPTS, minShareCount: 2, entriesAware: true },
    ],
  }
}

/** The back office begins with the dashboard: one file for its frame, one for the dashboard itself. */
export function adminChunks(root: string): Rolldown.CodeSplittingOptions {
  let reached: ReadonlySet<string> | undefined
  const isOnDashboard = (id: string, graph: Graph) => {
    reached ??= reach(`${root}apps/admin/sections/dashboard/container.tsx`, graph)
    return reached.has(id)
  }
  return {
    groups: [
      { name: 'shell', tags: ['$initial'], test: SCRIPTS, priority: 1 },
      {
        name: (id, graph) => (isOnDashboard(id, graph) ? 'dashboard' : null),
        debugName: 'dashboard',
        test: SCRIPTS,
      },
    ],
  }
}
