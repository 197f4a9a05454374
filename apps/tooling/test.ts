import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureChromium } from './chromium'

const reports = join('dist', 'reports')
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

interface Result {
  name: string
  passed: number
  failed: number
  seconds: number
}

const bin = (name: string) => join('node_modules', '.bin', name)

/** Runs a step with its output buffered, because steps run in parallel. */
function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    })
    const output: Buffer[] = []
    child.stdout.on('data', (chunk: Buffer) => output.push(chunk))
    child.stderr.on('data', (chunk: Buffer) => output.push(chunk))
    const end = (code: number) => {
      process.stdout.write(Buffer.concat(output))
      resolve(code)
    }
    child.on('error', () => end(1))
    child.on('close', (code) => end(code ?? 1))
  })
}

const numberAt = (report: unknown, ...path: readonly string[]): number => {
  let value = report
  for (const key of path)
    value = typeof value === 'object' && value !== null && key in value ? Reflect.get(value, key) : 0
  return typeof value === 'number' ? value : 0
}

/** Counts of a JSON report; a runner that crashed or failed outside of a test counts as one failure. */
function counted(
  name: string,
  file: string,
  exit: number,
  read: (report: unknown) => [number, number],
): [number, number] {
  if (!existsSync(file)) return [0, 1]
  const report: unknown = JSON.parse(readFileSync(file, 'utf8'))
  const [passed, failed] = read(report)
  if (passed === 0 && failed === 0) console.error(`${name}: no test was run`)
  return [passed, failed === 0 && (exit !== 0 || passed === 0) ? 1 : failed]
}

const check =
  (name: string, command: string, args: readonly string[]) => async (): Promise<[number, number]> => {
    const exit = await run(command, args)
    if (exit !== 0) console.error(`${name} failed`)
    return exit === 0 ? [1, 0] : [0, 1]
  }

const tests =
  (name: string, command: string, args: readonly string[]) => async (): Promise<[number, number]> => {
    const file = join(reports, `${name}.json`)
    const exit = await run(command, [
      ...args,
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ])
    return counted(name, file, exit, (report) => [
      numberAt(report, 'numPassedTests'),
      numberAt(report, 'numFailedTests') + numberAt(report, 'numFailedTestSuites'),
    ])
  }

const vitest = (project: string) => tests(project, bin('vitest'), ['run', '--project', project])

const e2e = async (): Promise<[number, number]> => {
  const file = join(reports, 'e2e.json')
  const exit = await run(process.execPath, ['--import', 'tsx', 'apps/tooling/e2e.ts'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  })
  return counted('e2e', file, exit, (report) => [
    numberAt(report, 'stats', 'expected'),
    numberAt(report, 'stats', 'unexpected') + numberAt(report, 'stats', 'flaky'),
  ])
}

/** API tests that may behave differently on PostgreSQL; `npm run test:api:postgres` runs all of them. */
const ON_POSTGRES = [
  ...['checkout', 'coupons', 'orders'].map((module) => `apps/api/modules/${module}/`),
  'apps/api/testing/access.test.ts',
  'apps/api/testing/plans.test.ts',
  'apps/api/platform/db/backup.test.ts',
  'apps/api/platform/db/postgres.test.ts',
]
const apiOnPostgres = tests('api-postgres', bin('tsx'), [
  'apps/tooling/database/with-postgres.ts',
  ...['vitest', 'run', '--project', 'api', ...ON_POSTGRES],
])

type Step = readonly [name: string, run: () => Promise<[number, number]>]

/** Lanes run in parallel, their steps in sequence; stages run one after the other. */
const stages: readonly (readonly (readonly Step[])[])[] = [
  // Single-threaded programs in two lanes.
  [
    [['lint', check('lint', 'npm', ['run', '--silent', 'lint'])]],
    [
      ['format', check('format', bin('oxfmt'), ['--check'])],
      ['types', check('types', 'npm', ['run', '--silent', 'types'])],
      ['knip', check('knip', bin('knip'), [])],
      ['build', check('build', bin('tsx'), ['apps/tooling/build.ts'])],
    ],
  ],
  // The size measurement waits for a slow connection, the package check for the registry; the tests use the idle CPU.
  [
    [
      ['unit', vitest('unit')],
      ['api', vitest('api')],
    ],
    [
      ['size', check('size', bin('tsx'), ['apps/tooling/size/size.ts'])],
      ['package', check('package', bin('tsx'), ['apps/tooling/library/check.ts'])],
      ['api-postgres', apiOnPostgres],
    ],
  ],
  // Measurements need the machine for themselves, and the last stages use all cores anyway.
  [[['faults', tests('faults', bin('tsx'), ['apps/tooling/faults.ts', '--short'])]]],
  [[['stories', vitest('storybook')]]],
  [[['flows', vitest('flows')]]],
  [[['e2e', e2e]]],
  [[['requirements', check('requirements', bin('tsx'), ['apps/tooling/requirements/check.ts'])]]],
]

const results: Result[] = []
await ensureChromium().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error))
})

async function runLane(lane: readonly Step[]): Promise<void> {
  for (const [name, step] of lane) {
    const started = Date.now()
    const [passed, failed] = await step()
    const seconds = Math.round((Date.now() - started) / 1000)
    console.log(`— ${name}: ${passed} passed, ${failed} failed in ${seconds} s\n`)
    results.push({ name, passed, failed, seconds })
  }
}

const startedAll = Date.now()
for (const lanes of stages) await Promise.all(lanes.map(runLane))
console.log('')
console.table(Object.fromEntries(results.map(({ name, ...result }) => [name, result])))
console.log(`${Math.round((Date.now() - startedAll) / 1000)} s in all`)
const sum = (field: 'passed' | 'failed') => results.reduce((total, result) => total + result[field], 0)
console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
process.exitCode = sum('failed') === 0 ? 0 : 1
