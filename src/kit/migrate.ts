import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { extname, join, relative } from 'node:path'
import type { Linter } from 'eslint'
import plugin from './eslint-plugin'

/** Texts of a project by their path in it. */
export type Files = ReadonlyMap<string, string>

export interface Migration {
  /** What changes, with its new text. */
  readonly changed: Files
  /** `path:line message` of what a person has to decide. */
  readonly byHand: readonly string[]
}

export type Lint = (
  code: string,
  path: string,
) => { readonly output: string; readonly left: readonly string[] }

const CODE = /\.[cm]?[jt]sx?$/
const STYLE = /\.(css|scss|sass|less|html|svg|vue|astro|mdx?)$/
const IGNORED = /^(\..*|node_modules|dist|build|out|coverage)$/
/** Custom properties that Tailwind has under the names of Verda's. */
const TAILWINDS = ['font-sans', 'font-serif', 'ease-in', 'ease-out']
const STYLES_IMPORT = /^(.*@?import\s*(['"]))verda\/styles\.css(\2.*)$/m

const lineOf = (text: string, index: number) => text.slice(0, index).split('\n').length

/** Where custom properties are set. */
function definitions(files: Files, pattern: RegExp): ReadonlyMap<string, string> {
  const found = [...files].flatMap(([path, text]) =>
    [...text.matchAll(pattern)].map(({ 1: name = '', index }): [string, string] => [
      name,
      `${path}:${lineOf(text, index)}`,
    ]),
  )
  // The first of each name.
  return new Map(found.reverse())
}

/**
 * Gives the tokens their prefix. A name is the project's own if it sets it, and has a Tailwind or the prefixed name as well.
 */
function prefixer(files: Files, tokens: readonly string[], hasTailwind: boolean) {
  const names = [...tokens].sort((one, other) => other.length - one.length).join('|')
  const own = definitions(files, new RegExp(`(?<![\\w-])--(${names})['"]?\\]?\\s*:`, 'g'))
  const all = [...files.values()].join('\n')
  const kept = new Map([...own].filter(([name]) => hasTailwind || all.includes(`--verda-${name}:`)))
  const isKept = (name: string) => kept.has(name) || (hasTailwind && TAILWINDS.includes(name))
  // In code `--text` may as well be less by one; in HTML a comment.
  const inCode = new RegExp(`(?<=var\\(\\s*|['"\`])--(${names})(?![\\w-])`, 'g')
  const inStyle = new RegExp(`(?<![\\w!-])--(${names})(?![\\w-])`, 'g')
  return {
    prefixed: (text: string, path: string) =>
      text.replaceAll(CODE.test(path) ? inCode : inStyle, (whole, name: string) =>
        isKept(name) ? whole : `--verda-${name}`,
      ),
    byHand: [...kept].map(
      ([name, place]) => `${place} --${name} is your own or Verda's: write --verda-${name} for Verda's.`,
    ),
  }
}

/** Writes a project as the breaking entries of CHANGELOG.md ask, as far as a machine can. */
export function migrateFiles(
  files: Files,
  { tokens, hasTailwind, lint }: { tokens: readonly string[]; hasTailwind: boolean; lint: Lint },
): Migration {
  const { prefixed, byHand } = prefixer(files, tokens, hasTailwind)
  const changed = new Map<string, string>()
  const left = [...byHand]
  const hasPage = [...files.values()].some((text) => text.includes('verda/page.css'))
  for (const [path, text] of files) {
    let now = prefixed(text, path)
    const styles = hasPage ? null : STYLES_IMPORT.exec(now)
    if (styles && hasTailwind)
      left.push(
        `${path}:${lineOf(now, styles.index)} verda/styles.css is in layers: see 'Beside Tailwind' in its README.md.`,
      )
    else if (styles) now = now.replace(STYLES_IMPORT, '$&\n$1verda/page.css$3')
    if (CODE.test(path) && /['"]verda(\/|['"])/.test(now)) {
      const linted = lint(now, path)
      now = linted.output
      left.push(...linted.left)
    }
    if (now !== text) changed.set(path, now)
  }
  return { changed, byHand: left }
}

const MISSING = `verda migrate needs eslint, and for TypeScript @typescript-eslint/parser:
npm install --save-dev eslint @typescript-eslint/parser`

/** The rules of `verda/eslint-plugin` that know what was taken away. */
export async function linter(): Promise<Lint> {
  const loaded = await Promise.all([import('eslint'), import('@typescript-eslint/parser')]).catch(() => {
    throw new Error(MISSING)
  })
  const [{ Linter: ESLinter }, parser] = loaded
  const engine = new ESLinter()
  const config: Linter.Config = {
    files: ['**/*.{js,jsx,ts,tsx,cjs,cts,mjs,mts}'],
    plugins: { verda: plugin },
    rules: { 'verda/admin-density': 'error', 'verda/no-removed': 'error' },
    linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'off' },
  }
  return (code, path) => {
    const jsx = !/\.[cm]?ts$/.test(path)
    const languageOptions = { parser, parserOptions: { ecmaFeatures: { jsx } } }
    const { output, messages } = engine.verifyAndFix(code, [{ ...config, languageOptions }], path)
    return { output, left: messages.map(({ line, message }) => `${path}:${line} ${message}`) }
  }
}

function filesIn(folder: string): Files {
  const found: [string, string][] = []
  const read = (at: string) => {
    for (const entry of readdirSync(at, { withFileTypes: true })) {
      const path = join(at, entry.name)
      if (IGNORED.test(entry.name)) continue
      if (entry.isDirectory()) read(path)
      else if (CODE.test(entry.name) || STYLE.test(extname(entry.name)))
        found.push([relative(folder, path), readFileSync(path, 'utf8')])
    }
  }
  read(folder)
  return new Map(found)
}

/** What git has not yet; nothing without git. */
function uncommitted(folder: string): string {
  try {
    return execFileSync('git', ['status', '--porcelain', '--', '.'], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
  } catch {
    return ''
  }
}

interface Options {
  readonly dry: boolean
  readonly force: boolean
  readonly tokens: readonly string[]
}

/**
 * Migrates the project in a folder. @returns what it tells
 * @throws Error if git has uncommitted changes, which it would be mixed with
 */
export async function migrate(folder: string, { dry, force, tokens }: Options): Promise<string> {
  const manifest = join(folder, 'package.json')
  if (!existsSync(manifest)) throw new Error(`${manifest} does not exist: name the folder of your project`)
  if (!dry && !force && uncommitted(folder) !== '')
    throw new Error('There are uncommitted changes: commit them first, or add --force')
  const hasTailwind = readFileSync(manifest, 'utf8').includes('"tailwindcss"')
  const files = filesIn(folder)
  const { changed, byHand } = migrateFiles(files, { tokens, hasTailwind, lint: await linter() })
  if (!dry) for (const [path, text] of changed) writeFileSync(join(folder, path), text)
  return [
    ...changed.keys(),
    `${dry ? 'Would change' : 'Changed'}: ${changed.size} of ${files.size} files.`,
    ...(byHand.length > 0 ? ['', 'By hand:', ...byHand] : []),
    '',
    "Your type checker finds the rest; the entries 'Breaking' of node_modules/verda/CHANGELOG.md say what to write.",
    '',
  ].join('\n')
}
