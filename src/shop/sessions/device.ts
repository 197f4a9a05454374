/** The first that fits counts: most browsers also name those they descend from. */
const BROWSERS = [
  ['Edge', /Edg(?:e|A|iOS)?\//],
  ['Opera', /OPR\/|Opera/],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Firefox', /Firefox\/|FxiOS\//],
  ['Chrome', /Chrome\/|CriOS\//],
  ['Safari', /Safari\//],
] as const

const SYSTEMS = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['ChromeOS', /CrOS/],
  ['macOS', /Mac OS X|Macintosh/],
  ['Linux', /Linux/],
] as const

const nameIn = (names: readonly (readonly [string, RegExp])[], userAgent: string): string | undefined =>
  names.find(([, pattern]) => pattern.test(userAgent))?.[0]

/** Browser and system in plain words, without versions: `Chrome · Windows`; undefined for other programs. */
export function deviceOf(userAgent = ''): string | undefined {
  const read = userAgent.slice(0, 1_000)
  return (
    [nameIn(BROWSERS, read), nameIn(SYSTEMS, read)].filter((name) => name !== undefined).join(' · ') ||
    undefined
  )
}
