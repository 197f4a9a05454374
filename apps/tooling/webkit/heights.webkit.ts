import { readFileSync } from 'node:fs'
import { preview, type PreviewServer } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { eventually, WebKit } from './driver'
import { frameStory, measureOverlays, showStory, shownStory, sizeFrame } from './overlays'

/** Stories that open a dialog, drawer or alert; a file where none does fails. */
const FILES =
  /stories\/(ui\/(alert-dialog|dialog|drawer)|storefront\/.*-(dialog|drawer|sidebar)|admin\/(.*-(form|modal|palette|prompt|cargo)|(cargo|categories|coupons|orders|products|users)-screen))\.stories/

const index = z
  .object({ entries: z.record(z.string(), z.object({ type: z.string(), importPath: z.string() })) })
  .parse(JSON.parse(readFileSync('dist/storybook/index.json', 'utf8')))
const stories = Object.entries(index.entries).filter(
  ([, { type, importPath }]) => type === 'story' && FILES.test(importPath),
)
const files = [...new Set(stories.map(([, { importPath }]) => importPath))]

const measured = z.object({ count: z.number(), problems: z.array(z.string()) })

let server: PreviewServer
let webkit: WebKit
beforeAll(async () => {
  server = await preview({
    configFile: false,
    logLevel: 'error',
    build: { outDir: 'dist/storybook' },
    preview: { port: 0, host: '127.0.0.1' },
  })
  webkit = await WebKit.start()
  await webkit.resize(1500, 1000)
  const root = server.resolvedUrls?.local[0] ?? ''
  await webkit.open(`${root}index.json`)
  await webkit.run(frameStory, `${root}iframe.html?viewMode=story&id=${stories[0]?.[0]}`)
  await webkit.enterFrame('//iframe')
  await eventually(async () => expect(await webkit.run(shownStory)).not.toBe(''))
})
afterAll(async () => {
  await webkit.stop()
  await new Promise((resolve) => server.httpServer.close(resolve))
})

/** Browser windows cannot be as small as a small phone, so stories are shown in an iframe. */
const SIZES = [
  [1440, 860],
  [375, 667],
] as const

describe('an overlay is as high as its content, or as high as it may be', () => {
  it.each(files)('%s', async (file) => {
    const ids = stories.filter(([, { importPath }]) => importPath === file).map(([id]) => id)
    const problems: string[] = []
    let count = 0
    for (const id of ids) {
      await webkit.run(sizeFrame, ...SIZES[0])
      await webkit.run(showStory, id)
      await eventually(async () =>
        expect(await webkit.run(shownStory)).toMatch(
          new RegExp(`^${id} (completed|finished|errored|aborted)$`),
        ),
      )
      for (const [width, height] of SIZES) {
        await webkit.run(sizeFrame, width, height)
        const found = measured.parse(await webkit.run(measureOverlays))
        count += found.count
        problems.push(...found.problems.map((problem) => `${id} (${width} × ${height}): ${problem}`))
      }
    }
    expect(problems.join('\n')).toBe('')
    expect(count).toBeGreaterThan(0)
  })
})
