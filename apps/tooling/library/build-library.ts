import { copyFileSync, cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { BRANDS } from '@stories/fixtures/brands'
import { brandFile } from '@/kit/brand'
import { tokenJson } from '@/kit/token-json'
import { tokenResolver } from '@/kit/token-resolver'
import { tokenTable } from '@/kit/token-table'
import { runStep, vite } from '../run-build'
import { writeSizes } from './component-sizes'
import { completeDeclarations } from './declarations'
import { libraryManifest } from './manifest'
import { namespacesOf } from './namespaces'
import { writeSamples } from './samples'

/**
 * Builds the package in dist/lib: ESM with one file per module (for tree shaking), types, one stylesheet, tokens as JSON and
 * its own package.json, the stories' data as samples and the pages for
 * people and agents.
 */
rmSync('dist/lib', { recursive: true, force: true })
// First: the modules name its classes.
await vite(['lib-styles'])
await vite(['lib'])
await runStep('the types', [
  'node_modules/typescript-native/bin/tsc',
  '-p',
  'apps/tooling/library/tsconfig.json',
])
completeDeclarations('src', 'dist/lib')
console.log(`${await writeSamples('src', 'dist/lib')} samples of the screens' stories.`)
writeFileSync('dist/lib/package.json', `${JSON.stringify(libraryManifest(), null, 2)}\n`)
const css = (name: string) => readFileSync(`src/tokens/${name}.css`, 'utf8')
const sources = { primitive: css('primitive'), semantic: css('semantic'), contrast: css('contrast') }
const brands = Object.fromEntries(Object.entries(BRANDS).map(([name, file]) => [name, brandFile.parse(file)]))
const json = {
  'tokens.json': tokenJson(tokenTable(sources.primitive, sources.semantic)),
  'verda.resolver.json': tokenResolver(sources, brands),
  'namespaces.json': namespacesOf('src'),
}
for (const [name, value] of Object.entries(json))
  writeFileSync(`dist/lib/${name}`, `${JSON.stringify(value, null, 2)}\n`)
cpSync('src/kit/template', 'dist/lib/kit/template', { recursive: true })
for (const page of ['README.md', 'AGENTS.md']) copyFileSync(`src/${page}`, `dist/lib/${page}`)
copyFileSync('.github/CHANGELOG.md', 'dist/lib/CHANGELOG.md')
copyFileSync('LICENSE', 'dist/lib/LICENSE')
if (process.argv.includes('--sizes')) await writeSizes()
