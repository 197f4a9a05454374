import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { shootStories } from './visual-shoot'

const CACHE = 'node_modules/.cache/verda-visual'
const storybook = resolve('node_modules/storybook/dist/bin/dispatcher.js')

const git = (...args: readonly string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim()

export const buildStorybook = (cwd: string, to: string) =>
  execFileSync(process.execPath, [storybook, 'build', '--quiet', '-o', to], {
    cwd,
    stdio: ['ignore', 'ignore', 'inherit'],
  })

/** Part of the cache key, because images are comparable only if taken by the same code. */
const waysOfDrawing = () =>
  ['visual-shoot.ts', 'visual-stories.ts']
    .reduce((hash, file) => hash.update(readFileSync(join(import.meta.dirname, file))), createHash('sha256'))
    .digest('hex')
    .slice(0, 8)

function buildCommit(commit: string, to: string): void {
  const home = mkdtempSync(join(tmpdir(), 'verda-visual-'))
  const tree = join(home, 'base')
  try {
    git('worktree', 'add', '--detach', tree, commit)
    symlinkSync(resolve('node_modules'), join(tree, 'node_modules'))
    buildStorybook(tree, to)
  } finally {
    if (existsSync(tree)) git('worktree', 'remove', '--force', tree)
    rmSync(home, { recursive: true, force: true })
  }
}

const readPictures = (folder: string) =>
  new Map(readdirSync(folder).map((file) => [file.replace(/\.png$/, ''), readFileSync(join(folder, file))]))

/** Images of a commit, taken on this machine; cached with their Storybook for later comparisons. */
export async function basePictures(commit: string, only: string): Promise<Map<string, Buffer>> {
  const full = git('rev-parse', commit)
  const cached = join(CACHE, full)
  const built = join(cached, 'storybook')
  const pictures = join(cached, `pictures-${waysOfDrawing()}`)
  if (existsSync(pictures)) {
    const all = readPictures(pictures)
    return new Map([...all].filter(([name]) => name.split('.')[0]?.includes(only)))
  }
  if (!existsSync(join(built, 'index.json'))) {
    // Only the latest base is cached.
    rmSync(CACHE, { recursive: true, force: true })
    buildCommit(full, resolve(built))
  }
  const shots = await shootStories(built, only)
  if (only === '') {
    mkdirSync(pictures, { recursive: true })
    for (const [name, png] of shots) writeFileSync(join(pictures, `${name}.png`), png)
  }
  return shots
}
