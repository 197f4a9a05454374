import { execFileSync } from 'node:child_process'
import { runFrames, storyIds } from './storybook/frames'

/**
 * `npm run test:storybook -- [part of an id] [--built]`: every story of the built Storybook, opened alone in a bare frame
 * as a visitor of the published one does, plays without an error and without a call that nothing mocks.
 */
const folder = 'dist/storybook'
const args = process.argv.slice(2)
const part = args.find((arg) => !arg.startsWith('--')) ?? ''
if (!args.includes('--built'))
  execFileSync('npm', ['run', '--silent', 'build-storybook', '--', '--quiet'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })

const ids = storyIds(folder).filter((id) => id.includes(part))
const failed = await runFrames(folder, ids, (id, problems) =>
  console.error(`✗ ${id}\n    ${problems.join('\n    ').slice(0, 600)}`),
)
console.log(`${ids.length - failed} passed, ${failed} failed`)
process.exitCode = failed === 0 && ids.length > 0 ? 0 : 1
