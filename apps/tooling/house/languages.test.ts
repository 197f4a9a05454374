import { describe, expect, it } from 'vitest'
import { LANGUAGES, type Language } from '@/domain/shared/language'
import { turkishExceptions } from '../../../stories/docs/turkish-exceptions'
import { filesOf, textOf } from './source'

/** Function words unique to each language; ambiguous ones such as 'an', 'was', 'da' and 'no' are left out. */
const SMALL_WORDS: Readonly<Record<Language, string>> = {
  de: `und oder aber nicht mit für der die das den dem des ist sind wird werden wurde wurden bitte ein eine einen
    einer einem dein deine deinen ihr ihre ihren ihrem ihrer ihnen wir zum zur auf aus bei nach von vom noch schon
    kein keine keinen kann können hat haben sich wenn über nur auch als bis diese dieser dieses diesen mehr alle
    ohne jetzt hier ab je zu im sie es`,
  tr: `ve için ile bir bu lütfen değil veya ya olarak daha çok siz sizin var yok olan kadar sonra önce göre gibi
    henüz tüm her hiç yeni yeniden tekrar şimdi burada ise değiştir edildi oldu not`,
  en: `the and or with your please for not of is are to this that these you we our be been has have were will would
    from by on at it its than there when which could cannot try again now here only more`,
}

/** Letters that do not occur in words of the language; a word with them is foreign or a name. */
const FOREIGN_LETTERS: Readonly<Record<Language, RegExp>> = {
  de: /[çğıış]|i̇/u,
  tr: /[äßqwx]/u,
  en: /[äöüßçğış]|i̇/u,
}

/** Names, which are the same in all languages. */
const NAMES = [
  ...['Verda', 'GmbH', 'PayPal', 'IBAN', 'Android', 'Store', 'PostgreSQL', 'Web', 'WebP'],
  ...['Europe', 'Berlin', 'Weimar', 'Leipzig', 'Zeynep', 'Türkiye', 'Ç'],
  // Languages are named in their own language.
  ...['Deutsch', 'Türkçe', 'English'],
  // Turkish for EU.
  'AB',
  // A data centre in sample data, a unit, the variables of 'buy X get Y', part of a certificate number.
  ...['central', 'kcal', 'X', 'ÖKO'],
]

/** Words common to two languages; never a whole sentence. */
const SHARED: Readonly<Record<string, readonly string[]>> = {
  'de=tr': ['Telefon', 'Menü', 'Premium', 'Firma', 'Profil', 'Grafik'],
  'de=en': [
    ...['Name', 'Push', 'Code', 'System', 'Status', 'Website', 'Position', 'Apricot', 'Downloads', 'Domain'],
    ...['Sand', 'Rose'],
    ...[
      'Premium',
      'Barcode',
      'Text',
      'Shop',
      'Server',
      'Region',
      'Bank',
      'Standard',
      'Bestseller',
      'Service',
    ],
    'optional',
    'Administrator',
  ],
  'tr=en': ['Platform', 'Protein', 'Premium'],
}

type Node = string | { readonly [key: string]: Node }
const isNode = (value: unknown): value is Node =>
  typeof value === 'string' ||
  (typeof value === 'object' && value !== null && Object.values(value).every(isNode))

interface Message {
  /** With namespace: 'checkout.title'. */
  readonly key: string
  readonly text: string
}

const leaves = (node: Node, key: string): Message[] =>
  typeof node === 'string'
    ? [{ key, text: node }]
    : Object.entries(node).flatMap(([part, value]) => leaves(value, `${key}.${part}`))

/** Intentionally Turkish texts in the German shop, listed in stories/docs/writing.mdx. */
const isException = (language: Language, { key, text }: Message) =>
  language === 'de' &&
  turkishExceptions.some(([namespace, quoted]) => key.startsWith(`${namespace}.`) && quoted === text)

const messagesOf = (language: Language): Message[] =>
  filesOf([`src/i18n/messages/${language}`], ['.json'])
    .flatMap((file) => {
      const parsed: unknown = JSON.parse(textOf(file))
      if (!isNode(parsed)) throw new Error(`${file} is no catalogue`)
      return leaves(parsed, file.slice(file.lastIndexOf('/') + 1, -'.json'.length))
    })
    // Language codes for `lang` attributes are not texts.
    .filter((message) => !LANGUAGES.some((code) => code === message.text) && !isException(language, message))

