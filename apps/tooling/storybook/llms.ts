import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Manifests } from 'storybook/internal/types'
import { z } from 'zod'

const page = z.object({
  id: z.string(),
  path: z.string(),
  title: z.string(),
  content: z.string().default(''),
})
type Page = z.infer<typeof page>
const docs = z.object({ docs: z.record(z.string(), page).default({}) })
const pagesIn = (manifest: unknown): readonly Page[] =>
  Object.values(docs.safeParse(manifest).data?.docs ?? {})

const textOf = (file: string) => readFileSync(file, 'utf8').trim()
const withoutTitle = (text: string) => text.replace(/^# .+\n/, '')
const decisions = () =>
  readdirSync('stories/docs/decisions')
    .filter((name) => /^\d/.test(name))
    .map((name) => textOf(join('stories/docs/decisions', name)).replaceAll(/^#/gm, '##'))

/** A page of MDX with the texts that its blocks show, without what only Storybook reads. */
function asMarkdown({ content, path }: Page): string {
  const texts = new Map(
    [...content.matchAll(/^import (\w+) from '(.+)\?raw'/gm)].map(([, name = '', file = '']) => [name, file]),
  )
  return content
    .replace(/^(?:import [^\n]+\n|\n|<Meta [^\n]+\n)+/, '')
    .replaceAll(/<\/?Lead>/g, '')
    .replaceAll(/<MarkdownPage text=\{(\w+)\} \/>/g, (_, name: string) =>
      textOf(join(dirname(path), texts.get(name) ?? '')),
    )
    .replaceAll(/<RuleList page="([\w-]+)" \/>/g, (_, name: string) =>
      withoutTitle(textOf(`stories/docs/rules/${name}.md`)),
    )
    .replaceAll('<DecisionList />', () => decisions().join('\n\n'))
    .trim()
}

/** Writes `llms.txt` and each page and component as Markdown into a built Storybook, for agents without a browser. */
export function writeForAgents(folder: string, manifests: Manifests): void {
  mkdirSync(join(folder, 'md'), { recursive: true })
  const write = (id: string, title: string, text: string): string => {
    writeFileSync(join(folder, 'md', `${id}.md`), `${text}\n`)
    return `- [${title}](md/${id}.md)`
  }
  const pages = pagesIn(manifests.docs).map((each) =>
    write(each.id, each.title.replace(/^(?:Docs|Product)\//, ''), asMarkdown(each)),
  )
  const components = Object.values(manifests.components?.components ?? {}).map((component) => {
    const { id, name, description = '', import: line = '', stories } = component
    const guide = pagesIn(component).map(asMarkdown).join('\n\n') || `# ${name}\n\n${description}`
    const code = stories.flatMap(({ snippet }) => snippet ?? []).map((each) => `\`\`\`tsx\n${each}\n\`\`\``)
    return write(id, name, [guide, `\`\`\`tsx\n${line}\n\`\`\``, ...code].join('\n\n'))
  })
  const heads = ['# Verda', '> React components and whole screens of a shop and its back office.']
  const parts = ['## Pages', pages.join('\n'), '## Components', components.join('\n')]
  writeFileSync(join(folder, 'llms.txt'), `${[...heads, ...parts].join('\n\n')}\n`)
}
