import { LANGUAGES } from '../shared/language'

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
let codes: ReadonlyMap<string, string> | undefined

const keyOf = (name: string) => name.trim().toLocaleLowerCase('en')

function namedCodes(): ReadonlyMap<string, string> {
  const names = LANGUAGES.map(
    (language) => new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }),
  )
  // Not the codes of former countries, under whose names those of today answer.
  const today = LETTERS.flatMap((first) => LETTERS.map((second) => `${first}${second}`)).filter(
    (code) => new Intl.Locale(`und-${code}`).region === code,
  )
  return new Map(
    today.flatMap((code) =>
      names.flatMap((each) => {
        const name = each.of(code)
        return name === undefined ? [] : [[keyOf(name), code] as const]
      }),
    ),
  )
}

/** ISO 3166-1 alpha-2 of a country named in one of the shop's languages. */
export function countryCode(name: string): string | undefined {
  codes ??= namedCodes()
  return codes.get(keyOf(name))
}
