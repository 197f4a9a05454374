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

/** Asks one address for some seconds. */
export async function loadOne(url: string, { seconds, connections, requests }: Load): Promise<Round> {
  const result = await autocannon({
    ...{ url, connections, duration: seconds },
    ...(requests && { requests }),
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
