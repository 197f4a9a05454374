import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { compare, type Shot } from './visual-compare'
import { reviewPage } from './visual-page'
import { shootStories } from './visual-shoot'

/**
 * `npm run test:visual -- [commit]`: the matrices of a base commit (HEAD by default) and of the working tree,
 * both drawn now on this machine, and a page with what differs. Nothing is kept in the repository.
 */
const base = process.argv[2] ?? 'HEAD'
const out = 'dist/visual'
const storybook = resolve('node_modules/storybook/dist/bin/dispatcher.js')

const git = (...args: readonly string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim()
const buildStorybook = (cwd: string, to: string) =>
  execFileSync(process.execPath, [storybook, 'build', '--quiet', '-o', to], {
    cwd,
    stdio: ['ignore', 'ignore', 'inherit'],
  })

const home = mkdtempSync(join(tmpdir(), 'verda-visual-'))
const baseTree = join(home, 'base')
try {
  const commit = git('rev-parse', '--short', base)
  git('worktree', 'add', '--detach', baseTree, commit)
  symlinkSync(resolve('node_modules'), join(baseTree, 'node_modules'))
  console.log(`Drawing ${commit} and the working tree …`)
  buildStorybook(baseTree, join(home, 'before'))
  buildStorybook(process.cwd(), join(home, 'after'))
  const before = await shootStories(join(home, 'before'))
  const after = await shootStories(join(home, 'after'))

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
  process.exitCode = rows.length === 0 ? 0 : 1
} finally {
  if (existsSync(baseTree)) git('worktree', 'remove', '--force', baseTree)
  rmSync(home, { recursive: true, force: true })
}
