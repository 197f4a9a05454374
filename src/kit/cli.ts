#!/usr/bin/env node
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import primitive from '../tokens/primitive.css?raw'
import semantic from '../tokens/semantic.css?raw'
import { brandCss, brandFile } from './brand'

const USAGE = `Usage: verda brand <file.json> > brand.css
The file: { "primary": "#1d4ed8", "accent"?, "fontSans"?, "fontSerif"?, "roundness"? }`

function run([command, file]: readonly string[]): string {
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
