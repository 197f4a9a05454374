import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { execFile } from 'node:child_process'
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import extractConfig from 'dependency-cruiser/config-utl/extract-depcruise-config'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const FORBIDDEN = [
  ['a primitive that knows the domain', 'src/ui/a.ts', 'src/domain/a.ts'],
  ['a primitive that knows a screen', 'src/ui/b.ts', 'src/screens/storefront/a.ts'],
  ['a token that knows a primitive', 'src/tokens/a.ts', 'src/ui/a.ts'],
  ['an icon that knows a primitive', 'src/icons/a.ts', 'src/ui/a.ts'],
  ['a drawing that knows a primitive', 'src/art/a.ts', 'src/ui/a.ts'],
  ['messages that know a screen', 'src/i18n/a.ts', 'src/screens/storefront/a.ts'],
  ['a screen that fetches', 'src/screens/storefront/b.ts', 'src/client/a.ts'],
  ['a screen that reads the mocks', 'src/screens/storefront/c.ts', 'src/mocks/a.ts'],
  [
    'a screen of the shop with one of the back office',
    'src/screens/storefront/d.ts',
    'src/screens/admin/a.ts',
  ],
  [
    'a screen of the back office with one of the shop',
    'src/screens/admin/b.ts',
    'src/screens/storefront/a.ts',
  ],
  ['a domain that knows the contract', 'src/domain/b.ts', 'src/contract/a.ts'],
  ['a contract that knows the client', 'src/contract/b.ts', 'src/client/a.ts'],
  ['a client that knows the mocks', 'src/client/b.ts', 'src/mocks/a.ts'],
  ['mocks that know a screen', 'src/mocks/b.ts', 'src/screens/storefront/a.ts'],
  ['shared code that knows an app', 'src/client/c.ts', 'apps/storefront/a.ts'],
  ['shared code that knows the stories', 'src/mocks/c.ts', 'stories/a.ts'],
  ['an app that ships the mocks', 'apps/storefront/b.ts', 'src/mocks/a.ts'],
  ['one app that imports the other', 'apps/storefront/c.ts', 'apps/admin/a.ts'],
  ['an app that imports the server', 'apps/admin/b.ts', 'apps/api/a.ts'],
  ['the server that draws', 'apps/api/b.ts', 'src/ui/a.ts'],
  ['the platform that knows a module', 'apps/api/platform/a.ts', 'apps/api/modules/cart/a.ts'],
  ['a module that imports one above it', 'apps/api/modules/catalogue/a.ts', 'apps/api/modules/cart/a.ts'],
  ['an end-to-end test that looks inside', 'apps/e2e/a.ts', 'apps/storefront/a.ts'],
  ['a tool that imports an app', 'apps/tooling/a.ts', 'apps/storefront/a.ts'],
] as const

const ALLOWED = [
  ['a screen with primitives', 'src/screens/storefront/e.ts', 'src/ui/a.ts'],
  ['a screen with the domain', 'src/screens/storefront/f.ts', 'src/domain/a.ts'],
  ['an app with the client', 'apps/storefront/d.ts', 'src/client/a.ts'],
  ['a module with one below it', 'apps/api/modules/cart/b.ts', 'apps/api/modules/catalogue/b.ts'],
] as const

const house = mkdtempSync(join(tmpdir(), 'verda-zones-'))
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(house, file)), { recursive: true })
  writeFileSync(join(house, file), text)
}

let config: Awaited<ReturnType<typeof extractConfig>>
let violations: ICruiseResult['summary']['violations'] = []

beforeAll(async () => {
  config = await extractConfig(resolve('.dependency-cruiser.mjs'))
  for (const [, , to] of [...FORBIDDEN, ...ALLOWED]) write(to, 'export type A = string\n')
  for (const [, from, to] of [...FORBIDDEN, ...ALLOWED])
    write(
      from,
      `import type { A } from '${'../'.repeat(from.split('/').length - 1)}${to.replace(/\.ts$/, '')}'\nexport type B = A\n`,
    )
  write('src/domain/left.ts', "import type { Right } from './right'\nexport type Left = Right | null\n")
  write('src/domain/right.ts', "import type { Left } from './left'\nexport type Right = Left[]\n")
  const { output } = await cruise(['src', 'apps', 'stories'], {
    baseDir: house,
    ruleSet: { forbidden: config.forbidden ?? [] },
    validate: true,
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { extensions: ['.ts', '.tsx'] },
  })
  if (typeof output === 'string') throw new Error(output)
  violations = output.summary.violations
})
afterAll(() => rmSync(house, { recursive: true, force: true }))

const refused = (from: string, to: string) =>
  violations.some((violation) => violation.from === from && violation.to === to)

describe('import zones', () => {
  it.each(FORBIDDEN)('reject %s, including type imports', (_, from, to) => {
    expect(refused(from, to)).toBe(true)
  })

  it.each(ALLOWED)('allow %s', (_, from, to) => {
    expect(refused(from, to)).toBe(false)
  })

  it('reject cycles of type imports', () => {
    expect(
      violations.some(({ rule, from }) => rule.name === 'no-circular' && from.startsWith('src/domain/')),
    ).toBe(true)
  })

  it('list every module of the server', () => {
    const modules = readdirSync('apps/api/modules', { withFileTypes: true }).filter((entry) =>
      entry.isDirectory(),
    )
    const named = (config.forbidden ?? []).map(({ name }) => name)
    expect(modules.length).toBeGreaterThan(10)
    for (const { name } of modules) expect(named).toContain(`apps/api/modules/${name}`)
  })
})

/** Lint output for these files of a folder, by rule. */
function lint(files: Readonly<Record<string, string>>): Promise<string> {
  for (const [file, text] of Object.entries(files)) write(file, text)
  copyFileSync('.oxlintrc.json', join(house, '.oxlintrc.json'))
  symlinkSync(resolve('node_modules'), join(house, 'node_modules'))
  return new Promise((found) => {
    const args = ['node_modules/oxlint/bin/oxlint', '--format', 'unix', ...Object.keys(files)]
    execFile(process.execPath, args, { cwd: house }, (_, stdout) => found(stdout))
  })
}

it('native dialogs are not used, and screens neither fetch nor route [DEPART-7]', async () => {
  const rooms = ['src/screens/storefront/globals.ts', 'src/ui/globals.ts', 'apps/admin/globals.ts']
  const dialogs = ['alert', 'confirm', 'prompt']
  const found = await lint({
    ...Object.fromEntries(rooms.map((file) => [file, dialogs.map((name) => `${name}('?')\n`).join('')])),
    'src/screens/admin/fetches.ts': "void fetch('/')\n",
    'src/screens/admin/routes.ts': "export { Link } from 'react-router-dom'\n",
  })
  const lines = found.split('\n')
  for (const file of rooms)
    for (const [index] of dialogs.entries())
      expect(lines).toContainEqual(
        expect.stringMatching(new RegExp(`${file}:${index + 1}:.*no-restricted-globals`)),
      )
  expect(lines).toContainEqual(expect.stringMatching(/fetches\.ts.*no-restricted-globals/))
  expect(lines).toContainEqual(expect.stringMatching(/routes\.ts.*no-restricted-imports/))
})
