import autocannon from 'autocannon'

/** What one round of requests came to. */
export interface Round {
  /** Answers (or transactions) per second. */
  readonly rate: number
  /** Milliseconds. */
  readonly p99: number
  /** Answers with another status than 2xx, and connections that broke. */
  readonly failures: number
}

export interface Load {
  readonly seconds: number
  readonly connections: number
  /** Sent by turns. @default one GET of the url */
  readonly requests?: autocannon.Request[]
}

/**
 * The items in the order in which one of several connections sends them, each beginning elsewhere. Connections that
 * all begin with the first order the same product at the same time, and what is measured is their queue for its row.
 */
export function turnOf<T>(items: readonly T[], connection: number, connections: number): T[] {
  const start = Math.floor((items.length * connection) / connections)
  return [...items.slice(start), ...items.slice(0, start)]
}

/** Asks one address for some seconds. */
export async function loadOne(url: string, { seconds, connections, requests }: Load): Promise<Round> {
  let connection = 0
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
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

/** Asks several processes at the same time, with the connections shared among them. */
export async function load(urls: readonly string[], options: Load): Promise<Round> {
  const connections = Math.ceil(options.connections / urls.length)
  const rounds = await Promise.all(urls.map((url) => loadOne(url, { ...options, connections })))
  return {
    rate: rounds.reduce((sum, { rate }) => sum + rate, 0),
    p99: Math.max(...rounds.map(({ p99 }) => p99)),
    failures: rounds.reduce((sum, { failures }) => sum + failures, 0),
  }
}
