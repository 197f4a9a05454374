import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { buildInputs, fingerprint } from './build'

const folder = mkdtempSync(join(tmpdir(), 'verda-build-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Modules of this repository that a file imports, with all that they import. */
function importedFrom(file: string, found = new Set<string>()): Set<string> {
  for (const [, target = ''] of readFileSync(file, 'utf8').matchAll(/from '(\.[^']+)'/g)) {
    const path = join(dirname(file), target)
    const module = path.endsWith('.ts') ? path : `${path}.ts`
    if (module.endsWith('.json.ts') || found.has(module)) continue
    importedFrom(module, found.add(module))
  }
  return found
}

describe('a build is made anew', () => {
  it('after a change of what the build is made by', () => {
    const plugins = [...importedFrom('vite.config.ts')].filter((file) => /^apps\/tooling\/vite\//.test(file))
    expect(plugins.length).toBeGreaterThan(4)
    expect(buildInputs()).toEqual(expect.arrayContaining([...plugins, 'apps/tooling/compress.ts']))
  })

  it('for another shop or another API', () => {
    const built = fingerprint({ VITE_PLATFORM: 'germany' })
    expect(fingerprint({ VITE_PLATFORM: 'turkey' })).not.toBe(built)
    expect(fingerprint({ VITE_PLATFORM: 'germany', VITE_API_BASE: 'https://api.example' })).not.toBe(built)
    expect(fingerprint({ VITE_PLATFORM: 'germany', PORT: '1' })).toBe(built)
  })

  it('once by a run of all tests, whatever changes meanwhile; and after one that was interrupted', () => {
    for (const path of [
      'src',
      'apps/storefront',
      'apps/admin',
      'apps/api',
      'apps/tooling/database',
      'apps/tooling/vite',
      'dist',
    ])
      mkdirSync(join(folder, path), { recursive: true })
    const inputs = ['package-lock.json', 'vite.config.ts', 'tailwind.config.ts', 'tsconfig.json']
    for (const file of [...inputs, 'apps/tooling/database/on-database.ts'])
      writeFileSync(join(folder, file), '')
    // There is no Vite, so the build fails.
    const program = `import { writeFileSync } from 'node:fs'
      import { build, BUILT, fingerprint, isBuilt } from ${JSON.stringify(join(import.meta.dirname, 'build.ts'))}
      writeFileSync('dist/.stamp', fingerprint())
      const before = isBuilt({})
      writeFileSync('src/changed.ts', '')
      const changed = [isBuilt({}), isBuilt({ [BUILT]: 'yes' })]
      await build().catch(() => undefined)
      console.log(before, ...changed, isBuilt({}), isBuilt({ [BUILT]: 'yes' }))`
    writeFileSync(join(folder, 'program.mts'), program)
    const { stdout } = spawnSync(process.execPath, ['--import', import.meta.resolve('tsx'), 'program.mts'], {
      cwd: folder,
      encoding: 'utf8',
    })
    expect(stdout.trim()).toBe('true false true false false')
  })
})
