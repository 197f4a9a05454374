import { readFileSync, writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import root from '../../../package.json' with { type: 'json' }

/** The table, written again by `npm run build-package -- --sizes`. */
const PAGE = 'stories/docs/component-sizes.md'
/** What a component may grow by, in KiB, before somebody has to decide on it by writing the table. */
const TOLERANCE = 0.5

type Size = readonly [names: string, kib: number]

const isPeer = (id: string) =>
  Object.keys(root.peerDependencies).some((name) => id === name || id.startsWith(`${name}/`))

const exportsOf = (file: string): readonly string[] => {
  const [, names = ''] = /^export \{ ([^}]+) \}/m.exec(readFileSync(`dist/lib/${file}.js`, 'utf8')) ?? []
  return names.split(', ')
}

/** The components of each module that the package exports. */
function components() {
  const offered = new Set(exportsOf('index').filter((name) => /^[A-Z][A-Za-z]*[a-z]/.test(name)))
  return [...readFileSync('src/ui/index.ts', 'utf8').matchAll(/^export (?!type).*from '\.\/([\w-]+)'/gm)]
    .map(([, module = '']) => exportsOf(`ui/${module}`).filter((name) => offered.has(name)))
    .filter((names) => names.length > 0)
}

/** KiB gzip of a program, minified, that imports these and leaves out what a host has anyway. */
async function kibOf(names: readonly string[]): Promise<number> {
  const entry = 'virtual:import'
  const built = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'import',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) =>
          id === entry ? `export { ${names.join(', ')} } from '${process.cwd()}/dist/lib/index.js'` : null,
      },
    ],
    build: {
      write: false,
      rolldownOptions: { input: entry, external: isPeer, preserveEntrySignatures: 'strict' },
    },
  })
  const files = [built].flat().flatMap((one) => ('output' in one ? one.output : []))
  const scripts = files.flatMap((file) => (file.type === 'chunk' ? [file.code] : []))
  return scripts.reduce((sum, code) => sum + gzipSync(code, { level: 9 }).length / 1024, 0)
}

/** `Dialog and its 8 parts` */
const labelOf = (names: readonly string[]) => {
  const [shortest = ''] = names.toSorted((one, other) => one.length - other.length)
  return names.length > 3 ? `${shortest} and its ${names.length - 1} parts` : names.join(', ')
}

async function measured(): Promise<readonly Size[]> {
  const sizes: Size[] = []
  for (const names of components()) sizes.push([labelOf(names), await kibOf(names)])
  return sizes.sort(([one], [other]) => one.localeCompare(other, 'en'))
}

const row = (name: string, kib: string) => `| ${name.padEnd(37)} | ${kib.padStart(4)} |\n`

export async function writeSizes(): Promise<void> {
  const rows = (await measured()).map(([names, kib]) => row(names, kib.toFixed(1)))
  writeFileSync(PAGE, row('Import from `verda`', 'KiB') + row('-'.repeat(37), '---:') + rows.join(''))
}

/** Components that are larger than the table says, missing in it or no longer there. */
export async function faultsOfSizes(): Promise<string[]> {
  const lines = readFileSync(PAGE, 'utf8').matchAll(/^\| ([A-Z][\w, ]+?) +\| +([\d.]+) \|$/gm)
  const told = new Map([...lines].map(([, names = '', kib]) => [names, Number(kib)]))
  const sizes = await measured()
  const faults = sizes.flatMap(([names, kib]) => {
    const was = told.get(names)
    if (was !== undefined && kib <= was + TOLERANCE) return []
    return [`${names}: ${kib.toFixed(1)} KiB instead of ${was ?? 'none'} in ${PAGE}`]
  })
  const now = new Set(sizes.map(([names]) => names))
  const gone = [...told.keys()].filter((names) => !now.has(names))
  return [...faults, ...gone.map((names) => `${names} of ${PAGE} is no export`)]
}
