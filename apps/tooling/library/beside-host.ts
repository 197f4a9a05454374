import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import { chromium, type Page } from 'playwright-core'
import { build, preview } from 'vite'
import { CHROMIUM_FLAGS, ensureChromium } from '../chromium'

/** What shadcn writes into a host's globals.css, and a scale of its own. */
const HOST_CSS = `@layer theme, base, verda, components, utilities;
@import '${resolve('node_modules/tailwindcss/index.css')}' source(none);
@source './host.jsx';
@custom-variant dark (&:is(.dark *));
:root {
  --radius: 0.625rem; --background: oklch(1 0 0); --foreground: oklch(0.141 0.005 285.823); --primary: oklch(0.606 0.25 292.717);
  --primary-foreground: oklch(0.969 0.016 293.756); --border: oklch(0.92 0.004 286.32); --ring: oklch(0.606 0.25 292.717);
}
.dark { --background: oklch(0.141 0.005 285.823); --foreground: oklch(0.985 0 0); --border: oklch(1 0 0 / 10%); }
@theme { --spacing: 0.27rem; --leading-tight: 1.1; --tracking-tight: -0.05em; --default-transition-duration: 300ms; --ease-out: linear; }
@theme inline {
  --radius-xs: 1px; --radius-xl: calc(var(--radius) + 4px); --color-background: var(--background); --color-foreground: var(--foreground);
  --color-primary: var(--primary); --color-primary-foreground: var(--primary-foreground); --color-border: var(--border);
  --color-ring: var(--ring); --font-serif: 'Times New Roman', serif;
}
@layer base {
  * { @apply border-border outline-ring/50; }
  body { @apply bg-background text-foreground font-sans tracking-tight; }
}
`

const HOST = `import { createRoot } from 'react-dom/client'
import { Badge, Button, BagIcon, Checkbox, Dialog, DialogBody, DialogContent, DialogTitle, Field, Heading, Input, IntlProvider, Note, Select, Skeleton, Switch, Table, TableBody, TableCell, TableHead, TableHeader, TableRow, Text } from 'verda'
import messages from 'verda/messages/en'
import { Ready as cart } from 'verda/samples/storefront/cart/cart-sidebar'
import { Ready as orders } from 'verda/samples/admin/orders/orders-screen'
import { OrdersScreen } from 'verda/screens/admin/orders/orders-screen'
import { CartSidebar } from 'verda/screens/storefront/cart/cart-sidebar'

const host = (
  <section id="host" className="group flex min-h-40 flex-col gap-4 p-6">
    <h1 className="font-serif text-3xl leading-tight font-bold tracking-tight">Orders</h1>
    <nav className="hidden md:flex"><a className="px-2 underline-offset-4 hover:underline" href="#a">All</a></nav>
    <button className="inline-flex h-9 items-center rounded-xl bg-primary px-4 py-2 text-sm text-primary-foreground shadow-xs transition-all ease-out focus-visible:ring-[3px]">Save</button>
    <div className="relative grid grid-cols-2 rounded-xs border bg-background py-6 shadow-sm before:absolute before:content-['']">
      <p className="block truncate text-sm group-hover:opacity-50 md:col-span-2">Camomile</p><hr className="my-2" />
      <input className="h-9 w-full min-w-0 rounded-md border px-3 py-1 text-base outline-none md:text-sm" placeholder="Name" />
      <select className="border"><option>One</option></select><ul className="space-y-2"><li>One</li><li>Two</li></ul>
    </div>
    <div className="fixed inset-0 z-50 animate-pulse translate-x-1/2 bg-black/50 md:hidden" />
    <span className="size-4 animate-spin rotate-45 blur-sm" role="status" /><table><tbody><tr><td className="table-cell">1</td></tr></tbody></table>
  </section>
)
const row = (cells, Cell) => <TableRow>{cells.map((each) => <Cell key={each}>{each}</Cell>)}</TableRow>
const parts = (
  <main>
    <Heading level={1}>Teas</Heading><Text>Three teas</Text><Note>Fresh</Note><Badge tone="success">New</Badge><BagIcon />
    {['primary', 'soft', 'outline', 'ghost'].map((each) => <Button key={each} variant={each}>Buy</Button>)}
    <Field label="Name" hint="As on the box" error="What is it called?"><Input placeholder="Camomile" /></Field>
    <Field label="Kind"><Select value="a" options={[{ value: 'a', label: 'Herbs' }]} /></Field>
    <Checkbox label="Fresh" checked /><Switch label="Shown" checked /><Skeleton />
    <Table label="Teas"><TableHead>{row(['Name'], TableHeader)}</TableHead><TableBody>{row(['Camomile'], TableCell)}</TableBody></Table>
  </main>
)
const views = {
  parts,
  dialog: <Dialog open><DialogContent aria-describedby={undefined}><DialogTitle>Add a tea</DialogTitle><DialogBody>{parts}</DialogBody></DialogContent></Dialog>,
  cart: <CartSidebar {...cart} />,
  orders: <OrdersScreen {...orders} />,
}
createRoot(document.querySelector('#root')).render(
  <IntlProvider language="en" messages={messages}><div id="own" className="verda">{views[location.hash.slice(1)]}</div>{host}</IntlProvider>,
)
`
const VIEWS = ['parts', 'dialog', 'cart', 'orders']
/** The host's page in three: it alone, Verda alone, and both. */
const SHEETS = {
  host: `import './globals.css'`,
  own: `import 'verda/styles.css'\nimport 'verda/page.css'`,
  both: `import './globals.css'\nimport 'verda/styles.css'`,
}
type Sheet = keyof typeof SHEETS

