import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { z } from 'zod'

const answered = z.object({
  result: z.object({ content: z.array(z.object({ text: z.string() })) }),
})

/** Asks a tool as an agent does. */
async function ask(address: string, name: string, input: object): Promise<string> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: input } }),
  })
  const [, data = ''] = /^data: (.+)$/m.exec(await response.text()) ?? []
  return answered
    .parse(JSON.parse(data))
    .result.content.map(({ text }) => text)
    .join('\n')
}

/** Questions with what their answers have to say. */
const QUESTIONS: readonly (readonly [tool: string, input: object, answers: readonly RegExp[]])[] = [
  [
    'docs-list',
    {},
    [/^- Button \(ui-actions-button\): \w/m, /^- CartSidebar \(storefront-cart-cart-sidebar\): \w/m],
  ],
  [
    'docs-show',
    { id: 'ui-actions-button' },
    [
      /^ {2}variant\?: .*"danger"/m,
      /^ {2}disabled\?: boolean = false;$/m,
      /^- To do something: /m,
      /^- Enter, Space: /m,
    ],
  ],
  ['docs-show', { id: 'admin-shared-list-table' }, [/^ {2}columns: /m, /<ListTable$/m]],
  [
    'docs-show',
    { id: 'docs-foundations-tokens--tokens-colours-spacing' },
    [/--verda-surface: light-dark/, /--verda-s-1: /],
  ],
  [
    'docs-show-story',
    { storyId: 'storefront-cart-cart-sidebar--ready' },
    [/from 'verda\/samples\/storefront\/cart\/cart-sidebar'/, /<CartSidebar \{\.\.\.samples\.Ready\} \/>/],
  ],
  [
    'docs-show',
    { id: 'docs-getting-started--docs' },
    [/^# Docs\/Getting started$/m, /export function NewsletterForm/, /^- Try your colours: \/docs\//m],
  ],
]

const page = z.object({ content: z.string().default('') })
const pages = z.record(z.string(), page).default({})
const failed = z.object({ message: z.string() }).optional()
const story = z.object({ id: z.string(), error: failed })
const manifest = z.object({
  components: z.record(
    z.string(),
    z.object({ id: z.string(), error: failed, stories: z.array(story), docs: pages }),
  ),
})
const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))

/** What of the manifests would lead an agent astray. */
function faultsIn(folder: string): readonly string[] {
  const components = Object.values(manifest.parse(read(`${folder}/manifests/components.json`)).components)
  const { docs } = z.object({ docs: pages }).parse(read(`${folder}/manifests/docs.json`))
  const texts = [docs, ...components.map((component) => component.docs)].flatMap(
    Object.entries<z.infer<typeof page>>,
  )
  return [
    ...components.filter(({ stories }) => stories.length === 0).map(({ id }) => `${id} has no stories`),
    ...components
      .flatMap((component) => [component, ...component.stories])
      .flatMap(({ id, error }) => (error ? [`${id}: ${error.message.slice(0, 100)}`] : [])),
    ...texts
      .filter(([, { content }]) => /^(?:import |<[A-Z])/m.test(content.replaceAll(/^```[^]*?^```$/gm, '')))
      .map(([id]) => `${id} is no Markdown`),
  ]
}

/** Asks `npm run mcp` about a built Storybook. @returns what agents are not told */
export async function faultsForAgents(folder: string): Promise<readonly string[]> {
  const server = spawn(process.execPath, ['apps/tooling/storybook/serve-mcp.mjs', folder, '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    const said: unknown = await Promise.race([once(server.stdout, 'data'), once(server, 'exit')])
    const [address] = /http:\S+/.exec(String(said)) ?? []
    if (address === undefined) return ['npm run mcp does not start']
    const faults = [...faultsIn(folder)]
    for (const [tool, input, wanted] of QUESTIONS) {
      const text = await ask(address, tool, input)
      for (const each of wanted)
        if (!each.test(text)) faults.push(`${tool} ${JSON.stringify(input)} does not say ${String(each)}`)
    }
    return faults
  } finally {
    server.kill()
  }
}
