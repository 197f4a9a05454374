import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { chromium, type Page } from 'playwright-core'
import type { Channel } from 'storybook/internal/channels'
import {
  PLAY_FUNCTION_THREW_EXCEPTION,
  STORY_ERRORED,
  STORY_FINISHED,
  STORY_MISSING,
  STORY_THREW_EXCEPTION,
} from 'storybook/internal/core-events'
import { preview } from 'vite'
import { z } from 'zod'
import { CHROMIUM_FLAGS, ensureTestChromium } from './chromium'
import { faultsForAgents } from './storybook/agents'
import { barriersOf, overflowOf } from './storybook/barriers'

/**
 * `npm run test:storybook -- [part of an id] [--built] [--shard 1/4]`: opens every story and documentation page of the built
 * Storybook like a visitor of the published one. A page must log no error, a story must fit a phone, and a component's
 * story those who need it larger or still; what stories assert is run by `npm run test:stories`. `agents` as part of an id
 * asks `npm run mcp` alone, as agents do.
 */
const folder = 'dist/storybook'
const PHONE = { width: 390, height: 844 }
const WIDE = { width: 1200, height: 900 }
/** Timeout in ms until an entry is drawn. */
const TIMEOUT = 60_000

/** What the preview says at the end of a story. */
const ENDS = [
  STORY_FINISHED,
  STORY_MISSING,
  STORY_ERRORED,
  STORY_THREW_EXCEPTION,
  PLAY_FUNCTION_THREW_EXCEPTION,
]
declare global {
  interface Window {
    __STORYBOOK_PREVIEW__: { channel: Channel }
  }
}

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

const { entries } = z
  .object({ entries: z.record(z.string(), z.object({ id: z.string(), type: z.enum(['story', 'docs']) })) })
  .parse(JSON.parse(readFileSync(`${folder}/index.json`, 'utf8')))
type Entry = (typeof entries)[string]
const asked = Object.values(entries)
  // A test of a story has the story's id, and draws nothing else.
  .filter(({ id }) => id.includes(part) && !id.includes(':'))
  .filter((_, index) => index % shards === shard - 1)

/** Opens an entry: a story after others as the sidebar does, since the preview is most of what would be loaded anew. */
async function show(page: Page, root: string, { id, type }: Entry): Promise<void> {
  await page.setViewportSize(WIDE)
  if (type === 'story' && page.url().startsWith(root))
    return page.evaluate(select, { id, ends: ENDS, timeout: TIMEOUT })
  // axe is run by the tests of stories.
  await page.goto(`${root}iframe.html?viewMode=${type}&id=${id}&globals=a11y.manual:!true`)
  await page.locator('.sb-show-main, .sb-show-errordisplay').waitFor({ timeout: TIMEOUT, state: 'attached' })
  await page.waitForLoadState('networkidle')
}

interface Selection {
  id: string
  ends: readonly string[]
  timeout: number
}
/** Runs in the preview. */
const select = ({ id, ends, timeout }: Selection) =>
  new Promise<void>((resolve, reject) => {
    const { channel } = window.__STORYBOOK_PREVIEW__
    for (const end of ends)
      channel.on(end, (story?: string | { storyId?: string }) => {
        // A page of documentation may still be finishing its stories.
        if (typeof story !== 'object' || (story.storyId ?? id) === id) resolve()
      })
    setTimeout(() => reject(new Error(`is not drawn in ${timeout} ms`)), timeout)
    channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' })
  })

/** What the browser's console says of an entry, what the page throws, and whether it fits. */
async function problemsOf(page: Page, root: string, entry: Entry): Promise<readonly string[]> {
  const isStory = entry.type === 'story'
  const problems: string[] = []
  page.on('pageerror', ({ message }) => problems.push(message))
  page.on('console', (message) => {
    if (!isStory && message.type() === 'error') problems.push(message.text())
  })
  try {
    await show(page, root, entry)
    if ((await page.locator('.sb-show-errordisplay').count()) > 0) problems.push('is not drawn')
    const overflow = isStory ? await overflowOf(page, PHONE) : 0
    if (overflow > 0) problems.push(`stands ${overflow} px out of a window of ${PHONE.width} px`)
    if (isStory && entry.id.startsWith('ui-')) problems.push(...(await barriersOf(page)))
  } catch (error) {
    problems.push(error instanceof Error ? error.message : String(error))
  }
  page.removeAllListeners()
  return problems
}

const server = await preview({
  configFile: false,
  // Otherwise a file that is missing is answered with the start page.
  appType: 'mpa',
  logLevel: 'error',
  build: { outDir: folder },
  preview: { port: 0, host: '127.0.0.1' },
})
const browser = await chromium.launch({ executablePath: await ensureTestChromium(), args: CHROMIUM_FLAGS })
let opened = 0
let failed = 0
// One iterator for all workers: each takes the next entry.
const waiting = asked.values()
const work = async () => {
  const visit = () => browser.newPage({ viewport: WIDE, timezoneId: 'UTC', locale: 'de-DE' })
  let page = await visit()
  // A page that is just being loaded anew neither closes nor goes elsewhere.
  const leave = async () => {
    await page.context().close()
    page = await visit()
  }
  for (const entry of waiting) {
    const start = performance.now()
    const open = () => problemsOf(page, server.resolvedUrls?.local[0] ?? '', entry)
    let problems = await open()
    // Storybook loads its frame anew when the story before is just rendered once more.
    if (problems.some((problem) => problem.includes('because of a navigation'))) {
      await leave()
      problems = await open()
    }
    opened += 1
    const seconds = ((performance.now() - start) / 1000).toFixed(1)
    console.log(`${opened}/${asked.length} ${problems.length === 0 ? '✓' : '✗'} ${entry.id} ${seconds} s`)
    if (problems.length === 0) continue
    failed += 1
    // The next story is not to inherit what this one has left.
    await leave()
    console.error(`    ${problems.join('\n    ').slice(0, 600)}`)
  }
}
try {
  await Promise.all(Array.from({ length: availableParallelism() }, work))
} finally {
  await browser.close()
  await server.close()
}
const areAgentsAsked = shard === 1 && 'agents'.startsWith(part)
const untold = areAgentsAsked ? await faultsForAgents(folder) : []
for (const fault of untold) console.error(`✗ agents: ${fault}`)
if (untold.length > 0) failed += 1
const all = asked.length + (areAgentsAsked ? 1 : 0)
console.log(`${all - failed} passed, ${failed} failed`)
process.exitCode = failed === 0 && all > 0 ? 0 : 1
