import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { importedPackages, reachablePackages, readLock } from './runtime-packages'

const folder = mkdtempSync(join(tmpdir(), 'verda-packages-'))
afterAll(() => rmSync(folder, { recursive: true }))

it('finds all packages imported by built files, by any kind of import', () => {
  const code = [
    `import a, { type B } from "one";`,
    `import '@scope/two/part';`,
    `export * from 'three/deep.js'`,
    `const x = await import("four");`,
    `import fs from "node:fs"; import path from 'path';`,
    `import { own } from './own.js'`,
    `const text = 'no import from here'`,
  ]
  writeFileSync(join(folder, 'server.js'), code.join('\n'))
  writeFileSync(join(folder, 'notes.txt'), `import 'five'`)
  expect(importedPackages(folder)).toEqual(['@scope/two', 'four', 'one', 'three'])
})

it('resolves their dependencies like Node, optional ones if they are in the lock file', () => {
  const file = join(folder, 'package-lock.json')
  const packages = {
    'node_modules/one': {
      version: '1.0.0',
      dependencies: { two: '2' },
      optionalDependencies: { absent: '1' },
    },
    'node_modules/two': { version: '1.0.0' },
    'node_modules/one/node_modules/two': {
      version: '2.0.0',
      peerDependencies: { three: '*', four: '*' },
      peerDependenciesMeta: { four: { optional: true } },
    },
    'node_modules/three': { version: '3.0.0', dependencies: { one: '1' } },
    'node_modules/four': { version: '4.0.0' },
  }
  writeFileSync(file, JSON.stringify({ lockfileVersion: 3, packages }))
  const lock = readLock(file)
  expect(reachablePackages(lock, ['one'])).toEqual([
    'node_modules/one',
    'node_modules/one/node_modules/two',
    'node_modules/three',
  ])
  expect(() => reachablePackages(lock, ['five'])).toThrow('five is imported')
})
