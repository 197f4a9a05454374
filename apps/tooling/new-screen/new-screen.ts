import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const USAGE =
  'Usage: npm run new:screen -- storefront/cart/gift-page (or admin/…: area, subject and name, in lower case with dashes)'

const pascal = (name: string) => name.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
/** 'gift-page' as a reader writes it: 'Gift page'. */
const sentence = (name: string) => name.slice(0, 1).toUpperCase() + name.slice(1).replaceAll('-', ' ')

const path = process.argv[2] ?? ''
const [, area = '', subject = '', name = ''] =
  /^(storefront|admin)\/([a-z]+(?:-[a-z]+)*)\/([a-z]+(?:-[a-z]+)*)$/.exec(path) ?? []

/** The template that lies beside this file, for this screen. */
const written = (template: string) =>
  readFileSync(join(import.meta.dirname, template), 'utf8')
    .replaceAll('Area/Subject/', `${pascal(area)}/${sentence(subject)}/`)
    .replaceAll("'./template-page'", `'@/screens/${path}'`)
    .replaceAll('../../../stories/', '../../')
    .replaceAll('<PageHeader', area === 'admin' ? '<PageHeader density="admin"' : '<PageHeader')
    .replaceAll('TemplatePage', pascal(name))
    .replaceAll('template-page', name)
    .replaceAll('Template page', sentence(name))

const files = [
  { file: `src/screens/${path}.tsx`, template: 'template-page.tsx' },
  { file: `stories/${path}.stories.tsx`, template: 'template-page.stories.tsx' },
]
const taken = files.find(({ file }) => existsSync(file))
if (name === '' || taken) {
  console.error(taken && name !== '' ? `${taken.file} exists already; nothing was written.` : USAGE)
  process.exitCode = 1
} else {
  for (const { file, template } of files) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, written(template))
    console.log(file)
  }
  execFileSync(
    join('node_modules', '.bin', 'oxfmt'),
    files.map(({ file }) => file),
  )
}
