const PARTS = [
  ...['.', ' ', '@', '-', '%', '7', 'a', '\n', '\r\n', '\u0000', 'ä', '🫖', ';', ',', '#', '['],
  ...['a@', 'a.', ' a', '-a', '2026-', '#a', ';q=', 'lang=', '{trackingNumber}', 'https://a.', '\nparams:'],
]
/** A run that a pattern accepts, and one that it refuses at the last letter: then a careless one begins again at every letter. */
const runs = PARTS.flatMap((part) =>
  ['', '!'].map((end) => (length: number) => part.repeat(length / part.length) + end),
)

const nasty: readonly ((length: number) => string)[] = [
  ...runs,
  (length) => `a@${'.'.repeat(length)}@`,
  (length) => `a@a.${'a.'.repeat(length / 2)}@`,
  (length) => `${' '.repeat(length)}a`,
  (length) => `a${' '.repeat(length)}a`,
  (length) => `Bearer ${' '.repeat(length)}a a`,
  (length) => `https://a.de/{trackingNumber}${' '.repeat(length)}a`,
  // Accents whose order is turned round: normalizing sorts them.
  (length) => `a${'\u0301'.repeat(length / 2)}${'\u0323'.repeat(length / 2)}`,
]

const LONGEST = 900_000
const texts = nasty.map((make) => [1024, 256, 64, 16, 4, 1].map((part) => make(LONGEST / part)))

/** Below this the clock tells nothing. */
const LEAST_MS = 40
/** Four times the text takes four times as long, sixteen times where the work is quadratic. */
const MOST_GROWTH = 8
const TRIES = 3

function msOf(work: () => void): number {
  const start = performance.now()
  work()
  return performance.now() - start
}

/** The least of several tries, as soon as it matters: whatever else the machine does only makes it slower. */
function leastMs(work: () => void): number {
  let least = msOf(work)
  for (let tried = 1; tried < TRIES && least > LEAST_MS; tried += 1) least = Math.min(least, msOf(work))
  return least
}

/** @returns the beginnings of texts up to 900 kB on which the work grows faster than the text */
export const slowTexts = (judge: (text: string) => unknown): string[] =>
  texts.flatMap((longer) => {
    let before = Infinity
    for (const text of longer) {
      const ms = leastMs(() => judge(text))
      if (ms > LEAST_MS && ms > before * MOST_GROWTH)
        return [`${text.slice(0, 20)} … of ${text.length}: ${Math.round(ms)} ms`]
      before = ms
    }
    return []
  })
