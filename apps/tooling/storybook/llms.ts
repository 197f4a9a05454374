import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Manifests } from 'storybook/internal/types'
import { z } from 'zod'

const page = z.object({
  id: z.string(),
  title: z.string(),
  content: z.string().default(''),
})
type Page = z.infer<typeof page>
const docs = z.object({ docs: z.record(z.string(), page).default({}) })
const pagesIn = (manifest: unknown): readonly Page[] =>
  Object.values(docs.safeParse(manifest).data?.docs ?? {})

/** Writes `llms.txt` and a file for each page and component into a built Storybook, for agents without a browser. */
export function writeForAgents(folder: string, manifests: Manifests): void {
  mkdirSync(join(folder, 'md'), { recursive: true })
  const write = (id: string, title: string, text: string): string => {
    writeFileSync(join(folder, 'md', `${id}.md`), `${text}\n`)
    return `- [${title}](md/${id}.md)`
  }
  const pages = pagesIn(manifests.docs).map((each) =>
    write(each.id, each.title.replace(/^(?:Docs|Product)\//, ''), each.content),
  )
  const components = Object.values(manifests.components?.components ?? {}).map((component) => {
    const { id, name, description = '', import: line = '', stories } = component
    const guide =
      pagesIn(component)
        .map(({ content }) => content)
        .join('\n\n') || `# ${name}\n\n${description}`
    const code = stories.flatMap(({ snippet }) => snippet ?? []).map((each) => `\`\`\`tsx\n${each}\n\`\`\``)
    return write(id, name, [guide, `\`\`\`tsx\n${line}\n\`\`\``, ...code].join('\n\n'))
  })
  const heads = ['# Verda', '> React components and whole screens of a shop and its back office.']
  const parts = ['## Pages', pages.join('\n'), '## Components', components.join('\n')]
  writeFileSync(join(folder, 'llms.txt'), `${[...heads, ...parts].join('\n\n')}\n`)
}
