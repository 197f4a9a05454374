import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { ComponentManifest, Manifests } from 'storybook/internal/types'
import { pastable, readStoryFile } from './snippets.ts'

/** Journeys, collections and do's and don'ts are no components. */
const NO_COMPONENTS = /^(flows|matrix|ui-guidance)-/

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Docgen with the path of the component's file inside the repository; the manifest has that of the build's machine. */
function docgenOf(
  component: ComponentManifest,
  root: string,
): { reactDocgenTypescript?: { filePath: string } } {
  const docgen = 'reactDocgenTypescript' in component ? component.reactDocgenTypescript : undefined
  if (!isRecord(docgen) || typeof docgen.filePath !== 'string') return {}
  return { reactDocgenTypescript: { ...docgen, filePath: relative(root, docgen.filePath) } }
}

/** Where a component has no comment of its own: the lead of its page, or the comment on top of its file. */
function leadOf(component: ComponentManifest, file: unknown): string | undefined {
  const pages = 'docs' in component && isRecord(component.docs) ? Object.values(component.docs) : []
  const contents = pages.map((page) => (isRecord(page) ? String(page.content) : '')).join('\n')
  const lead = /<Lead>([^]+?)<\/Lead>/.exec(contents)
  const head = typeof file === 'string' ? /^\/\*\*([^]*?)\*\//.exec(readFileSync(file, 'utf8')) : null
  return (lead ?? head)?.[1]?.replaceAll(/\s*\n[\s*]*/g, ' ').trim()
}

/** A component with the snippets that can be pasted as they are, and all imports that they need. */
function packaged(component: ComponentManifest, root: string): ComponentManifest {
  const path = join(root, component.path)
  const file = readStoryFile(path, readFileSync(path, 'utf8'))
  const imports = new Set([file.imports.get(component.name) ?? `import { ${component.name} } from 'verda'`])
  const stories = component.stories.flatMap((story) => {
    const code = story.snippet === undefined || story.error ? undefined : pastable(story.snippet, file)
    if (!code) return []
    for (const each of code.imports) imports.add(each)
    return [{ ...story, snippet: code.snippet }]
  })
  const docgen = docgenOf(component, root)
  const description = component.description ?? leadOf(component, docgen.reactDocgenTypescript?.filePath)
  return {
    ...component,
    ...(description && { description }),
    import: [...imports].sort().join('\n'),
    stories,
    ...docgen,
  }
}

/** Storybook's manifest with what the package exports, imported as the package is. @param root the repository's folder */
export function forAgents(manifests: Manifests, root: string): Manifests {
  const { components } = manifests
  if (components === undefined) return manifests
  const shown = Object.entries(components.components).flatMap(([id, component]) =>
    NO_COMPONENTS.test(id) || component.error ? [] : [[id, packaged(component, root)] as const],
  )
  return { ...manifests, components: { ...components, components: Object.fromEntries(shown) } }
}
