import { build, isBuilt } from './build'
import { withPostgres } from './database/with-postgres'

/**
 * Load, kills, outages and hostile requests on a real PostgreSQL. `--short` runs fewer of each, `--measured` only those that
 * measure, `--unmeasured` only the others. Other arguments are passed to vitest: `--short outage` runs only that file.
 */
const args = process.argv.slice(2)
const isAsked = (option: string) => args.includes(option)
const projects = [
  ...(isAsked('--measured') ? [] : ['--project', 'faults']),
  ...(isAsked('--unmeasured') ? [] : ['--project', 'faults-measured']),
]
const others = args.filter((arg) => !['--short', '--measured', '--unmeasured'].includes(arg))

try {
  if (!isBuilt()) await build()
  process.exitCode = await withPostgres(['vitest', 'run', ...projects, ...others], {
    FAULTS: isAsked('--short') ? 'short' : 'full',
  })
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
