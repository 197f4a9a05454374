import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { removedExports, removedProps } from './lint/removed'
import { linter, migrate, migrateFiles } from './migrate'

const tokens = ['primary', 'text', 'text-muted', 'font-sans', 's-4']
const lint = await linter()
const migrated = (files: Record<string, string>, hasTailwind = false) => {
  const before = new Map(Object.entries(files))
  const { changed, byHand } = migrateFiles(before, { tokens, hasTailwind, lint })
  return { after: Object.fromEntries([...before, ...changed]), changed: [...changed.keys()], byHand }
}
const IMPORTS = `import { AlertDialog, Card, UploadItem } from 'verda'
import { CouponCard } from 'verda/screens/admin/coupons/coupon-card'
import { OrderPanel } from 'verda/screens/admin/orders/panel/order-panel'
import { AuthDialog } from 'verda/screens/storefront/account/auth-dialog'
import { CartSidebar as Cart } from 'verda/screens/storefront/cart/cart-sidebar'\n`
/** An element as it is after the migration, with what is left. */
function element(before: string) {
  const { after, byHand } = migrated({
    'src/part.tsx': `${IMPORTS}export const part = (p: P) => ${before}\n`,
  })
  return {
    after: (after['src/part.tsx'] ?? '')
      .slice(IMPORTS.length + 'export const part = (p: P) => '.length)
      .trim(),
    byHand,
  }
}

