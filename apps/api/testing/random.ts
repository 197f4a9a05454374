/** Reproducible pseudo-random numbers (a linear congruential generator). */
export function numbers(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

export function oneOf<T>(values: readonly T[], at: number): T {
  const value = values[at % values.length]
  if (value === undefined) throw new Error('there is no such value')
  return value
}
