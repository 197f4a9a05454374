import { describe, expect, it } from 'vitest'
import {
  amount,
  code,
  day,
  email,
  nameText,
  optionalEmail,
  passwordOf,
  prose,
  required,
  searchText,
  text,
  typedEmail,
  whole,
  zip,
} from './fields'
import { validate } from './problem'

type Kind = Parameters<typeof validate>[0]
const read = (kind: Kind, typed: string) => {
  const { data, problems } = validate(kind, typed)
  return problems ? { problem: problems[''] } : { stored: data }
}

const UMLAUT = 'lindenblu\u0308te'
const GUARD = '\u{1F482}\u{1F3FD}\u200D\u2642\uFE0F'
const ENGLAND = '\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}'

describe('a zip code [CHECKOUT-85]', () => {
  it.each([
    ['04 109', '04109'],
    ['D-04109', '04109'],
    ['DE 04109', '04109'],
    ['A-1010', '1010'],
    ['AT1010', '1010'],
    [' CH - 8001 ', '8001'],
    ['CH–8001', '8001'],
    ['TR-34000', '34000'],
    ['D-Leipzig', 'D-Leipzig'],
    ['0410', '0410'],
  ])('%j is stored as %j', (typed, stored) => {
    expect(read(zip(10), typed)).toEqual({ stored })
  })
})

describe('one line of text [API-60]', () => {
  it.each([
    ['  Anna  Berg ', 'Anna  Berg'],
    ['Lindenweg\t4', 'Lindenweg 4'],
    [UMLAUT, 'lindenblüte'],
    ['\u200BAnna\u200B\uFEFF', 'Anna'],
    ['Anna\u2066\u2069', 'Anna'],
    ['\u00AD\u3164\u115F', ''],
    ['\uFE0F', ''],
    [`Tee ${GUARD}`, `Tee ${GUARD}`],
    [`Tee ${ENGLAND}\u200B`, `Tee ${ENGLAND}`],
    ['\u0645\u06CC\u200C\u062E\u0648\u0627\u0647\u0645', '\u0645\u06CC\u200C\u062E\u0648\u0627\u0647\u0645'],
    ['\u05D0\u200F!', '\u05D0\u200F!'],
    ['Anna\n', 'Anna'],
  ])('%j is stored as %j', (typed, stored) => {
    expect(read(text(100), typed)).toEqual({ stored })
  })

  it.each([
    'Anna\n\nBitte zahlen',
    'Straße\r\n4',
    'a\u2028b',
    'a\u2029b',
    'a\u0085b',
    'Berlin\u0007!',
    'a\u0000b',
    'a\u001Bb',
    'half \uD83C of an emoji',
    'X \u202Egnp.tseb',
    'X \u2067gnp\u2069.tseb',
    `Z${'\u0301'.repeat(31)}`,
  ])('%j is refused', (typed) => {
    expect(read(text(100), typed)).toEqual({ problem: 'unprintable' })
  })

  it('is required as something that can be seen', () => {
    for (const typed of ['', ' ', '\u200B', '\uFEFF\u00A0\t', '\u3164', '\uFE0F'])
      expect(read(required(100), typed)).toEqual({ problem: 'required' })
  })

  it('is measured as it is stored', () => {
    expect(read(text(11), UMLAUT)).toEqual({ stored: 'lindenblüte' })
    expect(read(text(10), UMLAUT)).toEqual({ problem: 'tooLong' })
  })
})

describe('text with line breaks [API-61]', () => {
  it.each([
    [' a\r\nb\rc\n\td \n', 'a\nb\nc\n\td'],
    [UMLAUT, 'lindenblüte'],
    ['\u200B\n', ''],
  ])('%j is stored as %j', (typed, stored) => {
    expect(read(prose(100), typed)).toEqual({ stored })
  })

  it.each(['a\u0000b', 'a\u0007b', '\uDF75 half', 'a\u202Eb', `a${'\u0301'.repeat(31)}`])(
    '%j is refused',
    (typed) => {
      expect(read(prose(100), typed)).toEqual({ problem: 'unprintable' })
    },
  )
})

describe('a name [API-62]', () => {
  it.each([
    'Dr. Müller',
    'Dr.Müller',
    'Tee GmbH & Co.KG',
    'J.R.R. Tolkien',
    'Jörg Comes',
    'Tee.Comptoir',
    'Sok.no:4',
    'c/o Meier',
    "O'Neil",
    'Ayşe Yılmaz-Öztürk',
    'Иван',
    '北京',
    'B & B: Tee/Kaffee',
  ])('may be %s', (typed) => {
    expect(read(nameText(100), typed)).toEqual({ stored: typed })
  })

  it.each([
    'Gewonnen: https://evil.example/x',
    'hxxp://evil',
    'WWW.evil.example',
    'Siehe evil.example/x',
    'Besuchen Sie evil.com',
    'EVIL.COM!',
    'Gewinn: x.org.',
    'Schreiben Sie an evil@example.com',
  ])('is not %s', (typed) => {
    expect(read(nameText(100), typed)).toEqual({ problem: 'address' })
  })

  it('has ordinary spaces', () => {
    expect(read(nameText(100), 'Anna\u00A0Berg')).toEqual({ stored: 'Anna Berg' })
    expect(read(nameText(100), 'Anna\n\nBerg')).toEqual({ problem: 'unprintable' })
  })
})

