import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { BROWSER_STORAGE } from '@/screens/storefront/legal/stored-keys'

const sources = ['apps/storefront', 'src/screens/storefront', 'src/client', 'src/shop'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.test.ts'))
    .map((name) => ({ file: join(folder, name), text: readFileSync(join(folder, name), 'utf8') })),
)

const STORAGE_API =
  /localStorage|sessionStorage|document\.cookie|readText|readJson|readTab|indexedDB|caches\.open/
const documented = Object.values(BROWSER_STORAGE).flat()

it('the privacy page lists every browser storage key [LAW-21]', () => {
  const keys = sources
    .filter(({ text }) => STORAGE_API.test(text))
    .flatMap(({ text }) => [
      ...[...text.matchAll(/const [A-Z_]+ = '(\w{3,})'/g)].map(([, key]) => key),
      ...[...text.matchAll(/document\.cookie = `(\w+)=/g)].map(([, key]) => key),
    ])
    // Session keys of the back office, which the storefront only removes on login.
    .filter((key) => key !== 'adminToken' && key !== 'adminData')
  expect([...new Set(keys)].sort()).toEqual([...documented].sort())
})

it('no source uses tracking APIs [LAW-21]', () => {
  const reporting = sources.filter(({ text }) => /sendBeacon|new Image\(|fingerprintjs/i.test(text))
  expect(reporting.map(({ file }) => file)).toEqual([])
})
