import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { libraryDependencies } from './manifest'

const root = `import { createRoot } from 'react-dom/client'
const root = createRoot(document.querySelector('#root') ?? document.body)
`

/** Programs that use the package: not at all, one button, a dialog with a coupon card. */
const SOURCES = {
  react: `${root}root.render(<button>Weiter</button>)\n`,
  button: `import { Button } from 'verda'\n${root}root.render(<Button>Weiter</Button>)\n`,
  app: `import { Dialog, DialogBody, DialogContent, DialogHeader, DialogTitle, IntlProvider } from 'verda'
import ui from 'verda/messages/tr/ui'
import adminCoupons from 'verda/messages/tr/adminCoupons'
import admin from 'verda/messages/tr/admin'
import { CouponCard } from 'verda/screens/admin/coupons/coupon-card'
import { Active } from 'verda/samples/admin/coupons/coupon-card'
import 'verda/styles.css'
${root}root.render(
  <IntlProvider language="tr" messages={{ ui, admin, adminCoupons }}>
    <Dialog open>
      <DialogContent aria-describedby={undefined}>
        <DialogHeader><DialogTitle>Merhaba</DialogTitle></DialogHeader>
        <DialogBody><CouponCard {...Active} /></DialogBody>
      </DialogContent>
    </Dialog>
  </IntlProvider>,
)
`,
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
/** Programs of the package's own page: what people paste has to compile. */
const readmePrograms = (): [string, string][] =>
  [...readFileSync('src/README.md', 'utf8').matchAll(/^```tsx\n([\s\S]*?)^```/gm)].map(
    ([, code = ''], at) => [`readme-${at + 1}.tsx`, code],
  )

export const ENTRIES: readonly PackageEntry[] = ['react', 'button', 'app']

const page = (entry: PackageEntry) => `<!doctype html>
<html lang="tr" data-theme="light">
  <head><meta charset="utf-8" /><title>Verda</title><link rel="icon" href="data:," /></head>
  <body><div id="root"></div><script type="module" src="./${entry}.tsx"></script></body>
</html>
`

const versionOf = (name: string): string => {
  const manifest: unknown = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'))
  if (typeof manifest === 'object' && manifest !== null && 'version' in manifest)
    return String(manifest.version)
  throw new Error(`${name} is not installed`)
}

const compilerOptions = {
  target: 'ES2023',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  jsx: 'react-jsx',
  strict: true,
  skipLibCheck: false,
}
const forVite = {
  ...compilerOptions,
  module: 'ESNext',
  moduleResolution: 'bundler',
  noEmit: true,
  types: ['vite/client'],
}
/** Type checks for Vite (as in its template) and for Node, each by another major version of TypeScript. */
const TYPE_CHECKS = [
  {
    file: 'tsconfig.json',
    compiler: 'typescript',
    config: { compilerOptions: forVite, include: ['*.tsx'] },
  },
  {
    file: 'tsconfig.snippets.json',
    compiler: 'typescript-native',
    config: { compilerOptions: { ...forVite, skipLibCheck: true }, include: ['snippets/*.tsx'] },
  },
  {
    file: 'tsconfig.node.json',
    compiler: 'typescript-native',
    config: {
      compilerOptions: { ...compilerOptions, module: 'NodeNext', types: ['node'] },
      include: ['program.ts'],
    },
  },
]

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

export interface PackageProject {
  readonly folder: string
  /** Path of the packed package. */
  readonly tarball: string
  /** Output of the Node program. */
  readonly printed: string
  /** Stylesheet that the package's command made. */
  readonly brand: string
}

/** Packs the library, installs the tarball in an empty Vite and React project and type-checks programs and snippets. */
export function makeProject(): PackageProject {
  const folder = mkdtempSync(join(tmpdir(), 'verda-package-'))
  // Also removed if a later step fails.
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const tarball = pack(folder)
  const names = ['react', 'react-dom', 'vite', '@types/node', '@types/react', '@types/react-dom']
  // The versions of the repository, although the package accepts later ones: a release elsewhere must not fail a run here.
  const pinned = [...names, ...Object.keys(libraryDependencies)]
  const dependencies = Object.fromEntries(pinned.map((name) => [name, versionOf(name)]))
  const files: Readonly<Record<string, string>> = {
    'package.json': JSON.stringify({
      private: true,
      type: 'module',
      dependencies: { ...dependencies, verda: `file:${tarball}` },
    }),
    'program.ts': NODE_PROGRAM,
    'samples.js': readFileSync('apps/tooling/library/render-samples.js', 'utf8'),
    'brand.json': '{ "primary": "#1d4ed8" }',
    ...Object.fromEntries(readmePrograms()),
    ...Object.fromEntries(TYPE_CHECKS.map(({ file, config }) => [file, JSON.stringify(config)])),
    ...Object.fromEntries(
      ENTRIES.flatMap((entry) => [
        [`${entry}.tsx`, SOURCES[entry]],
        [`${entry}.html`, page(entry)],
      ]),
    ),
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  const install = ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--prefer-offline', '--silent']
  execFileSync('npm', install, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
  const snippets = ['--import', 'tsx', 'apps/tooling/library/write-snippets.ts', join(folder, 'snippets')]
  execFileSync(process.execPath, snippets, { stdio: 'inherit' })
  for (const { file, compiler } of TYPE_CHECKS) {
    const tsc = [resolve(`node_modules/${compiler}/bin/tsc`), '-p', file]
    execFileSync(process.execPath, tsc, { cwd: folder, stdio: 'inherit' })
  }
  const env = { ...process.env, NODE_ENV: 'production' }
  execFileSync(process.execPath, ['samples.js'], { cwd: folder, env, stdio: 'inherit' })
  const printed = execFileSync(process.execPath, ['program.js'], { cwd: folder, encoding: 'utf8' })
  const brand = execFileSync(join(folder, 'node_modules/.bin/verda'), ['brand', 'brand.json'], {
    cwd: folder,
    encoding: 'utf8',
  })
  return { folder, tarball: join(folder, tarball), printed, brand }
}
