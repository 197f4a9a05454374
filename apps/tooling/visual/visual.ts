import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { basePictures, buildStorybook } from './visual-base'
import { compare, type Shot } from './visual-compare'
import { reviewPage } from './visual-page'
import { shootStories } from './visual-shoot'

/**
 * `npm run test:visual -- [commit] [--only cart]`: compares screens and matrices of a base commit (HEAD by default) with the
 * working tree, both rendered on this machine, and writes a page with the differences. Nothing is stored in the repository.
 */
const { values, positionals } = parseArgs({
  options: { only: { type: 'string', default: '' } },
  allowPositionals: true,
})
const [base = 'HEAD'] = positionals
const out = 'dist/visual'
const commit = execFileSync('git', ['rev-parse', '--short', base], { encoding: 'utf8' }).trim()

const home = mkdtempSync(join(tmpdir(), 'verda-visual-'))
try {
  console.log(`Drawing ${commit} and the working tree …`)
  const before = await basePictures(base, values.only)
  buildStorybook(process.cwd(), home)
  const after = await shootStories(home, values.only)

  rmSync(out, { recursive: true, force: true })
  mkdirSync(out, { recursive: true })
  const write = (name: string, png: Buffer | undefined) => {
    if (png) writeFileSync(join(out, name), png)
    return png && name
  }
  const rows: Shot[] = []
  for (const name of [...new Set([...before.keys(), ...after.keys()])].sort()) {
    const [one, other] = [before.get(name), after.get(name)]
    const { pixels, diff } = compare(one, other)
    if (pixels === 0) continue
    console.log(`  ${name}: ${pixels} px`)
    rows.push({
      name,
      pixels,
      before: write(`${name}.before.png`, one),
      after: write(`${name}.after.png`, other),
      diff: write(`${name}.diff.png`, diff),
    })
  }
  writeFileSync(join(out, 'index.html'), reviewPage(commit, rows, after.size))
  console.log(`${after.size} pictures, ${rows.length} differ from ${commit}: ${join(out, 'index.html')}`)
  process.exitCode = rows.length === 0 && after.size > 0 ? 0 : 1
} finally {
  rmSync(home, { recursive: true, force: true })
}
