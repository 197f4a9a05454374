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

const isLibrary = (id: string) => id.includes('/node_modules/')

/** What dialogs and menus are made of, and what forms are. */
const DIALOGS =
  /\/node_modules\/(@radix-ui|aria-hidden|get-nonce|react-remove-scroll|react-style-singleton|use-callback-ref|use-sidecar|tslib)/
const FORMS = /\/node_modules\/(react-hook-form|@hookform|zod)\//

/**
 * On a slow line every file costs a round trip, and each is compressed by itself. One file holds what every page
 * needs; another what two of the pages with products need, and the libraries of any of them.
 */
export function storefrontChunks(root: string): Rolldown.CodeSplittingOptions {
  let reaches: ReadonlySet<string>[] | undefined
  const isOnProductPages = (id: string, graph: Graph) => {
    reaches ??= PRODUCT_PAGES.map((file) => reach(root + file, graph))
    return reaches.filter((modules) => modules.has(id)).length >= (isLibrary(id) ? 1 : 2)
  }
  return {
    groups: [
      { name: 'shell', tags: ['$initial'], test: SCRIPTS, priority: 4 },
      {
        name: (id, graph) => (isOnProductPages(id, graph) ? 'products' : null),
        debugName: 'products',
        test: SCRIPTS,
        priority: 3,
      },
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
