import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { compressFolder } from './compress'
import { run, vite } from './run-build'

const STAMP = 'dist/.stamp'
const APPS = [['storefront'], ['storefront-server', '--ssr'], ['admin'], ['server', '--ssr']] as const

/** Tools built with the server, for deployments without this repository. */
const TOOLS = [
  ...['backup.ts', 'restore.ts', 'admin-reset.ts'].map((name) => `apps/tooling/${name}`),
  'apps/tooling/database/on-database.ts',
]

/** Modules imported by vite.config.ts. */
const BUILD_FILES = ['apps/tooling/builds.ts', 'apps/tooling/chunks.ts']

/** Fingerprint of the build's inputs by name, size and time, so that an up-to-date build is detected quickly. */
function fingerprint(): string {
  const hash = createHash('sha256')
  const files = ['package-lock.json', 'vite.config.ts', 'tailwind.config.ts', ...BUILD_FILES, ...TOOLS]
  const walk = (dir: string) =>
    readdirSync(dir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
      .map((entry) => join(entry.parentPath, entry.name))
  for (const file of [
    ...files,
    ...['src', 'apps/storefront', 'apps/admin', 'apps/api'].flatMap(walk),
  ].sort()) {
    const { mtimeMs, size } = statSync(file)
    hash.update(`${file}|${size}|${Math.round(mtimeMs)}\n`)
  }
  return hash.digest('hex')
}

/** Builds storefront (browser and server), admin and API, two at a time, because each uses about one core. */
export async function build(): Promise<void> {
  const before = fingerprint()
  const queue = [...APPS]
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) await vite(next)
  }
  await Promise.all([worker(), worker()])
  for (const app of ['storefront', 'admin']) await compressFolder(join('dist', app))
  cpSync('apps/api/platform/db/migrations', 'dist/server/migrations', { recursive: true })
  cpSync('apps/api/demo/media', 'dist/server/demo-media', { recursive: true })
  cpSync('apps/api/platform/pdf/fonts', 'dist/server/fonts', { recursive: true })
  // Template of an empty migrated database, which speeds up the first start.
  await run('the database template', ['--import', 'tsx', 'apps/tooling/template.ts'])
  mkdirSync('dist', { recursive: true })
  writeFileSync(STAMP, before)
}

export const isBuilt = (): boolean => existsSync(STAMP) && readFileSync(STAMP, 'utf8') === fingerprint()

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await build()
}
