import { afterEach, expect } from 'vitest'
import { page } from 'vitest/browser'
import { z } from 'zod'

/** A story's modes for Chromatic (stories/fixtures/pictures.ts); `story` is set by Storybook's addon. */
const pictured = z.object({
  id: z.string(),
  globals: z.object({ theme: z.optional(z.string()) }),
  parameters: z.object({
    chromatic: z.object({
      disableSnapshot: z.literal(false),
      modes: z.record(
        z.string(),
        z.object({
          theme: z.optional(z.string()),
          language: z.optional(z.string()),
          viewport: z.object({ width: z.number(), height: z.number() }),
        }),
      ),
    }),
  }),
})

/** A failed one is drawn as such. */
async function loaded(image: HTMLImageElement): Promise<void> {
  image.loading = 'eager'
  await image.decode().catch(() => undefined)
}

afterEach(async (context) => {
  // A composed story is a function with properties.
  const story = 'story' in context && pictured.safeParse({ ...Object(context.story) }).data
  // A test of the story has pressed something; it has the story's own id.
  const { name, suite } = context.task
  if (!story || (suite && name !== 'base story')) return
  for (const [mode, { theme, language, viewport }] of Object.entries(story.parameters.chromatic.modes)) {
    // Texts of another language need another render.
    if (language !== undefined) continue
    document.documentElement.dataset.theme = theme ?? story.globals.theme ?? 'light'
    await page.viewport(viewport.width, viewport.height)
    await Promise.all([document.fonts.ready, ...[...document.images].map(loaded)])
    await expect.soft(page.elementLocator(document.body)).toMatchScreenshot(`${story.id}-${mode}`)
  }
})
