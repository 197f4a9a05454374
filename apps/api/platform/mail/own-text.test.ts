import compile from 'icu-minify/compile'
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '@/shop/shared/language'
import { TEXT_KINDS } from '@/shop/mails/mail-texts'
import { fieldsIn, readOwnText, typedText } from './own-text'
import { problemsOf, textsOf } from './own-texts'

const subject = compile('Ihre Bestellung {orderNumber} ist da')
const premium = compile('{months, plural, one {# Monat} other {# Monate}} Premium bei {shop}')
const cheaper = compile('{count, plural, one {{name} ist günstiger} other {# sind günstiger}}')

const read = (typed: string, standard: unknown = subject) =>
  readOwnText(typed, { language: 'de', standard, others: ['shop'] })
const written = (typed: string, values: Record<string, string | number>, standard?: unknown) => {
  const found = read(typed, standard)
  return 'text' in found ? found.text(values) : found
}

describe('an own text of a mail [ADMIN-651]', () => {
  it('is written with the fields that the standard one has, and the shop’s name', () => {
    expect(written('{shop}: {orderNumber}!', { orderNumber: 'VD-1', shop: 'Teehaus' })).toBe('Teehaus: VD-1!')
  })

  it.each([
    ['Ihre Bestellung', { problem: 'missing', field: 'orderNumber' }],
    ['{orderNumber} {adress}', { problem: 'unknown', field: 'adress' }],
    ['{orderNumber} {constructor}', { problem: 'unknown', field: 'constructor' }],
    ['{orderNumber', { problem: 'broken' }],
    ['orderNumber} {orderNumber}', { problem: 'broken' }],
    ['{orderNumber} {}', { problem: 'broken' }],
    ['{orderNumber, date}', { problem: 'broken' }],
    ['{orderNumber, number}', { problem: 'broken' }],
    ['{orderNumber, select, a {x} other {y}}', { problem: 'broken' }],
    ['{orderNumber, plural, other {#}}', { problem: 'broken' }],
    [`${'{orderNumber, plural, other {'.repeat(70)}`, { problem: 'broken' }],
  ])('is refused with its reason: %s', (typed, problem) => {
    expect(read(typed)).toEqual(problem)
  })

  it.each([
    ['{months, plural, one {einen Monat} other {# Monate}}', undefined],
    ['{months, plural, =1 {einen} =12 {ein Jahr} other {# Monate}} {shop}', undefined],
    ['{months} Premium', undefined],
    ['{months, plural, one {# Monat}}', { problem: 'broken' }],
    ['{months, plural, one {# {monat}} other {# Monate}}', { problem: 'unknown', field: 'monat' }],
    ['{months, plural, one {} other {# Monate}}', { problem: 'empty' }],
    ['{months, plural, =12 {} other {# Monate}}', { problem: 'empty' }],
  ])('is looked at in every plural: %s', (typed, problem) => {
    const found = read(typed, premium)
    expect('text' in found ? undefined : found).toEqual(problem)
  })

  it('has a field wherever the standard text has it', () => {
    expect(read('{count, plural, one {Etwas} other {# von {name}}}', cheaper)).toEqual({
      problem: 'missing',
      field: 'name',
    })
    expect(read('{count, plural, one {{name}!} other {#!}}', cheaper)).toHaveProperty('text')
  })

  it('says what was typed, quotes and HTML too [ADMIN-652]', () => {
    const typed = `<b>Hallo</b> & "{shop}'da" '{orderNumber}' d'accord <<>> it''s`
    expect(written(typed, { shop: 'Çay', orderNumber: 'VD-1' })).toBe(
      `<b>Hallo</b> & "Çay'da" 'VD-1' d'accord <<>> it''s`,
    )
  })

  it('writes numbers as the language does, however they come', () => {
    expect(written('{months} und {months, plural, other {#}}', { months: 1200 }, premium)).toBe(
      '1200 und 1.200',
    )
  })
})

it('a standard text is shown as it can be typed, with what may be inserted', () => {
  expect(typedText(premium)).toBe('{months, plural, one {# Monat} other {# Monate}} Premium bei {shop}')
  expect(typedText('{months, plural, other {# ay}}')).toBe('{months, plural, other {# ay}}')
  expect(fieldsIn(cheaper).map(({ name }) => name)).toEqual(['count', 'name'])
})

describe.each(LANGUAGES)('the standard texts in %s', (language) => {
  it.each(TEXT_KINDS)('of %s are sent as they are, also with one letter more [ADMIN-651]', (kind) => {
    const texts = textsOf(kind, language, {})
    expect(texts.length).toBeGreaterThan(0)
    const changed = Object.fromEntries(texts.map(({ id, standard }) => [id, `${standard}!`]))
    expect(problemsOf(kind, language, changed)).toEqual([])
    for (const { fields } of texts) for (const { insert } of fields) expect(insert).toMatch(/^\{\w+[,}]/)
  })
})
