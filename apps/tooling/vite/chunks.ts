import type { Rolldown } from 'vite'

type Graph = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>

/** Chunks below this size in bytes are merged with their closest neighbour: each costs its name in every page. */
const SMALL = 1_000

/** What every page starts with, and the most visited pages. */
const STARTS = [
  'entry-client.tsx',
  ...['landing', 'product', 'catalogue'].map((page) => `pages/${page}/view.tsx`),
].map((file) => `apps/storefront/${file}`)

/** Icons of a few parts each; every page reaches them through the index, and few need them. */
const FEW_ICONS = /\/src\/icons\/(categories|contact|editing|offers)\.tsx$/

/** A module with all its transitive static imports. */
function collectImports(id: string, graph: Graph, visited = new Set<string>()): Set<string> {
  if (visited.has(id) || FEW_ICONS.test(id)) return visited
  visited.add(id)
  for (const next of graph.getModuleInfo(id)?.importedIds ?? []) collectImports(next, graph, visited)
  return visited
}

/** All modules but the entries, which would never run from a shared chunk. */
const SCRIPTS = /(?<!entry-client|admin\/main)\.(m?js|tsx?)$/

/** Dialogs with their dependencies: merged with a small module of a page, they would be loaded with that page. */
const DIALOGS =
  /\/node_modules\/(@radix-ui|aria-hidden|get-nonce|react-remove-scroll|react-style-singleton|use-callback-ref|use-sidecar|tslib)|\/src\/ui\/(alert-dialog|dialog|drawer)\.tsx$/
/** Dependencies of forms. */
const FORMS = /\/node_modules\/(react-hook-form|@hookform|zod)\//

/**
 * Few chunks, because on a slow connection each file costs a round trip and is compressed separately: `shell` with what
 * every page or the product page and a list need, `lists` shared by landing page and catalogue, and `product` with the
 * product page and its libraries.
 */
export function storefrontChunks(root: string): Rolldown.CodeSplittingOptions {
  let reached: ReadonlySet<string>[] | undefined
  const reaches = (id: string, graph: Graph) => {
    reached ??= STARTS.map((file) => collectImports(root + file, graph))
    const [everywhere = false, landing, product, catalogue] = reached.map((modules) => modules.has(id))
    return {
      shell: everywhere || (product && (landing || catalogue)),
      product,
      lists: landing && catalogue,
    }
  }
  const pageChunk = (id: string, graph: Graph) => {
    const { product, lists } = reaches(id, graph)
    if (product) return 'product'
    return lists ? 'lists' : null
  }
  return {
    groups: [
      {
        name: (id, graph) => (reaches(id, graph).shell ? 'shell' : null),
        debugName: 'shell',
        test: SCRIPTS,
        priority: 4,
      },
      { name: pageChunk, debugName: 'pages', test: SCRIPTS, priority: 3 },
      { name: 'dialogs', test: DIALOGS, minShareCount: 3, priority: 2 },
      { name: 'forms', test: FORMS, minShareCount: 2, priority: 1 },
      {
        name: 'shared',
        test: SCRIPTS,
        minShareCount: 2,
        entriesAware: true,
        entriesAwareMergeThreshold: SMALL,
      },
    ],
  }
}

/** The back office starts with the dashboard: one chunk for the shell, one for the dashboard. */
export function adminChunks(root: string): Rolldown.CodeSplittingOptions {
  let reached: ReadonlySet<string> | undefined
  const isOnDashboard = (id: string, graph: Graph) => {
    reached ??= collectImports(`${root}apps/admin/sections/dashboard/container.tsx`, graph)
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
