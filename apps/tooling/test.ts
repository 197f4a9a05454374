import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureChromium } from './chromium'

const reports = mkdtempSync(join(tmpdir(), 'verda-test-'))

interface Result {
  name: string
  passed: number
  failed: number
  seconds: number
}

const bin = (name: string) => join('node_modules', '.bin', name)

function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } })
    child.on('error', () => resolve(1))
    child.on('exit', (code) => resolve(code ?? 1))
  })
}

const numberAt = (report: unknown, ...path: readonly string[]): number => {
  let value = report
  for (const key of path)
    value = typeof value === 'object' && value !== null && key in value ? Reflect.get(value, key) : 0
  return typeof value === 'number' ? value : 0
}

/** Counts of a JSON report; a runner that died before writing one, or failed outside a test, counts as one failure. */
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

const steps: readonly (readonly [string, () => Promise<[number, number]>])[] = [
  ['format', check('format', bin('prettier'), ['--check', '--log-level', 'warn', '.'])],
  ['lint', check('lint', bin('eslint'), ['--max-warnings', '0', '.'])],
  ['types', check('types', bin('tsc'), ['--noEmit'])],
  ['knip', check('knip', bin('knip'), [])],
  ['unit', vitest('unit')],
  ['build', check('build', bin('tsx'), ['apps/tooling/build.ts'])],
  ['size', check('size', bin('tsx'), ['apps/tooling/size.ts'])],
  ['package', check('package', bin('tsx'), ['apps/tooling/package-check.ts'])],
  ['api', vitest('api')],
  ['faults', tests('faults', bin('tsx'), ['apps/tooling/faults.ts', '--short'])],
  ['stories', vitest('storybook')],
  ['flows', vitest('flows')],
  ['e2e', e2e],
]

const results: Result[] = []
await ensureChromium().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error))
})
for (const [name, step] of steps) {
  console.log(`\n— ${name}`)
  const started = Date.now()
  const [passed, failed] = await step()
  results.push({ name, passed, failed, seconds: Math.round((Date.now() - started) / 1000) })
}
rmSync(reports, { recursive: true, force: true })

console.log('')
console.table(Object.fromEntries(results.map(({ name, ...result }) => [name, result])))
const sum = (field: 'passed' | 'failed') => results.reduce((total, result) => total + result[field], 0)
console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
process.exitCode = sum('failed') === 0 ? 0 : 1
