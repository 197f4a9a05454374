import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'

const ROOMS = ['src/ui', 'src/screens', 'apps/storefront', 'apps/admin'] as const
const IMPORT = /(?:from|import\()\s*'([^']+)'/g

const sourcesOf = (root: string): readonly string[] =>
  ROOMS.flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
      .map((name) => join(room, name)),
  )

/** Repository path of an import, without extension. */
function targetOf(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('@/')) return `src/${specifier.slice(2)}`
  if (specifier.startsWith('@apps/')) return `apps/${specifier.slice(6)}`
  return specifier.startsWith('.') ? relative('', resolve(dirname(file), specifier)) : undefined
}

/**
 * Importers of each component and screen: `'src/ui/button'` → `['src/screens/storefront/cart/cart-sidebar.tsx', …]`,
 * sorted by path.
 * @param root root folder of the repository
 */
export function usesOf(root: string): Readonly<Record<string, readonly string[]>> {
  const uses = new Map<string, Set<string>>()
  for (const file of sourcesOf(root)) {
    for (const [, specifier = ''] of readFileSync(join(root, file), 'utf8').matchAll(IMPORT)) {
      const target = targetOf(file, specifier)
      if (!target?.startsWith('src/ui/') && !target?.startsWith('src/screens/')) continue
      uses.set(target, (uses.get(target) ?? new Set()).add(file))
    }
  }
  return Object.fromEntries([...uses].map(([target, files]) => [target, [...files].toSorted()]))
}
