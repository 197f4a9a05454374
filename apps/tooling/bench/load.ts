import autocannon from 'autocannon'

/** Result of one round of requests. */
export interface Round {
  /** Responses (or transactions) per second. */
  readonly rate: number
  /** Milliseconds. */
  readonly p99: number
  /** Responses with a status other than 2xx, and broken connections. */
  readonly failures: number
}

export interface Load {
  readonly seconds: number
  readonly connections: number
  /** Sent in turns. @default one GET of the URL */
  readonly requests?: autocannon.Request[]
  /** Requests per second of all connections. @default as many as are answered */
  readonly perSecond?: number
}

/**
 * Rotates the items per connection. If all connections started with the first one, they would order the same product
 * at the same time, and the queue for its row lock would be measured.
 */
export function turnOf<T>(items: readonly T[], connection: number, connections: number): T[] {
  const start = Math.floor((items.length * connection) / connections)
  return [...items.slice(start), ...items.slice(0, start)]
}

/** Sends requests to one URL for some seconds. */
export async function loadOne(
  url: string,
  { seconds, connections, requests, perSecond }: Load,
): Promise<Round> {
  let connection = 0
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    ...(perSecond !== undefined && { overallRate: perSecond }),
    ...(requests && {
      requests,
      setupClient: (client: autocannon.Client) => {
        client.setRequests(turnOf(requests, connection++, connections))
      },
    }),
  })
  return {
    rate: result['2xx'] / result.duration,
    p99: result.latency.p99,
    failures: result.non2xx + result.errors + result.timeouts,
  }
}

/** Sends requests to several processes at once, with the connections distributed among them. */
export async function load(urls: readonly string[], options: Load): Promise<Round> {
  const connections = Math.ceil(options.connections / urls.length)
  const rounds = await Promise.all(urls.map((url) => loadOne(url, { ...options, connections })))
  return {
    rate: rounds.reduce((sum, { rate }) => sum + rate, 0),
    p99: Math.max(...rounds.map(({ p99 }) => p99)),
    failures: rounds.reduce((sum, { failures }) => sum + failures, 0),
  }
}
