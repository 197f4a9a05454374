import { spawnSync } from 'node:child_process'
import { readdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import axe, { type AxeResults } from 'axe-core'
import { chromium } from 'playwright-core'
import { build, preview } from 'vite'
import { CHROMIUM_FLAGS, ensureChromium } from '../tooling/chromium'

/**
 * `npx tsx apps/lab/agents.ts <project>`: judges an agent's answers to the tasks of apps/lab/agents/tasks.md, which it wrote
 * with the packed package alone in a project of `npx verda new`: types and known props, the rules of verda/eslint-plugin (colours
 * by tokens, names, density), then each answer drawn without an error and without a violation of axe, light and dark.
 */
const [project = ''] = process.argv.slice(2)
const answers = readdirSync(join(project, 'src/answers')).filter((name) => name.endsWith('.tsx'))
if (answers.length === 0) throw new Error('no answers in src/answers')
const faults: string[] = []
/** WCAG 2.2 A and AA; an answer is no page, so what holds for pages is left out. */
const CRITERIA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

const commands = {
  types: [resolve('node_modules/typescript-native/bin/tsc'), '--noEmit', '--pretty', 'false'],
  lint: ['node_modules/eslint/bin/eslint.js', 'src/answers'],
}
for (const [name, args] of Object.entries(commands)) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: project, encoding: 'utf8' })
  if (status !== 0) faults.push(`${name}: ${stdout}${stderr}`)
}

writeFileSync(
  join(project, 'src/main.tsx'),
  `import { createRoot } from 'react-dom/client'
import { IntlProvider } from 'verda'
import messages from 'verda/messages/en'
import 'verda/styles.css'
import 'verda/page.css'

const answers = import.meta.glob<{ Answer: React.ComponentType }>('./answers/*.tsx', { eager: true })
const { Answer } = answers['./answers/' + location.hash.slice(1)]!
createRoot(document.querySelector('#root')!).render(
  <IntlProvider language="en" messages={messages}><Answer /></IntlProvider>,
)
`,
)
await build({ root: project, logLevel: 'error' })
const server = await preview({ root: project, logLevel: 'error', preview: { port: 0, host: '127.0.0.1' } })
const browser = await chromium.launch({ executablePath: await ensureChromium(), args: CHROMIUM_FLAGS })
try {
  for (const answer of answers)
    for (const theme of ['light', 'dark'] as const) {
      const page = await browser.newPage({ colorScheme: theme })
      page.on('pageerror', ({ message }) => faults.push(`${answer} ${theme}: ${message}`))
      await page.goto(`${server.resolvedUrls?.local[0] ?? ''}#${answer}`)
      await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme)
      await page
        .locator('#root > *')
        .first()
        .waitFor({ state: 'attached' })
        .catch(() => faults.push(`${answer} ${theme}: draws nothing`))
      await page.addScriptTag({ content: axe.source })
      const { violations } = await page.evaluate<AxeResults>(
        `axe.run({ runOnly: ${JSON.stringify(CRITERIA)} })`,
      )
      for (const { id, nodes } of violations)
        faults.push(`${answer} ${theme}: ${id} at ${nodes[0]?.html ?? ''}`)
      await page.close()
    }
} finally {
  await browser.close()
  await new Promise((closed) => server.httpServer.close(closed))
}
for (const fault of faults) console.error(fault)
console.log(`${answers.length} answers, ${faults.length} faults.`)
process.exitCode = faults.length === 0 ? 0 : 1
