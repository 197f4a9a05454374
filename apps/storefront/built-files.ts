import { readFileSync } from 'node:fs'
import { join } from 'node:path'

interface ManifestEntry {
  readonly file: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}
const isManifest = (value: unknown): value is Readonly<Record<string, ManifestEntry>> =>
  typeof value === 'object' && value !== null

/** The browser's build lies beside the server's: dist/storefront and dist/storefront-server. */
const built = join(import.meta.dirname, '..', 'storefront')

/** index.html as built, with places for head, markup and handover. */
export const template = readFileSync(join(built, 'index.html'), 'utf8')

function readManifest() {
  const manifest: unknown = JSON.parse(readFileSync(join(built, '.vite', 'manifest.json'), 'utf8'))
  return isManifest(manifest) ? manifest : {}
}
const manifest = readManifest()

function filesOf(source: string, seen = new Set<string>()): readonly string[] {
  const entry = manifest[source]
  if (!entry || seen.has(source)) return []
  seen.add(source)
  const imported = (entry.imports ?? []).flatMap((other) => filesOf(other, seen))
  return [entry.file, ...(entry.css ?? []), ...imported]
}

const linkTo = (file: string) =>
  file.endsWith('.css')
    ? `<link rel="stylesheet" crossorigin href="/${file}" />`
    : `<link rel="modulepreload" crossorigin href="/${file}" />`

/** Stylesheets and preload links of a chunk and what it imports, so that the browser need not discover them one by one. */
export function preloadLinks(source: string): string {
  const known = new Set(filesOf('index.html'))
  return [...new Set(filesOf(source))]
    .filter((file) => !known.has(file))
    .map(linkTo)
    .join('')
}
