import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'

const USAGE =
  'Usage: npm run new:screen -- storefront/cart/gift-page (or admin/…: area, subject and name, in lower case with dashes)'

const pascal = (name: string) => name.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
/** 'gift-page' as a reader writes it: 'Gift page'. */
const sentence = (name: string) => name.slice(0, 1).toUpperCase() + name.slice(1).replaceAll('-', ' ')

const path = process.argv[2] ?? ''
const [, area = '', subject = '', name = ''] =
  /^(storefront|admin)\/([a-z]+(?:-[a-z]+)*)\/([a-z]+(?:-[a-z]+)*)$/.exec(path) ?? []

const camel = (text: string) => pascal(text).replace(/^./, (letter) => letter.toLowerCase())
const textsOf = (namespace: string, language: string) => `src/i18n/messages/${language}/${namespace}.json`
/** The subject's own texts, or those of the whole area. */
const own = area === 'admin' ? `admin${pascal(subject)}` : camel(subject)
const namespace = existsSync(textsOf(own, 'de')) ? own : area === 'admin' ? 'admin' : 'shop'
const EMPTY = { de: 'Noch nichts hier', tr: 'Henüz bir şey yok', en: 'Nothing here yet' }

/** Adds the screen's texts to every language. */
function writeTexts(): string[] {
  return Object.entries(EMPTY).map(([language, empty]) => {
    const file = textsOf(namespace, language)
    const texts = z.record(z.string(), z.unknown()).parse(JSON.parse(readFileSync(file, 'utf8')))
    const added = { ...texts, [camel(name)]: { title: sentence(name), empty } }
    writeFileSync(file, `${JSON.stringify(added, null, 2)}\n`)
    return file
  })
}

/** The template that lies beside this file, for this screen. */
const written = (template: string) =>
  readFileSync(join(import.meta.dirname, template), 'utf8')
    .replaceAll('Area/Subject/', `${pascal(area)}/${sentence(subject)}/`)
    .replaceAll("'./template-page'", `'@/screens/${path}'`)
    .replaceAll('../../../stories/', '../../')
    .replaceAll(/<(PageHeader|EmptyState|ErrorState)/g, area === 'admin' ? '<$1 density="admin"' : '<$1')
    .replaceAll("useTranslations('catalogue')", `useTranslations('${namespace}')`)
    .replaceAll("t('title')", `t('${camel(name)}.title')`)
    .replaceAll("t('emptyTitle')", `t('${camel(name)}.empty')`)
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
  const texts = writeTexts()
  console.log(texts.join('\n'))
  execFileSync(join('node_modules', '.bin', 'oxfmt'), [...files.map(({ file }) => file), ...texts])
}
