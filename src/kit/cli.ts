#!/usr/bin/env node
import { cpSync, existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { z } from 'zod'
import contrast from '../tokens/contrast.css?raw'
import primitive from '../tokens/primitive.css?raw'
import semantic from '../tokens/semantic.css?raw'
import { brandCss, brandFile } from './brand'
import { tokenResolver } from './token-resolver'

const USAGE = `Usage: verda new <folder>
       verda brand <file.json> > brand.css
       verda tokens <file.json> > brand.resolver.json
The file: { "primary": "#1d4ed8", "accent"?, "fontSans"?, "fontSerif"?, "roundness"?, "density"? }`

/** Copies the template of an application with one screen. */
function create(folder: string): string {
  if (existsSync(folder)) throw new Error(`${folder} exists already`)
  cpSync(join(import.meta.dirname, 'template'), folder, { recursive: true })
  return `cd ${folder} && npm install && npm run dev\n`
}

function run([command, file]: readonly string[]): string {
  if (command === 'new' && file !== undefined) return create(file)
  if ((command !== 'brand' && command !== 'tokens') || file === undefined) throw new Error(USAGE)
  const read = brandFile.safeParse(JSON.parse(readFileSync(file, 'utf8')))
  if (!read.success) throw new Error(`${file}:\n${z.prettifyError(read.error)}`)
  const css = brandCss(read.data, { primitive, semantic })
  if (command === 'brand') return css
  const brands = { [basename(file, '.json')]: read.data }
  return `${JSON.stringify(tokenResolver({ primitive, semantic, contrast }, brands), null, 2)}\n`
}

try {
  process.stdout.write(run(process.argv.slice(2)))
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
