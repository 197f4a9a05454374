import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { buildIndex, experimental_loadStorybook } from 'storybook/internal/core-server'
import type { Manifests } from 'storybook/internal/types'

/** Writes each snippet of the manifest for agents into a file of its own in the folder, as it would be pasted. */
const [, , folder = ''] = process.argv
const options = { configDir: resolve('.storybook'), packageJson: {} }
const { presets } = await experimental_loadStorybook(options)
const { entries } = await buildIndex(options)
const manifestEntries = Object.values(entries).filter(
  ({ type, tags }) => type === 'story' && tags?.includes('manifest'),
)
// Snippets need no docgen, which takes minutes.
const withoutDocgen = {
  apply: (name: string, value?: unknown, args?: object): unknown =>
    name === 'typescript' ? { reactDocgen: false } : presets.apply(name, value, args),
}
const { components } = await presets.apply<Manifests>('experimental_manifests', undefined, {
  manifestEntries,
  presets: withoutDocgen,
})
mkdirSync(folder, { recursive: true })
let written = 0
for (const component of Object.values(components?.components ?? {}))
  for (const { id, snippet } of component.stories) {
    if (snippet === undefined) continue
    writeFileSync(join(folder, `${id}.tsx`), `${component.import ?? ''}\n\n${snippet}\n\nexport {}\n`)
    written += 1
  }
console.log(`${written} snippets of the manifest are compiled as they are pasted.`)
// Storybook keeps its channel open.
process.exit(written > 1400 ? 0 : 1)
