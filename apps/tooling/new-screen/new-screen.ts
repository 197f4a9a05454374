import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseScreen, screenFiles } from './screen-files'

try {
  const files = screenFiles(parseScreen(process.argv[2]))
  const taken = files.find(({ path }) => existsSync(path))
  if (taken) throw new RangeError(`${taken.path} exists already; nothing was written.`)
  for (const { path, text } of files) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
    console.log(path)
  }
  execFileSync(
    join('node_modules', '.bin', 'oxfmt'),
    files.map(({ path }) => path),
  )
} catch (error) {
  if (!(error instanceof RangeError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
