import type { Round } from './load'

const sorted = (values: readonly number[]) => [...values].sort((a, b) => a - b)

/** Median; for an even number of values the mean of the middle two. */
export function median(values: readonly number[]): number {
  const all = sorted(values)
  const middle = Math.floor(all.length / 2)
  const upper = all[middle] ?? NaN
  return all.length % 2 === 1 ? upper : ((all[middle - 1] ?? NaN) + upper) / 2
}

/** Value below which `share` of all values are. */
export const percentile = (values: readonly number[], share: number): number => {
  const all = sorted(values)
  return all[Math.min(all.length - 1, Math.floor(all.length * share))] ?? NaN
}

export type Contest<K extends string> = Readonly<Record<K, () => Promise<Round>>>

/** Turns until the engine has compiled hot code; a checkout takes two to three thousand orders. */
const WARM_UP_TURNS = 2

/**
 * Runs contestants in turns of short rounds, so that other load on the machine affects all of them; the first turns are
 * warm-up.
 * @returns the median round of each; failures are added up
 */
export async function byTurns<K extends string>(
  contest: Contest<K>,
  rounds: number,
): Promise<Readonly<Record<K, Round>>>
export async function byTurns(
  contest: Contest<string>,
  rounds: number,
): Promise<Readonly<Record<string, Round>>> {
  const results = new Map<string, Round[]>(Object.keys(contest).map((name) => [name, []]))
  for (let turn = 0; turn < WARM_UP_TURNS + rounds; turn += 1) {
    for (const [name, run] of Object.entries(contest)) {
      const round = await run()
      if (turn >= WARM_UP_TURNS) results.get(name)?.push(round)
    }
  }
  return Object.fromEntries(
    [...results].map(([name, all]) => [
      name,
      {
        rate: median(all.map(({ rate }) => rate)),
        p99: median(all.map(({ p99 }) => p99)),
        failures: all.reduce((sum, { failures }) => sum + failures, 0),
      },
    ]),
  )
}
