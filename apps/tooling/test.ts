import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { BUILT } from './build'
import { ensureChromium } from './chromium'
import { failure, outcomeOf, type Outcome } from './test-reports/outcome'

const reports = join('dist', 'reports')
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

interface Result extends Outcome {
  readonly name: string
  readonly seconds: number
}

const bin = (name: string) => join('node_modules', '.bin', name)

interface Ended {
  readonly code: number
  readonly output: string
  /** By its `timeout`. */
  readonly isCutShort: boolean
}

interface How {
  readonly env?: NodeJS.ProcessEnv
  /** Takes only the time of the cores that other steps leave. */
  readonly isBackground?: boolean
  /** Milliseconds after which it is ended and begun once more. @default none */
  readonly timeout?: number | undefined
}

/** Runs a step with its output buffered, because steps run in parallel. */
function run(
  command: string,
  args: readonly string[],
  { env, isBackground = false, timeout }: How = {},
): Promise<Ended> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
      timeout,
    })
    // Its own children inherit the priority.
    if (isBackground && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW)
    const chunks: Buffer[] = []
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk))
    const end = (code: number) => {
      const output = Buffer.concat(chunks)
      process.stdout.write(output)
      resolve({ code, output: output.toString(), isCutShort: child.killed })
    }
    child.on('error', () => end(1))
    child.on('close', (code) => end(code ?? 1))
  })
}

/** Last lines of a program's output. */
const endOf = (output: string): string => output.trim().split('\n').slice(-10).join('\n')

/** Outcome by a report; a runner that crashed or failed outside of a test is one failure. */
function reported(name: string, file: string, { code, output }: Ended): Outcome {
  const crashed = failure(`${name} ended with exit code ${code}`, endOf(output))
  if (!existsSync(file)) return { passed: 0, failures: [crashed] }
  const outcome = outcomeOf(readFileSync(file, 'utf8'))
  if (outcome.failures.length > 0) return outcome
  if (code !== 0) return { ...outcome, failures: [crashed] }
  return outcome.passed === 0 ? { ...outcome, failures: [`${name}: no test was run`] } : outcome
}

const check = (command: string, args: readonly string[]) => async (): Promise<Outcome> => {
  const { code, output } = await run(command, args)
  return code === 0
    ? { passed: 1, failures: [] }
    : { passed: 0, failures: [failure([command, ...args].join(' '), endOf(output))] }
}

const tests =
  (name: string, command: string, args: readonly string[], how?: How) => async (): Promise<Outcome> => {
    const file = join(reports, `${name}.xml`)
    const reporters = ['--reporter=dot', '--reporter=junit', `--outputFile.junit=${file}`]
    const once = (bound?: How) => run(command, [...args, ...reporters], { ...how, ...bound })
    const ended = await once()
    if (!ended.isCutShort) return reported(name, file, ended)
    console.log(`${name} did not end in time and begins once more`)
    return reported(name, file, await once({ timeout: undefined }))
  }

const vitest = (project: string) => tests(project, bin('vitest'), ['run', '--project', project])

/**
 * React's production build, which is what is shipped and saves a fifth of the time. In the background, because the
 * measurements beside it need the cores at once, though seldom. Vitest waits without end for a frame that the browser
 * never draws (vitest-dev/vitest#10831), seen once in some thirty runs of seven minutes.
 */
const stories = tests('stories', bin('vitest'), ['run', '--project', 'storybook'], {
  env: { NODE_ENV: 'production' },
  isBackground: true,
  timeout: 25 * 60_000,
})

const e2e = async (): Promise<Outcome> => {
  const file = join(reports, 'e2e.xml')
  const env = { PLAYWRIGHT_JUNIT_OUTPUT_FILE: file }
  return reported('e2e', file, await run(bin('tsx'), ['apps/tooling/e2e.ts'], { env }))
}

/** API tests that may behave differently on PostgreSQL; `npm run test:api:postgres` runs all of them. */
const ON_POSTGRES = [
  ...['checkout', 'coupons', 'orders', 'returns', 'catalogue/bulk'].map(
    (module) => `apps/api/modules/${module}/`,
  ),
  'apps/api/modules/account/customer-auth.test.ts',
  'apps/api/testing/plans.test.ts',
  'apps/api/modules/catalogue/transfer/import-locks.test.ts',
  'apps/api/platform/db/backup.test.ts',
  'apps/api/platform/db/migrate.test.ts',
  'apps/api/platform/db/postgres.test.ts',
]
const apiOnPostgres = tests('api-postgres', bin('tsx'), [
  'apps/tooling/database/with-postgres.ts',
  ...['vitest', 'run', '--project', 'api', ...ON_POSTGRES],
])

type Step = readonly [name: string, run: () => Promise<Outcome>]

const faults = (name: string, part: '--measured' | '--unmeasured') =>
  tests(name, bin('tsx'), ['apps/tooling/faults.ts', '--short', part])

/** Lanes run in parallel, their steps in sequence; stages run one after the other. */
const stages: readonly (readonly (readonly Step[])[])[] = [
  [
    [
      ['types', check('npm', ['run', '--silent', 'types'])],
      ['lint', check('npm', ['run', '--silent', 'lint'])],
    ],
    [
      ['format', check(bin('oxfmt'), ['--check'])],
      ['knip', check(bin('knip'), [])],
      ['build', check(bin('tsx'), ['apps/tooling/build.ts'])],
    ],
  ],
  // The faults wait for starts of the shop, the package check for the registry, the size measurement for its pages.
  [
    [
      ['unit', vitest('unit')],
      ['api', vitest('api')],
    ],
    [
      ['api-postgres', apiOnPostgres],
      ['package', check(bin('tsx'), ['apps/tooling/library/check.ts'])],
      ['size', check(bin('tsx'), ['apps/tooling/size/size.ts', '--budgets'])],
    ],
    [['faults', faults('faults', '--unmeasured')]],
  ],
  // The measurements mostly wait; what they compute goes before the stories.
  [[['faults-measured', faults('faults-measured', '--measured')]], [['stories', stories]]],
  [[['e2e', e2e]]],
]

const results: Result[] = []
await ensureChromium().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error))
})

async function runLane(lane: readonly Step[]): Promise<void> {
  for (const [name, step] of lane) {
    const started = Date.now()
    const outcome = await step()
    const seconds = Math.round((Date.now() - started) / 1000)
    console.log(`— ${name}: ${outcome.passed} passed, ${outcome.failures.length} failed in ${seconds} s\n`)
    results.push({ name, ...outcome, seconds })
  }
}

const startedAll = Date.now()
for (const lanes of stages) {
  await Promise.all(lanes.map(runLane))
  // Decided once, after the first stage, which builds.
  process.env[BUILT] = 'yes'
}
console.log('')
console.table(
  Object.fromEntries(
    results.map(({ name, passed, failures, seconds }) => [
      name,
      { passed, failed: failures.length, seconds },
    ]),
  ),
)
console.log(`${Math.round((Date.now() - startedAll) / 1000)} s in all`)
const passed = results.reduce((total, result) => total + result.passed, 0)
const failures = results.flatMap((result) => result.failures.map((text) => `${result.name}: ${text}`))
// At the end once more, because a step's output may be thousands of lines back.
if (failures.length > 0) console.error(`\nFailed:\n\n${failures.join('\n\n')}\n`)
console.log(`${passed} passed, ${failures.length} failed`)
process.exitCode = failures.length === 0 ? 0 : 1
