#!/usr/bin/env node
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import contrast from '../tokens/contrast.css?raw'
import primitive from '../tokens/primitive.css?raw'
import semantic from '../tokens/semantic.css?raw'
import { brandCss, brandFile, type Brand } from './brand'
import { figmaVariables } from './figma-variables'
import { migrate } from './migrate'
import { tokenResolver } from './token-resolver'
import { parseTokens } from './token-table'

const USAGE = `Usage: verda new <folder>
       verda brand <file.json> > brand.css
       verda tokens <file.json> > brand.resolver.json
       verda figma <folder> [file.json]
       verda migrate [folder] [--dry] [--force]
The file: { "primary": "#1d4ed8", "accent"?, "fontSans"?, "fontSerif"?, "roundness"?, "density"? }`

/** Copies the template of an application with one screen. */
function create(folder: string): string {
  if (existsSync(folder)) throw new Error(`${folder} exists already`)
  cpSync(join(import.meta.dirname, 'template'), folder, { recursive: true })
  // npm packs none.
  writeFileSync(join(folder, '.gitignore'), 'node_modules\ndist\nsrc/brand.css\n')
  return `cd ${folder} && npm install && npm run dev\n`
}

const sources = { primitive, semantic, contrast }

/** A brand whose contrast is enough. */
function readBrand(file: string): { readonly brand: Brand; readonly css: string } {
  const read = brandFile.safeParse(JSON.parse(readFileSync(file, 'utf8')))
  if (!read.success) throw new Error(`${file}:\n${z.prettifyError(read.error)}`)
  return { brand: read.data, css: brandCss(read.data, sources) }
}

function writeFigma(folder: string, file: string | undefined): string {
  const files = Object.entries(
    figmaVariables(sources, file === undefined ? undefined : readBrand(file).brand),
  )
  for (const [name, value] of files) {
    const path = join(folder, name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`)
  }
  return files.map(([name]) => `${join(folder, name)}\n`).join('')
}

const options = {
  dry: { type: 'boolean', default: false },
  force: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const

async function run(): Promise<string> {
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const [command, path, file] = positionals
  if (command === 'migrate') {
    const tokens = [primitive, semantic].flatMap(parseTokens).map(({ name }) => name)
    return migrate(path ?? '.', { ...values, tokens })
  }
  if (path === undefined) throw new Error(USAGE)
  if (command === 'new') return create(path)
  if (command === 'figma') return writeFigma(path, file)
  if (command === 'brand') return readBrand(path).css
  if (command !== 'tokens') throw new Error(USAGE)
  const brands = { [basename(path, '.json')]: readBrand(path).brand }
  return `${JSON.stringify(tokenResolver(sources, brands), null, 2)}\n`
}

try {
  process.stdout.write(await run())
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
