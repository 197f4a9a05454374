import { build, isBuilt } from './build'
import { withPostgres } from './database/with-postgres'

/**
 * Load, kills, outages and hostile requests on a real PostgreSQL. `--short` runs fewer of each. Other arguments are
 * passed to vitest: `--short outage` runs only that file.
 */
const args = process.argv.slice(2)
const isShort = args.includes('--short')
const others = args.filter((arg) => arg !== '--short')

try {
  if (!isBuilt()) await build()
  process.exitCode = await withPostgres(
    ['vitest', 'run', '--project', 'faults', '--project', 'faults-measured', ...others],
    { FAULTS: isShort ? 'short' : 'full' },
  )
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
