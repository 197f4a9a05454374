import fc from 'fast-check'

/** An integer from 0 to below `count`. */
export type RandomDraw = (count: number) => number

/**
 * Runs `act` some times with values that are drawn as it goes. A run that fails is repeated with smaller values, and the
 * smallest ones that fail are told.
 */
export const withDraws = (runs: number, act: (below: RandomDraw) => Promise<void>): Promise<void> =>
  fc.assert(
    fc.asyncProperty(fc.limitShrink(fc.gen(), 20), (draw) =>
      act((count) => draw(fc.nat, { max: count - 1 })),
    ),
    { numRuns: runs, unbiased: true },
  )

export function anyOf<T>(values: readonly T[], at: number): T {
  const value = values[at % values.length]
  if (value === undefined) throw new Error('there is no such value')
  return value
}
