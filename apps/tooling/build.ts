import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { compressFolder } from './compress'
import { runStep, vite } from './run-build'
import { SEEDED } from './seeded-folder'

const STAMP = 'dist/.stamp'
const APPS = [['storefront'], ['storefront-server', '--ssr'], ['admin'], ['server', '--ssr']] as const

/** Files that the build is made of or by; its steps and the tools of a release lie in `apps/tooling` itself. */
export function buildInputs(): string[] {
  const walk = (dir: string, recursive = true) =>
    readdirSync(dir, { recursive, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
      .map((entry) => join(entry.parentPath, entry.name))
  const files = ['package-lock.json', 'vite.config.ts', 'tailwind.config.ts', 'tsconfig.json']
  const sources = ['src', 'apps/storefront', 'apps/admin', 'apps/api'].flatMap((folder) => walk(folder))
  const steps = [...walk('apps/tooling', false), ...walk('apps/tooling/vite')]
  return [...files, ...steps, ...sources].sort()
}

/** Fingerprint of the inputs by name, size and time, and of the variables that Vite builds in. */
export function fingerprint(env: NodeJS.ProcessEnv = process.env): string {
  const hash = createHash('sha256')
  for (const file of buildInputs()) {
    const { mtimeMs, size } = statSync(file)
    hash.update(`${file}|${size}|${Math.round(mtimeMs)}\n`)
  }
  const builtIn = Object.entries(env).filter(([name]) => name.startsWith('VITE_'))
  return hash.update(JSON.stringify(builtIn.sort())).digest('hex')
}

/** Builds storefront (browser and server), admin and API, two at a time, because each uses about one core. */
export async function build(): Promise<void> {
  const before = fingerprint()
  // A build that is interrupted must not pass for the one before.
  rmSync(STAMP, { force: true })
  rmSync(SEEDED, { recursive: true, force: true })
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
  await runStep('the database template', ['--import', 'tsx', 'apps/tooling/template.ts'])
  mkdirSync('dist', { recursive: true })
  writeFileSync(STAMP, before)
}

/** Set by a run of all tests once it has built: a change under its feet must not rebuild what it is testing. */
export const BUILT = 'BUILT_BY_RUN'

export const isBuilt = (env: NodeJS.ProcessEnv = process.env): boolean =>
  existsSync(STAMP) && (env[BUILT] !== undefined || readFileSync(STAMP, 'utf8') === fingerprint())

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await build()
}
