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

/**
 * Shorter times say nothing: other threads of the process (garbage collection, the compiler) take part of them. Linear
 * work on the longest text takes up to 50 ms, quadratic work minutes.
 */
const MIN_MS = 80
/** Over two steps the text is 16 times longer: linear work takes 16 times as long, quadratic work 256 times. */
const [STEPS, MAX_GROWTH] = [2, 64]
const TRIES = 5
/** Texts up to this length are what long ones are compared with, so each is tried again; longer times need no second try. */
const [SHORT, SURE_MS] = [14_000, 1_000]

/** CPU time of the process, so that a busy machine does not distort the result. */
function msOf(work: () => void): number {
  const start = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1_000
}

/** @returns prefix of the first text (up to 900 kB) on which the work grows faster than the text length */
export function slowText(read: (text: string) => unknown): string | undefined {
  for (const longer of texts) {
    const taken: number[] = []
    for (const text of longer) {
      const before = taken.at(-STEPS) ?? Infinity
      const measure = () => msOf(() => read(text))
      const isSlow = (ms: number) => ms > MIN_MS && ms > before * MAX_GROWTH
      let ms = measure()
      const isUnsure = () => text.length <= SHORT || (isSlow(ms) && ms < SURE_MS)
      for (let tried = 1; tried < TRIES && isUnsure(); tried += 1) ms = Math.min(ms, measure())
      if (isSlow(ms)) return `${text.slice(0, 20)} … of ${text.length}: ${Math.round(ms)} ms`
      taken.push(ms)
    }
  }
  return undefined
}
