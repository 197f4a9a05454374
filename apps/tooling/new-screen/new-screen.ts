import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { format, resolveConfig } from 'prettier'
import { parseScreen, screenFiles } from './screen-files'

try {
  const files = screenFiles(parseScreen(process.argv[2]))
  const taken = files.find(({ path }) => existsSync(path))
  if (taken) throw new RangeError(`${taken.path} exists already; nothing was written.`)
  for (const { path, text } of files) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, await format(text, { ...(await resolveConfig(path)), filepath: path }))
    console.log(path)
  }
} catch (error) {
  if (!(error instanceof RangeError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
