import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { libraryDependencies, optionalPeers } from './manifest'

const root = `import { createRoot } from 'react-dom/client'
const root = createRoot(document.querySelector('#root') ?? document.body)
`

/** Programs that use the package: not at all, and one button. */
const SOURCES = {
  react: `${root}root.render(<button>Weiter</button>)\n`,
  button: `import { Button } from 'verda'\n${root}root.render(<Button>Weiter</Button>)\n`,
} as const
export type PackageEntry = keyof typeof SOURCES

/** Run by Node without a bundler, with types checked for Node's resolution. */
const NODE_PROGRAM = `import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { Button, formatMoney, IntlProvider } from 'verda'
import * as domain from 'verda/domain'
import tr from 'verda/messages/tr'
import ui from 'verda/messages/tr/ui'
import { CartSidebar } from 'verda/screens/storefront/cart/cart-sidebar'

const page = createElement(IntlProvider, { language: 'tr', messages: { ...tr, ui }, children: createElement(Button, null, 'Devam') })
const texts = [renderToString(page), formatMoney({ amount: 1190, currency: 'EUR' }, 'de'), typeof CartSidebar, String(Object.keys(domain).length > 0)]
process.stdout.write(texts.join('|'))
`
/** Programs and tests of the package's own page: what people paste has to compile, and to pass. */
const readmePrograms = (): [string, string][] =>
  [...readFileSync('src/README.md', 'utf8').matchAll(/^```tsx\n([\s\S]*?)^```/gm)].map(
    ([, code = ''], at) => [`src/readme-${at + 1}${/^it\(/m.test(code) ? '.test' : ''}.tsx`, code],
  )

/** As it was written with 0.1.0: what `verda migrate` has to make compile, and pass the lint. */
const OLD: Readonly<Record<string, string>> = {
  'src/old.css': ':root { --primary: #1d4ed8; }\n.old { color: var(--text-muted); }\n',
  'src/old.tsx': `import { useState } from 'react'
import { AlertDialog, Card, UploadItem } from 'verda'
import { SessionEnded } from 'verda/samples/storefront/account/auth-dialog'
import { Ready } from 'verda/samples/storefront/cart/cart-sidebar'
import { AuthDialog } from 'verda/screens/storefront/account/auth-dialog'
import { CartSidebar } from 'verda/screens/storefront/cart/cart-sidebar'
import './old.css'

export function Old({ ended }: { ended: boolean }) {
  const [open, setOpen] = useState(false)
  return (
    <Card density="admin" style={{ color: 'var(--text)' }}>
      <UploadItem name="tea.png" state={{ kind: 'done' }} />
      <CartSidebar {...Ready} open={open} onClose={() => setOpen(false)} />
      <AuthDialog {...SessionEnded} open={ended || open} sessionEnded={ended} />
      <AlertDialog open={open} onOpenChange={setOpen} title="Empty?" confirmLabel="Empty" onConfirm={() => {}} />
    </Card>
  )
}
`,
}

const ENTRIES: readonly PackageEntry[] = ['react', 'button']

const page = (entry: PackageEntry) => `<!doctype html>
<html lang="tr" data-theme="light">
  <head><meta charset="utf-8" /><title>Verda</title><link rel="icon" href="data:," /></head>
  <body><div id="root"></div><script type="module" src="./src/${entry}.tsx"></script></body>
</html>
`

const versionOf = (name: string): string => {
  const manifest: unknown = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'))
  if (typeof manifest === 'object' && manifest !== null && 'version' in manifest)
    return String(manifest.version)
  throw new Error(`${name} is not installed`)
}

const forNode = {
  target: 'ES2023',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  module: 'NodeNext',
  strict: true,
  skipLibCheck: false,
  types: ['node'],
}
/** Type checks of snippets beside those of the template, and for Node, by another major version of TypeScript. */
const TYPE_CHECKS = {
  'tsconfig.snippets.json': {
    extends: './tsconfig.json',
    compilerOptions: { skipLibCheck: true },
    include: ['snippets/*.tsx'],
  },
  'tsconfig.node.json': { compilerOptions: forNode, include: ['program.ts'] },
}

