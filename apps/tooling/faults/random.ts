/** Deterministic random numbers from 0 to 1 (mulberry32), so that a failure can be reproduced by its seed. */
export function seededRandom(seed: number) {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  /** Random integer from 0 to below `end`. */
  const below = (end: number): number => Math.floor(next() * end)
  return { below, chance: (share: number) => next() < share }
}

export type Random = ReturnType<typeof seededRandom>

/** Random element of a non-empty list. */
export function pick<T>(random: Random, [first, ...rest]: readonly [T, ...T[]]): T {
  return [first, ...rest][random.below(rest.length + 1)] ?? first
}