describe('verda migrate: what was taken away', () => {
  it.each([
    [`<AuthDialog sessionEnded {...p} />`, `<AuthDialog why="ended" {...p} />`],
    [`<AuthDialog sessionEnded={p.is} />`, `<AuthDialog why={p.is ? 'ended' : undefined} />`],
    [
      `<main><Cart\n  open={p.isOpen}\n  state={p.state} /></main>`,
      `<main>{p.isOpen && <Cart\n  state={p.state} />}</main>`,
    ],
    [`<Cart open={p.a || p.b} state={p.state} />`, `(p.a || p.b) && <Cart state={p.state} />`],
    [`<AuthDialog open />`, `<AuthDialog />`],
    [`<UploadItem state={{ kind: 'done' }} />`, `<UploadItem state={{ status: 'done' }} />`],
    [
      `<CouponCard coupon={{ premiumExtensionMonths }} />`,
      `<CouponCard coupon={{ premiumMonths: premiumExtensionMonths }} />`,
    ],
    [
      `<Card density="admin"><AlertDialog title="Delete?" /></Card>`,
      `<Card density="admin"><AlertDialog size="admin" title="Delete?" /></Card>`,
    ],
  ])('%s', (before, now) => {
    expect(element(before)).toEqual({ after: now, byHand: [] })
    expect(element(now).after).toBe(now)
  })

  it('is told with its line where a person has to decide', () => {
    expect(element(`<OrderPanel overlay />`)).toEqual({
      after: `<OrderPanel overlay />`,
      byHand: ['src/part.tsx:6 overlay of OrderPanel is gone: leave it out.'],
    })
    expect(element(`[<Cart open={p.isOpen} />]`).byHand).toEqual([
      'src/part.tsx:6 open of CartSidebar is gone: mount it while it is open.',
    ])
    const views = `import { OrderViewTabs } from 'verda/screens/admin/orders/order-view-tabs'\n`
    expect(migrated({ 'a.ts': views }).byHand).toEqual([
      'a.ts:1 OrderViewTabs is gone: use ViewTabs, and ViewDialog to name a view.',
    ])
  })

  it('is of the package alone', () => {
    const own = `import { CartSidebar } from './own'\nexport const part = <CartSidebar open />\n`
    expect(migrated({ 'part.tsx': own }).changed).toEqual([])
  })

  it('stands in a breaking entry of the change log', () => {
    const log = readFileSync('.github/CHANGELOG.md', 'utf8').split('\n')
    const breaking = log.filter((line) => line.startsWith('- **Breaking**')).join('\n')
    const gone = Object.values(removedProps).flatMap((props) =>
      Object.keys(props ?? {}).map((path) => path.split('.').at(-1)),
    )
    const names = [...gone, ...Object.keys(removedExports)]
    expect(names.filter((name = '') => !breaking.includes(name))).toEqual([])
  })

  it('is of components that the package has', () => {
    const primitives = [...readFileSync('src/ui/index.ts', 'utf8').matchAll(/'\.\/([\w-]+)'/g)]
    const files = [
      ...primitives.map(([, name = '']) => `src/ui/${name}.tsx`).filter((file) => existsSync(file)),
      ...readdirSync('src/screens', { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.tsx'))
        .map((file) => join('src/screens', file)),
    ]
    const sources = files.map((file) => readFileSync(file, 'utf8')).join('\n')
    const missing = Object.keys(removedProps).filter((name) => !sources.includes(`export function ${name}(`))
    expect(missing).toEqual([])
  })
})

describe('verda migrate: tokens', () => {
  it('get their prefix in styles and in texts of code, not where code counts down', () => {
    const { after } = migrated({
      'theme.css': `:root { --primary: blue; --my-text: red; }\n.a { color: var(--text-muted, var(--text)) }\n`,
      'a.tsx': `let text = 2; --text\nexport const a = <p style={{ color: 'var(--text)', '--primary': 'red' }} className="p-[var( --s-4)]" />\n`,
      'a.html': `<!--text--><p style="margin: var(--s-4)"></p>`,
    })
    expect(after).toEqual({
      'theme.css': `:root { --verda-primary: blue; --my-text: red; }\n.a { color: var(--verda-text-muted, var(--verda-text)) }\n`,
      'a.tsx': `let text = 2; --text\nexport const a = <p style={{ color: 'var(--verda-text)', '--verda-primary': 'red' }} className="p-[var( --verda-s-4)]" />\n`,
      'a.html': `<!--text--><p style="margin: var(--verda-s-4)"></p>`,
    })
    expect(migrated(after).changed).toEqual([])
  })

  it('stay where the name is the project’s own: beside a Tailwind, or beside the prefixed name', () => {
    const css = `\n:root { --primary: violet; }\n.a { color: var(--primary); margin: var(--s-4); font: 1em var(--font-sans) }\n`
    expect(migrated({ 'a.css': css }, true)).toEqual({
      after: { 'a.css': css.replace('--s-4', '--verda-s-4') },
      changed: ['a.css'],
      byHand: [`a.css:2 --primary is your own or Verda's: write --verda-primary for Verda's.`],
    })
    expect(migrated({ 'a.css': `:root { --primary: violet; --verda-primary: blue }` }).changed).toEqual([])
  })
})

describe('verda migrate: styles', () => {
  it('are two sheets, but not beside a Tailwind', () => {
    const main = `import 'verda/styles.css'\nimport './own.css'\n`
    expect(migrated({ 'main.tsx': main }).after).toEqual({
      'main.tsx': `import 'verda/styles.css'\nimport 'verda/page.css'\nimport './own.css'\n`,
    })
    expect(migrated({ 'a.css': `@import "verda/styles.css";\n` }).after).toEqual({
      'a.css': `@import "verda/styles.css";\n@import "verda/page.css";\n`,
    })
    expect(migrated({ 'main.tsx': main }, true).byHand).toEqual([
      `main.tsx:1 verda/styles.css is in layers: see 'Beside Tailwind' in its README.md.`,
    ])
  })
})

describe('verda migrate in a folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'verda-migrate-'))
  afterEach(() => rmSync(folder, { recursive: true, force: true }))
  const write = (name: string, text: string) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  const run = (options: { dry?: boolean; force?: boolean }) =>
    migrate(folder, { dry: false, force: false, tokens, ...options })

  it('asks for a clean tree, tells with --dry, and leaves what others wrote', async () => {
    const css = `.a { color: var(--text) }`
    for (const file of ['src/a.css', 'node_modules/b/b.css', 'dist/a.css']) write(file, css)
    await expect(run({})).rejects.toThrow('package.json does not exist')
    write('package.json', '{}')
    execFileSync('git', ['init', '--quiet'], { cwd: folder })
    await expect(run({})).rejects.toThrow('uncommitted')
    expect(await run({ dry: true })).toContain('src/a.css\nWould change: 1 of 1 files.')
    expect(readFileSync(join(folder, 'src/a.css'), 'utf8')).toBe(css)
    expect(await run({ force: true })).toContain('Changed: 1 of 1 files.')
    expect(readFileSync(join(folder, 'src/a.css'), 'utf8')).toBe(`.a { color: var(--verda-text) }`)
    expect(readFileSync(join(folder, 'dist/a.css'), 'utf8')).toBe(css)
  })
})
