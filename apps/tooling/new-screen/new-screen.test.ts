import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../../..')
/** The command also edits catalogues and lists, so it works on a copy. */
const copy = mkdtempSync(join(tmpdir(), 'new-screen-'))
const COPIED = ['src', 'apps', 'stories', '.storybook', 'package.json', 'tsconfig.json', '.oxfmtrc.json']

const newScreen = (...args: readonly string[]) =>
  execFileSync(
    process.execPath,
    ['--import', 'tsx', join('apps', 'tooling', 'new-screen', 'new-screen.ts'), ...args],
    { cwd: copy, encoding: 'utf8' },
  )
    .split('\n')
    .filter((line) => /\.tsx?$/.test(line))

/** Copying, generating and checking take a slow machine half a minute each. */
const TIME_LIMIT_MS = 180_000

const written: string[] = []

/** What a program says of the copy; nothing if all is well. */
function said(program: string, ...args: readonly string[]): string {
  const { stdout, stderr, status } = spawnSync(program, args, { cwd: copy, encoding: 'utf8' })
  return status === 0 ? '' : `${stdout}${stderr}`
}

beforeAll(() => {
  for (const part of [...COPIED, '.oxlintrc.json', 'tailwind.config.ts'])
    cpSync(join(root, part), join(copy, part), {
      recursive: true,
      filter: (file) => !file.includes('/media'),
    })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  written.push(
    ...newScreen('storefront/gifts/gift-page'),
    ...newScreen('admin/gifts/gift-cards', '--section', 'coupons.read'),
  )
  const options = { extends: './tsconfig.json', include: written }
  writeFileSync(join(copy, 'tsconfig.written.json'), JSON.stringify(options))
}, TIME_LIMIT_MS)
afterAll(() => rmSync(copy, { recursive: true, force: true }), TIME_LIMIT_MS)

it(
  'new:screen writes screens, stories, a section and a flow that have no error of types',
  () => {
    expect(written.length).toBeGreaterThan(7)
    const tsc = join('node_modules', 'typescript-native', 'bin', 'tsc')
    expect(said(process.execPath, tsc, '--noEmit', '-p', 'tsconfig.written.json')).toBe('')
  },
  TIME_LIMIT_MS,
)

it(
  'what new:screen writes is without a finding of lint',
  () => {
    expect(said(join('node_modules', '.bin', 'oxlint'), ...written)).toBe('')
  },
  TIME_LIMIT_MS,
)