describe('a code [API-65]', () => {
  it.each([
    ['WILLKOMMEN10\u200B', 'WILLKOMMEN10'],
    ['VD\u20112026\u2013000027\u00A0', 'VD-2026-000027'],
    ['\u202A+49\u00AD 30 123\u202C', '+49 30 123'],
    ['\uFF11\uFF10\uFF11\uFF11\uFF15', '10115'],
    [' 00340 4343 ', '00340 4343'],
  ])('%j is read as %j', (typed, stored) => {
    expect(read(code(100), typed)).toEqual({ stored })
  })

  it('has one line', () => {
    expect(read(code(100), '030 123\n456')).toEqual({ problem: 'unprintable' })
  })
})

describe('an e-mail address [API-63]', () => {
  it.each([
    ['a@example.de\u200B', 'a@example.de'],
    ['\u200Ba@exa\u00ADmple.de ', 'a@example.de'],
    ['u\u0308nsal@o\u0308rnek.com.tr', 'ünsal@örnek.com.tr'],
    ["o'neil+tee@sub.example.co", "o'neil+tee@sub.example.co"],
    ['a@tee--haus.example', 'a@tee--haus.example'],
    ['a@xn--rnek-5qa.com.tr', 'a@xn--rnek-5qa.com.tr'],
    [`a@${'b'.repeat(63)}.de`, `a@${'b'.repeat(63)}.de`],
    ['a@4711.de', 'a@4711.de'],
  ])('%j is read as %j', (typed, stored) => {
    expect(read(email, typed)).toEqual({ stored })
    expect(read(optionalEmail, typed)).toEqual({ stored })
  })

  it.each([
    'kunde@example.de,',
    '<kunde@example.de>',
    'Kunde <kunde@example.de>',
    'a@example.de, b@example.de',
    'a@example.de;b@example.de',
    'mailto:a@example.de',
    'a@example.de.',
    'a@.example.de',
    'a@example..de',
    'a@example.de!',
    'a@[127.0.0.1]',
    'a@exa_mple.de',
    'kunde@-example.de',
    'kunde@example-.de',
    'kunde@example.de-',
    'kunde@example.-de',
    'kunde@-.de',
    `a@${'b'.repeat(64)}.de`,
    'a@127.0.0.1',
    '"a b"@example.de',
    'a\n@example.de',
  ])('%j is refused', (typed) => {
    expect(read(email, typed)).toEqual({ problem: 'invalid' })
  })

  it('may be left out where it is optional, and finds nothing where it is malformed', () => {
    expect(read(optionalEmail, ' \u200B')).toEqual({ stored: '' })
    expect(read(typedEmail(), 'kunde\u200B')).toEqual({ stored: 'kunde' })
  })
})

describe('a password [API-64]', () => {
  it.each([
    [UMLAUT, 'lindenblüte'],
    [' a\u00A0b ', ' a b '],
    ['tee\u200B', 'tee\u200B'],
  ])('%j is %j', (typed, stored) => {
    expect(read(passwordOf(100), typed)).toEqual({ stored })
  })

  it.each(['tee\nkanne', 'tee\uD83C', 'tee\u0000'])('%j is refused', (typed) => {
    expect(read(passwordOf(100), typed)).toEqual({ problem: 'unprintable' })
  })
})

describe('words to search for [API-66]', () => {
  it.each([
    [' Abend\truhe\n', 'Abend ruhe'],
    ['a\u0000b\uD83C', 'a b'],
    [UMLAUT, 'lindenblüte'],
    ['\u200B', ''],
  ])('%j are read as %j', (typed, stored) => {
    expect(read(searchText, typed)).toEqual({ stored })
  })
})

describe('a number or a date [API-67]', () => {
  it.each([
    [amount, 11.9, undefined],
    [amount, 11.905, 'invalid'],
    [amount, -1, 'tooSmall'],
    [amount, 10_000_001, 'tooLarge'],
    [whole(1, 99), 1.5, 'invalid'],
    [whole(1, 99), 100, 'tooLarge'],
    [day, '2028-02-29', undefined],
    [day, '2026-02-29', 'invalid'],
    [day, '29.02.2028', 'invalid'],
  ])('%#: %j: %s', (kind, value, problem) => {
    expect(validate(kind, value).problems?.['']).toBe(problem)
  })
})
