import { execFileSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { docsPages, runDocsPages } from './storybook/docs-pages'
import { runFrames, storiesByFile } from './storybook/frames'

/**
 * `npm run test:storybook -- [part of an id] [--built] [--shard 1/4]`: opens every story of the built Storybook in a bare
 * iframe page like a visitor of the published one, and asserts that its play passes, no call is unmocked, and it fits a
 * phone; opens every documentation page in both themes and asserts that it logs no error.
 */
const folder = 'dist/storybook'
const { values, positionals } = parseArgs({
  options: { built: { type: 'boolean' }, shard: { type: 'string', default: '1/1' } },
  allowPositionals: true,
})
const [part = ''] = positionals
const [shard = 1, shards = 1] = values.shard.split('/').map(Number)
if (!values.built)
  execFileSync('npm', ['run', '--silent', 'build-storybook', '--', '--quiet'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })

const isInShard = (_: unknown, index: number) => index % shards === shard - 1
const report = (name: string, problems: readonly string[]) =>
  console.error(`✗ ${name}\n    ${problems.join('\n    ').slice(0, 600)}`)

const files = storiesByFile(folder)
  .map((ids) => ids.filter((id) => id.includes(part)))
  .filter((ids) => ids.length > 0)
  .filter(isInShard)
const stories = files.flat().length
const failedStories = await runFrames(folder, files, report)
console.log(`stories: ${stories - failedStories} passed, ${failedStories} failed`)

const pages = docsPages(folder)
  .filter((id) => id.includes(part))
  .filter(isInShard)
const failedPages = await runDocsPages(folder, pages, report)
console.log(
  `documentation pages, twice each: ${2 * pages.length - failedPages} passed, ${failedPages} failed`,
)
process.exitCode = failedStories + failedPages === 0 && stories + pages.length > 0 ? 0 : 1
