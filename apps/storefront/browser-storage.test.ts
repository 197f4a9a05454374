import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { BROWSER_STORAGE } from '@/screens/storefront/legal/stored-keys'

const sources = ['apps/storefront', 'src/screens/storefront', 'src/client'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.test.ts'))
    .map((name) => ({ file: join(folder, name), text: readFileSync(join(folder, name), 'utf8') })),
)

const KEEPS = /localStorage|sessionStorage|document\.cookie|readText|readJson|indexedDB|caches\.open/
const explained = Object.values(BROWSER_STORAGE).flat()

it('whatever the shop keeps in a browser stands on the privacy page [LAW-21]', () => {
  const keys = sources
    .filter(({ text }) => KEEPS.test(text))
    .flatMap(({ text }) => [
      ...[...text.matchAll(/const [A-Z_]+ = '(\w{3,})'/g)].map(([, key]) => key),
      ...[...text.matchAll(/document\.cookie = `(\w+)=/g)].map(([, key]) => key),
    ])
    // The back office's session, which a customer's login ends.
    .filter((key) => key !== 'adminToken' && key !== 'adminData')
  expect([...new Set(keys)].sort()).toEqual([...explained].sort())
})

it('nothing reports what a visitor does [LAW-21]', () => {
  const reporting = sources.filter(({ text }) => /sendBeacon|new Image\(|fingerprint/i.test(text))
  expect(reporting.map(({ file }) => file)).toEqual([])
})
