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

/** From 900 kB down, a quarter of the length each; the shortest first. */
const LENGTHS = [900_000, 225_000, 56_250, 14_000, 3_500, 875].reverse()
const texts = nasty.map((make) => LENGTHS.map(make))

/** Times below this are noise. */
const LEAST_MS = 40
/** Sixteen times the text takes sixteen times as long, 256 times where the work is quadratic. */
const [STEPS, MOST_GROWTH] = [2, 64]
const TRIES = 3

/** The process' own time, so that a busy machine does not count. */
function msOf(work: () => void): number {
  const start = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1_000
}

/** The least of several tries, as soon as it matters: collecting garbage makes some of them slower. */
function leastMs(work: () => void): number {
  let least = msOf(work)
  for (let tried = 1; tried < TRIES && least > LEAST_MS; tried += 1) least = Math.min(least, msOf(work))
  return least
}

/** @returns the beginnings of texts up to 900 kB on which the work grows faster than the text */
export const slowTexts = (read: (text: string) => unknown): string[] =>
  texts.flatMap((longer) => {
    const taken: number[] = []
    for (const text of longer) {
      const ms = leastMs(() => read(text))
      const before = taken.at(-STEPS) ?? Infinity
      if (ms > LEAST_MS && ms > before * MOST_GROWTH) {
        return [`${text.slice(0, 20)} … of ${text.length}: ${Math.round(ms)} ms`]
      }
      taken.push(ms)
    }
    return []
  })