function pack(home: string): string {
  execFileSync(process.execPath, ['--import', 'tsx', 'apps/tooling/library/build-library.ts'], {
    stdio: 'inherit',
  })
  execFileSync('npm', ['pack', './dist/lib', '--silent', '--pack-destination', home], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const tarball = readdirSync(home).find((name) => name.endsWith('.tgz'))
  if (tarball === undefined) throw new Error('npm pack made no tarball')
  return tarball
}

const readJson = (path: string) => z.looseObject({}).parse(JSON.parse(readFileSync(path, 'utf8')))
const dependencies = z.record(z.string(), z.string())

/** The versions of the repository, although template and package accept later ones: a release elsewhere must not fail a run. */
function pinned(template: Record<string, unknown>, tarball: string): object {
  const own = dependencies.parse({
    ...dependencies.parse(template.dependencies),
    ...dependencies.parse(template.devDependencies),
    ...libraryDependencies,
    ...optionalPeers,
    '@types/node': '',
  })
  const versions = Object.keys(own).map((name): [string, string] => [
    name,
    name === 'verda' ? `file:${tarball}` : versionOf(name),
  ])
  return { ...template, dependencies: Object.fromEntries(versions), devDependencies: {} }
}

/** Migrates what was written with 0.1.0, once git has it. */
function migrateOld(folder: string): void {
  for (const [name, text] of Object.entries(OLD)) writeFileSync(join(folder, name), text)
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, stdio: 'ignore' })
  const migrate = () =>
    execFileSync('npx', ['verda', 'migrate'], { cwd: folder, encoding: 'utf8', stdio: 'pipe' })
  git('init')
  let refused = ''
  try {
    migrate()
  } catch (error) {
    refused = String(error)
  }
  if (!refused.includes('uncommitted'))
    throw new Error(`verda migrate wrote into what git has not: ${refused}`)
  git('add', '--all')
  git('-c', 'user.name=stranger', '-c', 'user.email=stranger@verda.example', 'commit', '-m', 'As with 0.1.0')
  const told = migrate()
  console.log(told)
  for (const file of ['src/old.css', 'src/old.tsx', 'Changed: 2 of'])
    if (!told.includes(file)) throw new Error(`verda migrate did not tell: ${file}`)
}

export interface PackageProject {
  readonly folder: string
  /** Path of the packed package. */
  readonly tarball: string
  /** Output of the Node program. */
  readonly printed: string
  /** Stylesheet that the template's script made. */
  readonly brand: string
}

/**
 * What a stranger does: packs the library, makes a project of its template, installs, migrates, and runs all its scripts. Programs and
 * snippets of the documentation are type-checked there.
 */
export function makeProject(): PackageProject {
  const home = mkdtempSync(join(tmpdir(), 'verda-package-'))
  // Also removed if a later step fails.
  process.once('exit', () => rmSync(home, { recursive: true, force: true }))
  const tarball = join(home, pack(home))
  const folder = join(home, 'shop')
  execFileSync(process.execPath, ['dist/lib/kit/cli.js', 'new', folder])
  const manifest = join(folder, 'package.json')
  writeFileSync(manifest, JSON.stringify(pinned(readJson(manifest), tarball)))
  const files: Readonly<Record<string, string>> = {
    'program.ts': NODE_PROGRAM,
    'samples.js': readFileSync('apps/tooling/library/render-samples.js', 'utf8'),
    ...Object.fromEntries(readmePrograms()),
    ...Object.fromEntries(
      Object.entries(TYPE_CHECKS).map(([file, config]) => [file, JSON.stringify(config)]),
    ),
    ...Object.fromEntries(
      ENTRIES.flatMap((entry) => [
        [`src/${entry}.tsx`, SOURCES[entry]],
        [`${entry}.html`, page(entry)],
      ]),
    ),
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  const install = ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--prefer-offline', '--silent']
  execFileSync('npm', install, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
  const snippets = ['--import', 'tsx', 'apps/tooling/library/write-snippets.ts', join(folder, 'snippets')]
  execFileSync(process.execPath, snippets, { stdio: 'inherit' })
  for (const file of Object.keys(TYPE_CHECKS))
    execFileSync(process.execPath, [resolve('node_modules/typescript-native/bin/tsc'), '-p', file], {
      cwd: folder,
      stdio: 'inherit',
    })
  const env = { ...process.env, NODE_ENV: 'production' }
  execFileSync(process.execPath, ['samples.js'], { cwd: folder, env, stdio: 'inherit' })
  const printed = execFileSync(process.execPath, ['program.js'], { cwd: folder, encoding: 'utf8' })
  migrateOld(folder)
  execFileSync('npx', ['verda', 'figma', 'figma', 'brand.json'], { cwd: folder, stdio: 'inherit' })
  for (const script of ['brand', 'types', 'lint', 'test', 'build'])
    execFileSync('npm', ['run', '--silent', script], { cwd: folder, stdio: 'inherit' })
  return { folder, tarball, printed, brand: readFileSync(join(folder, 'src/brand.css'), 'utf8') }
}
