import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createTranslator } from 'use-intl/core'
import { describe, expect, it } from 'vitest'
import { LANGUAGES, type Language } from '../shop/shared/language'
import { allMessages } from './all-messages'
import type { Messages } from './types'

const root = join(import.meta.dirname, 'messages')

type Node = string | { [key: string]: Node }
type Entry = readonly [path: string, text: string]
const entriesOf = (node: Node, path: string): Entry[] =>
  typeof node === 'string'
    ? [[path, node]]
    : Object.entries(node).flatMap(([key, value]) => entriesOf(value, `${path}.${key}`))

const textsOf = (language: Language): Entry[] =>
  readdirSync(join(root, language), { encoding: 'utf8', recursive: true })
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) =>
      entriesOf(JSON.parse(readFileSync(join(root, language, file), 'utf8')) as Node, `${language}/${file}`),
    )

const mistakesIn = (language: Language, isMistake: (text: string) => boolean) =>
  textsOf(language).filter(([, text]) => isMistake(text))

/** Texts of the rules that are written with typewriter signs and stay letter by letter. */
const QUOTED = ["URL'i", 'Wunschliste hinzufügen erfordert eine Anmeldung...']
/** In a message, quotes around an argument keep its braces: '{trackingNumber}'. */
const withoutQuoted = (text: string) =>
  QUOTED.reduce((rest, quoted) => rest.replaceAll(quoted, ''), text).replaceAll(/'(\{\w+\})'/g, '$1')

describe.each(LANGUAGES)('texts in %s', (language) => {
  it('use typographic quotes, apostrophes and ellipses', () => {
    expect(mistakesIn(language, (text) => /['"]|\.\.\./.test(withoutQuoted(text)))).toEqual([])
  })

  it('have no stray spaces', () => {
    expect(mistakesIn(language, (text) => /^\s|\s$|\s{2}/.test(text))).toEqual([])
  })
})

it.each(['tr', 'en'] as const)('an ellipsis follows its word without a space in %s', (language) => {
  expect(mistakesIn(language, (text) => text.includes(' …'))).toEqual([])
})

it('English says e-mail, never mail', () => {
  expect(mistakesIn('en', (text) => /(?<![\w{-])mails?\b/i.test(text))).toEqual([])
})

/** Verbs whose object would need a case ending, which no inserted name can carry: 'DHL: sil', not 'DHL sil'. */
const VERBS =
  'sil|düzenle|görüntüle|seç|kaldır|ekle|arşivle|kopyala|etkinleştir|devre dışı bırak|arşivden çıkar|sepete ekle|favorilerden kaldır'

it('a Turkish button puts a colon between an inserted name and its verb', () => {
  expect(mistakesIn('tr', (text) => new RegExp(`^\\{\\w+\\} (${VERBS})$`).test(text))).toEqual([])
})

/** Compiled messages are lists unless they are plain texts. */
const isMessage = (node: string | Messages | undefined): node is string =>
  typeof node === 'string' || Array.isArray(node)

function said(language: Language, key: string, values: Readonly<Record<string, number>>): string {
  const text = key
    .split('.')
    .reduce<string | Messages | undefined>(
      (node, part) => (typeof node === 'object' ? node[part] : undefined),
      allMessages[language],
    )
  if (!isMessage(text)) throw new Error(`${key} is no message`)
  return createTranslator({ locale: language, messages: { text } })('text', values)
}

describe('numbers and plurals', () => {
  it.each([
    ['de', '1.200'],
    ['tr', '1.200'],
    ['en', '1,200'],
  ] as const)('thousands are grouped as everywhere else in %s', (language, thousands) => {
    for (const path of [
      'adminProductWork.select.all',
      'adminProductWork.select.countShort',
      'adminOrders.select.countShort',
      'adminOrders.export.progress',
      'adminProductWork.export.progress',
      'adminReturns.matching.more',
      'admin.picker.stock',
      'mail.lowStock.left',
      'mail.lowStock.more',
      'productImport.tooManyRows',
      'productImport.tooManyChanges',
    ]) {
      const count = 1200
      expect(said(language, path, { count, total: count, max: count, done: 5, shown: 5 })).toContain(
        thousands,
      )
    }
  })

  it('a single month or product has its own sentence', () => {
    const months = (language: Language, count: number) =>
      said(language, 'adminOrders.change.effects.premiumRevoked', { count })
    expect(months('de', 1)).toBe('Der vergebene Monat Premium wird zurückgenommen.')
    expect(months('de', 3)).toBe('Die vergebenen 3 Monate Premium werden zurückgenommen.')
    expect(months('en', 1)).toBe('The granted month of premium is taken back.')
    expect(months('en', 3)).toBe('The granted 3 months of premium are taken back.')
    expect(said('de', 'mail.lowStock.more', { count: 1 })).toBe('Und ein weiteres.')
  })
})
