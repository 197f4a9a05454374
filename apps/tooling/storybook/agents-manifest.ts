import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { ComponentManifest, Manifests } from 'storybook/internal/types'
import { asMarkdown } from './markdown.ts'
import { pastable, readStoryFile, sampled } from './snippets.ts'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Docgen of the package's sources; Storybook adds where the machine of the build has them. */
function docgenOf(
  component: ComponentManifest,
  root: string,
): { reactDocgenTypescript?: { filePath: string; props: Record<string, unknown> } } {
  const docgen = 'reactDocgenTypescript' in component ? component.reactDocgenTypescript : undefined
  if (!isRecord(docgen) || typeof docgen.filePath !== 'string' || !isRecord(docgen.props)) return {}
  const props = Object.entries(docgen.props).map(([name, prop]): [string, unknown] => [
    name,
    isRecord(prop) ? { ...prop, parent: undefined, declarations: undefined } : prop,
  ])
  const filePath = relative(root, docgen.filePath)
  return { reactDocgenTypescript: { ...docgen, filePath, props: Object.fromEntries(props) } }
}

/** Pages, or those of a component, by id: as Markdown in place of MDX. */
function readable(pages: Record<string, unknown>): Record<string, unknown> {
  const texts = Object.entries(pages).map(([id, page]): [string, unknown] => [
    id,
    isRecord(page) && typeof page.content === 'string' && typeof page.path === 'string'
      ? { ...page, content: asMarkdown(page.content, page.path) }
      : page,
  ])
  return Object.fromEntries(texts)
}

/** Where a component has no comment of its own: the lead of its page, or the comment on top of its file. */
function leadOf(component: ComponentManifest, file: unknown): string | undefined {
  const pages = 'docs' in component && isRecord(component.docs) ? Object.values(component.docs) : []
  const contents = pages.map((page) => (isRecord(page) ? String(page.content) : '')).join('\n')
  const lead = /<Lead>([^]+?)<\/Lead>/.exec(contents)
  const head = typeof file === 'string' ? /^\/\*\*([^]*?)\*\//.exec(readFileSync(file, 'utf8')) : null
  return (lead ?? head)?.[1]?.replaceAll(/\s*\n[\s*]*/g, ' ').trim()
}

/** A component with all imports of its snippets, each of which can be pasted as it is. Other stories have none. */
function packaged(component: ComponentManifest, root: string, told: readonly string[]): ComponentManifest {
  const path = join(root, component.path)
  const file = readStoryFile(path, readFileSync(path, 'utf8'))
  const imports = new Set([file.imports.get(component.name) ?? `import { ${component.name} } from 'verda'`])
  const stories = component.stories.map(({ snippet = '', ...story }) => {
    const isSample =
      file.isOwn || told.filter((each) => each === `${component.name} ${story.name}`).length === 1
    const code = pastable(snippet, file) ?? (isSample ? sampled(snippet, component.name, file) : undefined)
    for (const each of code?.imports ?? []) imports.add(each)
    return { ...story, snippet: code?.snippet }
  })
  const docgen = docgenOf(component, root)
  const description = component.description ?? leadOf(component, docgen.reactDocgenTypescript?.filePath)
  return {
    ...component,
    ...(description && { description }),
    import: [...imports].sort().join('\n'),
    stories,
    ...docgen,
    ...('docs' in component && isRecord(component.docs) && { docs: readable(component.docs) }),
  }
}

/** A component with the stories of a further page about it, under the id by which the tools for agents find them. */
function joined(component: ComponentManifest, { stories, import: lines = '' }: ComponentManifest) {
  const known = new Set(component.stories.map(({ id }) => id))
  const further = stories
    .map((story) => ({ ...story, id: story.id.replace(/^.*(?=--)/, component.id) }))
    .filter(({ id }) => !known.has(id))
  const imports = new Set([...(component.import ?? '').split('\n'), ...lines.split('\n')])
  return {
    ...component,
    import: [...imports].sort().join('\n'),
    stories: [...component.stories, ...further],
  }
}

/** Storybook's manifest with what the package exports, imported as the package is. @param root the repository's folder */
export function forAgents(manifests: Manifests, root: string): Manifests {
  const { components, docs } = manifests
  if (components === undefined) return manifests
  const told = Object.values(components.components).flatMap(({ name, stories }) =>
    stories.map((story) => `${name} ${story.name}`),
  )
  const shown = new Map<string, ComponentManifest>()
  for (const each of Object.values(components.components)) {
    const component = packaged(each, root, told)
    const known = shown.get(component.name)
    shown.set(component.name, known ? joined(known, component) : component)
  }
  return {
    ...manifests,
    components: {
      ...components,
      components: Object.fromEntries([...shown.values()].map((each) => [each.id, each])),
    },
    ...(isRecord(docs) && isRecord(docs.docs) && { docs: { ...docs, docs: readable(docs.docs) } }),
  }
}
