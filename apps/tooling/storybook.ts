import { execFileSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { runFrames, storiesByFile } from './storybook/frames'

/**
 * `npm run test:storybook -- [part of an id] [--built] [--shard 1/4]`: opens every story of the built Storybook in a bare
 * iframe page like a visitor of the published one, and asserts that its play passes, no call is unmocked, and it fits a
 * phone.
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

const files = storiesByFile(folder)
  .map((ids) => ids.filter((id) => id.includes(part)))
  .filter((ids, index) => ids.length > 0 && index % shards === shard - 1)
const stories = files.flat().length
const failed = await runFrames(folder, files, (id, problems) =>
  console.error(`✗ ${id}\n    ${problems.join('\n    ').slice(0, 600)}`),
)
console.log(`${stories - failed} passed, ${failed} failed`)
process.exitCode = failed === 0 && stories > 0 ? 0 : 1
