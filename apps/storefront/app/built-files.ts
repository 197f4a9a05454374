import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '@/i18n'

interface ManifestEntry {
  readonly file: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}
type Manifest = Readonly<Record<string, ManifestEntry>>

const isManifest = (value: unknown): value is Manifest => typeof value === 'object' && value !== null

/** Reads Vite's manifest of the client build, which is next to the server build (dist/storefront-server). */
function readManifest(): Manifest {
  const path = join(import.meta.dirname, '..', 'storefront', '.vite', 'manifest.json')
  const manifest: unknown = JSON.parse(readFileSync(path, 'utf8'))
  return isManifest(manifest) ? manifest : {}
}
const manifest = readManifest()

export interface PageFiles {
  readonly entry: string
  readonly styles: readonly string[]
  /** Transitive static imports of the entry and the page, for `modulepreload`. */
  readonly scripts: readonly string[]
}

/** @param source path of the page view's module in the manifest */
export function filesOfEntry(source: string): PageFiles {
  const styles = new Set<string>()
  const scripts = new Set<string>()
  const seen = new Set<string>()
  const collect = (name: string) => {
    const found = manifest[name]
    if (!found || seen.has(name)) return
    seen.add(name)
    scripts.add(`/${found.file}`)
    for (const file of found.css ?? []) styles.add(`/${file}`)
    for (const imported of found.imports ?? []) collect(imported)
  }
  collect('index.html')
  collect(source)
  const entry = `/${manifest['index.html']?.file ?? ''}`
  scripts.delete(entry)
  return { entry, styles: [...styles], scripts: [...scripts] }
}

/** Files that the page itself does not load, but almost every visit needs: the cart and what makes it open quickly. */
export function filesAhead(source: string, language: Language): readonly string[] {
  const loaded = new Set(filesOfEntry(source).scripts)
  const needed = [
    'features/cart/cart-drawer.tsx',
    'app/message-files.ts',
    `../../src/i18n/messages/${language}/cart.json`,
    'features/lay-out-rest.ts',
  ].flatMap((ahead) => filesOfEntry(ahead).scripts)
  return [...new Set(needed)].filter((file) => !loaded.has(file))
}
