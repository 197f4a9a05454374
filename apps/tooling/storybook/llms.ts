import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Manifests } from 'storybook/internal/types'
import { z } from 'zod'

const docs = z.object({
  docs: z.record(
    z.string(),
    z.object({
      id: z.string(),
      title: z.string(),
      content: z.string().default(''),
      summary: z.string().optional(),
    }),
  ),
})

/** A page of MDX without what only Storybook reads. */
const asMarkdown = (content: string) =>
  content
    .replace(/^(?:import [^\n]+\n|\n|<Meta [^\n]+\n)+/, '')
    .replaceAll(/<\/?Lead>/g, '')
    .trim()

/** Writes `llms.txt` and each page and component as Markdown into a built Storybook, for agents without a browser. */
export function writeForAgents(folder: string, manifests: Manifests): void {
  mkdirSync(join(folder, 'md'), { recursive: true })
  const write = (id: string, title: string, text: string): string => {
    writeFileSync(join(folder, 'md', `${id}.md`), `${text}\n`)
    return `- [${title}](md/${id}.md)`
  }
  const pages = Object.values(docs.safeParse(manifests.docs).data?.docs ?? {}).map(({ id, title, content }) =>
    write(id, title.replace(/^Docs\//, ''), asMarkdown(content)),
  )
  const components = Object.values(manifests.components?.components ?? {}).map(
    ({ id, name, description = '', import: line = '', stories }) => {
      const code = stories.flatMap(({ snippet }) => snippet ?? []).map((each) => `\`\`\`tsx\n${each}\n\`\`\``)
      return write(id, name, [`# ${name}`, description, `\`\`\`tsx\n${line}\n\`\`\``, ...code].join('\n\n'))
    },
  )
  const heads = ['# Verda', '> React components and whole screens of a shop and its back office.']
  const parts = ['## Pages', pages.join('\n'), '## Components', components.join('\n')]
  writeFileSync(join(folder, 'llms.txt'), `${[...heads, ...parts].join('\n\n')}\n`)
}
