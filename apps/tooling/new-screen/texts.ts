import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { z } from 'zod'
import { camel, pascal, sentence, type NewScreen } from './names'

const TEXTS = {
  de: {
    name: 'Name',
    empty: 'Noch nichts hier',
    hint: 'Was dazukommt, steht hier.',
    loadFailed: 'Nicht geladen',
  },
  tr: {
    name: 'Ad',
    empty: 'Henüz bir şey yok',
    hint: 'Eklenenler burada görünür.',
    loadFailed: 'Yüklenemedi',
  },
  en: {
    name: 'Name',
    empty: 'Nothing here yet',
    hint: 'What is added shows here.',
    loadFailed: 'Not loaded',
  },
}
const CATALOGUE = 'src/i18n/catalogue.ts'

const fileOf = (namespace: string, language: string) => `src/i18n/messages/${language}/${namespace}.json`
const textsIn = (file: string) =>
  existsSync(file) ? z.record(z.string(), z.unknown()).parse(JSON.parse(readFileSync(file, 'utf8'))) : {}
const save = (file: string, texts: object) => writeFileSync(file, `${JSON.stringify(texts, null, 2)}\n`)

/** The subject's own texts; else those of the whole area, unless it is a section, which brings its own. */
export function namespaceOf({ area, subject, needs }: NewScreen): string {
  const own = area === 'admin' ? `admin${pascal(subject)}` : camel(subject)
  if (needs !== undefined || existsSync(fileOf(own, 'de'))) return own
  return area === 'admin' ? 'admin' : 'shop'
}

/** Adds the screen's texts to every language; a section's name, too. */
export function writeTexts(screen: NewScreen): string[] {
  const namespace = namespaceOf(screen)
  const isNew = !existsSync(fileOf(namespace, 'de'))
  const files = Object.entries(TEXTS).flatMap(([language, { empty, ...ofList }]) => {
    const file = fileOf(namespace, language)
    const title = sentence(screen.name)
    const added = { title, empty, ...(screen.area === 'admin' && ofList) }
    save(file, { ...textsIn(file), [camel(screen.name)]: added })
    return screen.needs === undefined ? [file] : [file, nameSection(screen, language)]
  })
  return isNew ? [...files, listNamespace(namespace)] : files
}

function nameSection({ subject, name }: NewScreen, language: string): string {
  const file = fileOf('admin', language)
  const texts = textsIn(file)
  const sections = z.record(z.string(), z.string()).parse(texts.sections)
  save(file, { ...texts, sections: { ...sections, [subject]: sentence(name) } })
  return file
}

function listNamespace(namespace: string): string {
  const before = readFileSync(CATALOGUE, 'utf8')
  const after = before
    .replace(
      /(?=^import type admin from)/m,
      `import type ${namespace} from './messages/de/${namespace}.json'\n`,
    )
    .replace(/(?=^ {2}admin: typeof admin$)/m, `  ${namespace}: typeof ${namespace}\n`)
  writeFileSync(CATALOGUE, after)
  return CATALOGUE
}
