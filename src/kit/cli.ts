#!/usr/bin/env node
import { cpSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import primitive from '../tokens/primitive.css?raw'
import semantic from '../tokens/semantic.css?raw'
import { brandCss, brandFile } from './brand'

const USAGE = `Usage: verda new <folder>
       verda brand <file.json> > brand.css
The file: { "primary": "#1d4ed8", "accent"?, "fontSans"?, "fontSerif"?, "roundness"?, "density"? }`

/** Copies the template of an application with one screen. */
function create(folder: string): string {
  if (existsSync(folder)) throw new Error(`${folder} exists already`)
  cpSync(join(import.meta.dirname, 'template'), folder, { recursive: true })
  return `cd ${folder} && npm install && npm run dev\n`
}

function run([command, file]: readonly string[]): string {
  if (command === 'new' && file !== undefined) return create(file)
  if (command !== 'brand' || file === undefined) throw new Error(USAGE)
  const read = brandFile.safeParse(JSON.parse(readFileSync(file, 'utf8')))
  if (!read.success) throw new Error(`${file}:\n${z.prettifyError(read.error)}`)
  return brandCss(read.data, { primitive, semantic })
}

try {
  process.stdout.write(run(process.argv.slice(2)))
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
