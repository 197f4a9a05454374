import autocannon from 'autocannon'

/** Result of one round of requests. */
export interface Round {
  /** Responses per second. */
  readonly rate: number
  /** Milliseconds. */
  readonly p99: number
  /** Responses with a status other than 2xx, and broken connections. */
  readonly failures: number
}

export interface Load {
  readonly seconds: number
  readonly connections: number
  /** Sent in turns, each connection beginning with another. @default one GET of the URL */
  readonly requests?: readonly autocannon.Request[]
}

/** Sends requests to one URL for some seconds. */
export async function load(url: string, { seconds, connections, requests }: Load): Promise<Round> {
  let connection = 0
  // If all connections began with the same product, the queue for its row lock would be measured.
  const setupClient = (client: autocannon.Client) => {
    const start = Math.floor(((requests?.length ?? 0) * connection++) / connections)
    if (requests) client.setRequests([...requests.slice(start), ...requests.slice(0, start)])
  }
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    ...(requests && { requests: [...requests], setupClient }),
  })
  return {
    rate: result['2xx'] / result.duration,
    p99: result.latency.p99,
    failures: result.non2xx + result.errors + result.timeouts,
  }
}

/** Median; for an even number of values the mean of the middle two. */
export function median(values: readonly number[]): number {
  const all = values.toSorted((a, b) => a - b)
  const middle = Math.floor(all.length / 2)
  const upper = all[middle] ?? NaN
  return all.length % 2 === 1 ? upper : ((all[middle - 1] ?? NaN) + upper) / 2
}

/** Rounds until the engine has compiled hot code. */
const WARM_UP = 2

/** Runs two contestants in turns, so that other load on the machine affects both. @returns their median rounds */
export async function byTurns<K extends string>(
  contest: Readonly<Record<K, () => Promise<Round>>>,
  rounds: number,
): Promise<(name: K) => Round> {
  const all: (readonly [string, Round])[] = []
  for (let turn = 0; turn < WARM_UP + rounds; turn += 1)
    for (const [name, run] of Object.entries<() => Promise<Round>>(contest)) {
      const round = await run()
      if (turn >= WARM_UP) all.push([name, round])
    }
  return (name) => {
    const own = all.flatMap(([of, round]) => (of === name ? [round] : []))
    return {
      rate: median(own.map(({ rate }) => rate)),
      p99: median(own.map(({ p99 }) => p99)),
      failures: own.reduce((sum, { failures }) => sum + failures, 0),
    }
  }
}
