import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** `npm run check`: format, types, lint, imports and unit tests of what differs from main, in less than a minute. */
const git = (...args: readonly string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim()

const base = git('merge-base', 'HEAD', process.argv[2] ?? 'main')
const changed = [
  ...git('diff', '--name-only', base).split('\n'),
  ...git('ls-files', '-o', '--exclude-standard').split('\n'),
]
const written = changed.filter((file) => file !== '' && existsSync(file))
const code = written.filter((file) => /\.[cm]?[jt]sx?$/.test(file))

function run(name: string, command: string, args: readonly string[]): boolean {
  const started = Date.now()
  const { status } = spawnSync(command, args, { stdio: 'inherit' })
  console.log(`${status === 0 ? '✓' : '✗'} ${name}, ${Math.round((Date.now() - started) / 1000)} s`)
  return status === 0
}
const bin = (name: string) => `node_modules/.bin/${name}`
const cache = ['--incremental', '--tsBuildInfoFile', 'node_modules/.cache/types.tsbuildinfo']

const rooms = ['src', 'apps', 'stories', '.storybook']

const passed = [
  run('format', bin('oxfmt'), ['--check', '--no-error-on-unmatched-pattern', ...written]),
  run('types', process.execPath, ['node_modules/typescript-native/bin/tsc', '--noEmit', ...cache]),
  code.length === 0 || run('lint', bin('oxlint'), code),
  run('imports', bin('depcruise'), ['--config', '.dependency-cruiser.mjs', ...rooms]),
  run('units', bin('vitest'), [
    'run',
    '--project',
    'unit',
    '--changed',
    base,
    '--passWithNoTests',
    '--reporter=dot',
  ]),
]
process.exitCode = passed.every(Boolean) ? 0 : 1