/** Visible text of an ICU message: all branches without syntax and URLs. */
const shown = (text: string): string =>
  text
    .replaceAll(/<\/?\w+>|\{\w+\}|\S+@\S+/g, ' ')
    .replaceAll(/\{\s*\w+\s*,\s*\w+\s*,?/g, ' ')
    .replaceAll(/(=\d+|\w+)\s*\{|[{}#]/g, ' ')

const wordsOf = (text: string): string[] => shown(text).match(/[\p{L}\p{M}]+/gu) ?? []
const withoutNames = (text: string) => wordsOf(text).filter((word) => !NAMES.includes(word))

/** Words that do not belong in a text of this language: function words or letters of another one. */
function foreignIn(language: Language, text: string): string[] {
  const own = new Set(SMALL_WORDS[language].split(/\s+/))
  const others = LANGUAGES.filter((other) => other !== language)
  const small = new Set(
    others.flatMap((other) => SMALL_WORDS[other].split(/\s+/)).filter((word) => !own.has(word)),
  )
  return withoutNames(text).filter((word) => {
    const lower = word.toLocaleLowerCase(language)
    return small.has(lower) || FOREIGN_LETTERS[language].test(lower)
  })
}

type Pair = readonly [Language, Language]
const PAIRS: readonly Pair[] = [
  ['de', 'tr'],
  ['de', 'en'],
  ['tr', 'en'],
]

/** Words of four and more letters that two languages have in common in the same text, i.e. that may be untranslated. */
const untranslated = ([one, other]: Pair, text: string): string[] =>
  withoutNames(text).filter((word) => word.length > 3 && !SHARED[`${one}=${other}`]?.includes(word))

const SENTENCES: Readonly<Record<Language, readonly string[]>> = {
  de: [
    'Bitte prüfen Sie Ihre Eingaben.',
    'Warenkorb wird geladen',
    '{count, plural, one {# Straße} other {#}}',
  ],
  tr: ['Lütfen bilgilerinizi kontrol edin.', 'Sepetiniz boş', 'Kupon ve indirim'],
  en: [
    'Please check your entries.',
    'The cart is empty',
    '{count, plural, one {# of the products} other {#}}',
  ],
}

describe('languages', () => {
  it.each(LANGUAGES)('a sentence in another language is detected in %s', (language) => {
    expect(SENTENCES[language].flatMap((sentence) => foreignIn(language, sentence))).toEqual([])
    const strange = LANGUAGES.filter((other) => other !== language).flatMap((other) => SENTENCES[other])
    expect(strange.filter((sentence) => foreignIn(language, sentence).length === 0)).toEqual([])
  })

  it.each(LANGUAGES)('every message of %s is in that language', (language) => {
    const messages = messagesOf(language)
    expect(messages.length).toBeGreaterThan(1000)
    const foreign = messages.flatMap(({ key, text }) =>
      foreignIn(language, text).map((word) => `${key}: ‘${word}’ in “${text}”`),
    )
    expect(foreign).toEqual([])
  })

  it.each(PAIRS)('no text of %s is untranslated in %s', (...pair) => {
    const [one, other] = pair
    const same = new Map(messagesOf(other).map(({ key, text }) => [key, text]))
    const found = messagesOf(one)
      .filter(({ key, text }) => same.get(key) === text && untranslated(pair, text).length > 0)
      .map(({ key, text }) => `${key}: “${text}”`)
    expect(found).toEqual([])
  })

  it('all listed names and shared words are needed', () => {
    const texts = new Map(LANGUAGES.map((language) => [language, messagesOf(language)]))
    const said = new Set([...texts.values()].flat().flatMap(({ text }) => wordsOf(text)))
    expect(NAMES.filter((name) => !said.has(name))).toEqual([])
    const idle = PAIRS.flatMap(([one, other]) => {
      const known = new Map(texts.get(other)?.map(({ key, text }) => [key, text]))
      const equal = texts.get(one)?.filter(({ key, text }) => known.get(key) === text) ?? []
      const words = new Set(equal.flatMap(({ text }) => wordsOf(text)))
      return (SHARED[`${one}=${other}`] ?? []).filter((word) => !words.has(word))
    })
    expect(idle).toEqual([])
  })
})
