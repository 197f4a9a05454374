import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { endpoints, type Endpoint } from '@/contract'

const table: readonly (readonly [string, Endpoint])[] = Object.entries(endpoints)

/** Every call's success and each of the errors that its entry in the contract names. */
const promised = table.flatMap(([name, { errors }]) =>
  ['success', ...errors].map((answer) => `${name} ${answer}`),
)

/** Declared for the shape of the table only; this list only ever gets shorter. */
const unseen: readonly string[] = []

/** After a run of the whole suite: what the contract promises and no test has seen fails the run. */
export default function setup(project: TestProject) {
  const { vitest } = project
  const folder = mkdtempSync(join(tmpdir(), 'verda-seen-'))
  const file = join(folder, 'answers')
  writeFileSync(file, '')
  process.env.SEEN_ANSWERS = file
  const remove = () => rmSync(folder, { recursive: true, force: true })
  // A run that is interrupted does not come to its end.
  process.once('exit', remove)
  return async () => {
    const seen = new Set(readFileSync(file, 'utf8').split('\n'))
    remove()
    const ran = new Set(vitest.state.getFiles().map(({ filepath }) => filepath))
    const { testFiles } = await project.globTestFiles()
    if (vitest.config.testNamePattern || !testFiles.every((each) => ran.has(each))) return
    const missing = promised.filter((answer) => !seen.has(answer) && !unseen.includes(answer))
    if (missing.length > 0) {
      // An error while closing is printed, and the run would still count as green.
      process.exitCode = 1
      throw new Error(`No API test has seen these answers of the contract: ${missing.join(', ')}`)
    }
  }
}
