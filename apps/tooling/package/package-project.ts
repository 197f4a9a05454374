import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const root = `import { createRoot } from 'react-dom/client'
const root = createRoot(document.querySelector('#root') ?? document.body)
`

/** What an importer of the package writes: nothing, one button, a dialog with a coupon card. */
const SOURCES = {
  react: `${root}root.render(<button>Weiter</button>)\n`,
  button: `import { Button } from 'verda'\n${root}root.render(<Button>Weiter</Button>)\n`,
  app: `import { Dialog, DialogBody, DialogContent, DialogHeader, DialogTitle, IntlProvider } from 'verda'
import { allMessages } from 'verda/messages'
import { CouponCard, type CouponCardProps } from 'verda/screens/admin/coupons/coupon-card'
import 'verda/styles.css'
${root}const coupon: CouponCardProps['coupon'] = {
  id: 'coupon-1', code: 'WILLKOMMEN10', name: 'Sonbahar indirimi', description: '', type: 'percentage',
  discountValue: 10, currency: 'EUR', premiumExtensionMonths: 0,
  buyXGetY: { buyQuantity: 0, getFreeQuantity: 0, applicableProducts: [], applicableCategories: [] },
  freeProduct: { productId: null, quantity: 0 }, minimumOrderAmount: 0, platforms: ['germany'],
  startDate: '2026-11-01', endDate: '2026-11-30', usageLimit: { total: null, perUser: 1 },
  settings: { stackable: false, oneTimeUse: true, autoApply: false }, status: 'active', totalUsed: 3,
  shownStatus: 'active', updatedAt: '2026-11-20T10:00:00.000Z',
}
const none = () => undefined
root.render(
  <IntlProvider language="tr" messages={allMessages.tr}>
    <Dialog open>
      <DialogContent aria-describedby={undefined}>
        <DialogHeader><DialogTitle>Merhaba</DialogTitle></DialogHeader>
        <DialogBody><CouponCard coupon={coupon} onStats={none} onEdit={none} onRemove={none} /></DialogBody>
      </DialogContent>
    </Dialog>
  </IntlProvider>,
)
`,
} as const
export type Entry = keyof typeof SOURCES
export const ENTRIES: readonly Entry[] = ['react', 'button', 'app']

const page = (entry: Entry) => `<!doctype html>
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

/** Packs this package and installs the tarball into an empty Vite and React project; gives the project's folder. */
export function makeProject(): string {
  const home = mkdtempSync(join(tmpdir(), 'verda-package-'))
  execFileSync('npm', ['pack', '--silent', '--pack-destination', home], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const tarball = readdirSync(home).find((name) => name.endsWith('.tgz'))
  if (tarball === undefined) throw new Error('npm pack made no tarball')
  const names = ['react', 'react-dom', 'vite', 'typescript', '@types/react', '@types/react-dom']
  const dependencies = Object.fromEntries(names.map((name) => [name, versionOf(name)]))
  writeFileSync(
    join(home, 'package.json'),
    JSON.stringify({
      private: true,
      type: 'module',
      dependencies: { ...dependencies, verda: `file:${tarball}` },
    }),
  )
  writeFileSync(
    join(home, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: {
        target: 'ES2023',
        lib: ['ES2023', 'DOM', 'DOM.Iterable'],
        module: 'ESNext',
        jsx: 'react-jsx',
        moduleResolution: 'bundler',
        strict: true,
        noEmit: true,
        types: ['vite/client'],
      },
      include: ['*.tsx'],
    }),
  )
  for (const entry of ENTRIES) {
    writeFileSync(join(home, `${entry}.tsx`), SOURCES[entry])
    writeFileSync(join(home, `${entry}.html`), page(entry))
  }
  const install = ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--prefer-offline', '--silent']
  execFileSync('npm', install, { cwd: home, stdio: ['ignore', 'ignore', 'inherit'] })
  execFileSync(process.execPath, [resolve('node_modules/typescript/bin/tsc')], {
    cwd: home,
    stdio: 'inherit',
  })
  return home
}
