import { Client } from 'pg'

const CHANNEL = 'verda_cache'
const RETRY_MS = 2_000

/**
 * Hears what other processes announce (LISTEN) on a connection of its own, and reconnects for ever.
 * `onNotice` also runs after every connect, because notices were missed meanwhile.
 * @returns ends it
 */
export function listen(connectionString: string, onNotice: (origin: string) => void): () => Promise<void> {
  let client: Client | undefined
  let timer: NodeJS.Timeout | undefined
  let ended = false

  const again = () => {
    client = undefined
    clearTimeout(timer)
    if (!ended) timer = setTimeout(connect, RETRY_MS).unref()
  }
  const connect = () => {
    const next = new Client({ connectionString, application_name: 'verda-listen', keepAlive: true })
    client = next
    next.on('error', () => undefined)
    next.on('end', again)
    next.on('notification', ({ payload }) => onNotice(payload ?? ''))
    next
      .connect()
      .then(() => next.query(`listen ${CHANNEL}`))
      .then(() => onNotice(''))
      .catch(again)
  }
  connect()
  return async () => {
    ended = true
    clearTimeout(timer)
    await client?.end().catch(() => undefined)
  }
}

/** Tells the other processes; `origin` lets a process skip its own notice. */
export const announceQuery = (origin: string) => ({
  text: 'select pg_notify($1, $2)',
  values: [CHANNEL, origin],
})
