import { build, isBuilt } from './build'
import { withPostgres } from './database/with-postgres'

/** API tests that a second database may decide otherwise; all of them: `npm run test:api:postgres`. */
const ON_POSTGRES = [
  ...['checkout', 'coupons', 'orders'].map((module) => `apps/api/modules/${module}/`),
  'apps/api/testing/access.test.ts',
  'apps/api/platform/db/backup.test.ts',
]

/**
 * Storms, kills, outages and hostile requests on a real PostgreSQL. `--short`: fewer of each, and with them the API
 * tests that depend on locks. Other arguments go to vitest: `--short outage` runs that file alone.
 */
const args = process.argv.slice(2)
const isShort = args.includes('--short')
const others = args.filter((arg) => arg !== '--short')
const projects = ['--project', 'faults', ...(isShort ? ['--project', 'api'] : [])]
const isSelected = others.some((arg) => !arg.startsWith('-'))
const files = isShort && !isSelected ? ['apps/tooling/faults/', ...ON_POSTGRES] : []

try {
  if (!isBuilt()) await build()
  // One file after the other: what is measured needs the machine for itself.
  process.exitCode = await withPostgres(
    ['vitest', 'run', ...projects, '--no-file-parallelism', ...others, ...files],
    { FAULTS: isShort ? 'short' : 'full' },
  )
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
