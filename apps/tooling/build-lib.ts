import { cpSync, rmSync } from 'node:fs'
import { run, vite } from './run-build'

/** The package in dist/lib: ESM file by file (so that importers drop what they do not use), types and one stylesheet. */
rmSync('dist/lib', { recursive: true, force: true })
await vite(['lib'])
await vite(['lib-styles'])
await run('the types', ['node_modules/typescript/bin/tsc', '-p', 'apps/tooling/tsconfig.lib.json'])
// The keys of the words are typed by the German catalogue itself.
cpSync('src/i18n/messages/de', 'dist/lib/i18n/messages/de', { recursive: true })
