import { readFileSync } from 'node:fs'
import { join } from 'node:path'

interface ManifestEntry {
  readonly file: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}
type Manifest = Readonly<Record<string, ManifestEntry>>

const isManifest = (value: unknown): value is Manifest => typeof value === 'object' && value !== null

/** The browser's build lies beside the server's: dist/storefront and dist/storefront-server. */
function readManifest(): Manifest {
  const path = join(import.meta.dirname, '..', 'storefront', '.vite', 'manifest.json')
  const manifest: unknown = JSON.parse(readFileSync(path, 'utf8'))
  return isManifest(manifest) ? manifest : {}
}
const manifest = readManifest()

export interface PageFiles {
  readonly entry: string
  readonly styles: readonly string[]
  /** Scripts that the entry and the page import at once, so that the browser need not discover them one by one. */
  readonly scripts: readonly string[]
}

/** @param source module of the page's view */
export function filesOf(source: string): PageFiles {
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
