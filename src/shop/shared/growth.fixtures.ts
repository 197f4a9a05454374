const PARTS = [
  ...['.', ' ', '@', '-', '%', '7', 'a', '\n', '\r\n', '\u0000', 'ä', '🫖', ';', ',', '#', '['],
  ...['a@', 'a.', ' a', '-a', '2026-', '#a', ';q=', 'lang=', '{trackingNumber}', 'https://a.', '\nparams:'],
]
/**
 * Runs that a pattern accepts, and runs that fail only at the last character, where a careless pattern backtracks
 * from every position.
 */
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
  // Accents in reverse order, which normalizing has to sort.
  (length) => `a${'\u0301'.repeat(length / 2)}${'\u0323'.repeat(length / 2)}`,
]

/** Text lengths: 900 kB divided by four again and again, shortest first. */
const LENGTHS = [900_000, 225_000, 56_250, 14_000, 3_500, 875].reverse()
const texts = nasty.map((make) => LENGTHS.map(make))

/** Shorter times are noise. */
const MIN_MS = 40
/** Over two steps the text is 16 times longer: linear work takes 16 times as long, quadratic work 256 times. */
const [STEPS, MAX_GROWTH] = [2, 64]
const TRIES = 3

/** CPU time of the process, so that a busy machine does not distort the result. */
function msOf(work: () => void): number {
  const start = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1_000
}

/** Fastest of several runs once the time matters, because garbage collection slows some of them down. */
function leastMs(work: () => void): number {
  let least = msOf(work)
  for (let tried = 1; tried < TRIES && least > MIN_MS; tried += 1) least = Math.min(least, msOf(work))
  return least
}

/** @returns prefixes of the texts (up to 900 kB) on which the work grows faster than the text length */
export const slowTexts = (read: (text: string) => unknown): string[] =>
  texts.flatMap((longer) => {
    const taken: number[] = []
    for (const text of longer) {
      const ms = leastMs(() => read(text))
      const before = taken.at(-STEPS) ?? Infinity
      if (ms > MIN_MS && ms > before * MAX_GROWTH) {
        return [`${text.slice(0, 20)} … of ${text.length}: ${Math.round(ms)} ms`]
      }
      taken.push(ms)
    }
    return []
  })