/** Computed styles of elements and pseudo-elements, by their place. */
type Styles = Record<string, string>

function stylesOf(selector: string): Styles {
  for (const animation of document.getAnimations()) animation.cancel()
  const styles: Styles = {}
  // Sides are compared as top, right, bottom and left.
  const names = [...getComputedStyle(document.body)].filter((name) => !/^--|block|inline/.test(name))
  const roots = [...document.querySelectorAll(selector)]
  for (const [at, element] of roots.flatMap((root) => [root, ...root.querySelectorAll('*')]).entries())
    for (const pseudo of ['', '::before', '::after']) {
      const style = getComputedStyle(element, pseudo)
      if (!pseudo || style.content !== 'none')
        styles[`${at} ${element.localName}.${element.className}${pseudo}`] = names
          .map((name) => `${name}: ${style.getPropertyValue(name)};`)
          .join('')
    }
  return styles
}

const declarationsOf = (css = '') =>
  new Map([...css.matchAll(/([a-z][\w-]*): ([^;]*);/g)].map(([, name = '', value]) => [name, value]))

/** Properties that differ, besides the colours of lines that are none and the scheme, whose colours are compared. */
function differences(a: Styles, b: Styles): string[] {
  const places = [...new Set([...Object.keys(a), ...Object.keys(b)])].filter((place) => a[place] !== b[place])
  return places.flatMap((place) => {
    const [one, other] = [declarationsOf(a[place]), declarationsOf(b[place])]
    const isSeen = (name: string) => {
      const line = /^(border-.*|outline)-color$/.exec(name)?.[1]
      return (
        name !== 'color-scheme' &&
        (!line || (other.get(`${line}-style`) !== 'none' && other.get(`${line}-width`) !== '0px'))
      )
    }
    return [...new Set([...one.keys(), ...other.keys()])]
      .filter((name) => one.get(name) !== other.get(name) && isSeen(name))
      .map((name) => `${place} ${name}: ${one.get(name)} → ${other.get(name)}`)
  })
}

async function readPage(page: Page, url: string, view: string): Promise<Record<'host' | 'own', Styles>> {
  await page.goto('about:blank')
  await page.goto(`${url}#${view}`)
  await page
    .locator(view === 'dialog' || view === 'cart' ? '[role=dialog]' : '#own > *')
    .first()
    .waitFor()
  await page.evaluate(() => document.fonts.ready)
  return {
    host: await page.evaluate(stylesOf, '#host'),
    own: await page.evaluate(stylesOf, '#own > *, body > :not(#root, script, [data-radix-focus-guard])'),
  }
}

/** Styles beside a host with Tailwind and shadcn's variables. @returns what changes on either side */
export async function faultsBesideHost(project: string): Promise<string[]> {
  const outDir = join(project, 'beside')
  const page = (sheet: Sheet) => join(project, `beside-${sheet}.html`)
  writeFileSync(join(project, 'src/globals.css'), HOST_CSS)
  writeFileSync(join(project, 'src/host.jsx'), HOST)
  const sheets: Sheet[] = ['host', 'own', 'both']
  for (const sheet of sheets) {
    writeFileSync(join(project, `src/beside-${sheet}.js`), `${SHEETS[sheet]}\nimport './host.jsx'\n`)
    // Dark as next-themes does it. In the light the host says nothing, whatever the system prefers.
    const theme = `const root = document.documentElement, dark = location.search === '?dark'
      if (dark) root.className = root.dataset.theme = root.style.colorScheme = 'dark'
      ${sheet === 'own' ? "root.dataset.theme ??= 'light'" : ''}`
    const script = `<script>${theme}</script><script type="module" src="./src/beside-${sheet}.js"></script>`
    writeFileSync(
      page(sheet),
      `<!doctype html><html lang="en"><link rel="icon" href="data:," /><body><div id="root"></div>${script}</body></html>`,
    )
  }
  const input = sheets.map(page)
  await build({
    root: project,
    configFile: false,
    logLevel: 'error',
    plugins: [tailwindcss()],
    build: { outDir, cssCodeSplit: true, rolldownOptions: { input } },
  })
  const server = await preview({
    root: project,
    configFile: false,
    logLevel: 'error',
    build: { outDir },
    preview: { port: 0, host: '127.0.0.1' },
  })
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: CHROMIUM_FLAGS })
  const faults: string[] = []
  let compared = 0
  try {
    for (const [width, theme] of [
      [1280, 'light'],
      [390, 'dark'],
    ] as const) {
      const context = await browser.newContext({ viewport: { width, height: 800 }, colorScheme: 'dark' })
      await context.route('**/media/**', (route) => route.fulfill({ status: 204 }))
      const tab = await context.newPage()
      const urlOf = (sheet: Sheet) => `${server.resolvedUrls?.local[0] ?? ''}beside-${sheet}.html?${theme}`
      for (const view of VIEWS) {
        const { host } = await readPage(tab, urlOf('host'), view)
        const { own } = await readPage(tab, urlOf('own'), view)
        const both = await readPage(tab, urlOf('both'), view)
        compared += Object.keys(both.host).length + Object.keys(both.own).length
        const found = [...differences(host, both.host), ...differences(own, both.own)]
        faults.push(...found.map((fault) => `beside a host, ${view} at ${width}, ${theme}: ${fault}`))
      }
    }
  } finally {
    await browser.close()
    await new Promise((done) => server.httpServer.close(done))
  }
  console.log(
    `Beside a host with Tailwind ${compared} elements were compared, ${faults.length} styles differ.`,
  )
  return faults
}
