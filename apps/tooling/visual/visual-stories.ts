import type { Page } from 'playwright-core'
import { z } from 'zod'

const story = z.object({
  id: z.string(),
  title: z.string(),
  tags: z.array(z.string()),
  status: z.optional(z.string()),
  globals: z.record(z.string(), z.unknown()),
})
export type DrawnStory = z.output<typeof story>

interface LoadedStory extends Omit<DrawnStory, 'globals' | 'status'> {
  readonly storyGlobals?: Record<string, unknown>
  readonly initialArgs: { readonly state?: { readonly status?: unknown } | null }
}
declare global {
  interface Window {
    __STORYBOOK_PREVIEW__?: {
      storyStoreValue?: object
      extract: () => Promise<Record<string, LoadedStory>>
    }
  }
}

/** All stories of the Storybook opened in a page. */
export async function storiesOn(page: Page): Promise<readonly DrawnStory[]> {
  await page.waitForFunction(() => window.__STORYBOOK_PREVIEW__?.storyStoreValue !== undefined)
  const found = await page.evaluate(async () => {
    const stories = await window.__STORYBOOK_PREVIEW__?.extract()
    return Object.values(stories ?? {}).map(({ id, title, tags, storyGlobals, initialArgs }) => ({
      id,
      title,
      tags,
      globals: storyGlobals ?? {},
      status: initialArgs.state?.status,
    }))
  })
  return z.array(story).parse(found)
}

/**
 * Stories to take screenshots of: matrices, and of every screen one story per state in its theme and language; also stories
 * tagged `picture`, never those tagged `no-picture`.
 */
export function picturesOf(stories: readonly DrawnStory[]): readonly DrawnStory[] {
  const visited = new Set<string>()
  return stories.filter(({ title, tags, status, globals }) => {
    if (tags.includes('no-picture')) return false
    if (title.startsWith('Matrix/')) return true
    const isVariant = 'theme' in globals || 'language' in globals
    if (!/^(?:Storefront|Admin)\//.test(title) || !tags.includes('dev') || isVariant) return false
    const state = `${title} ${status ?? ''}`
    const isFirst = !visited.has(state)
    visited.add(state)
    return isFirst || tags.includes('picture')
  })
}
