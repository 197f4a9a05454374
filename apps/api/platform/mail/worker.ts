import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../config/config'
import type { Db } from '../db/open'
import { claimMail, markFailed, markSent, MAX_ATTEMPTS, type OutboxRow } from './outbox-claims.repository'
import { composeMail } from './compose'
import { openSender, type Letter, type Sender } from './sender'
import type { MailTemplate } from './template'

export interface OutboxOptions {
  readonly db: Db
  readonly config: Config
  /** The kinds of mail that there are. */
  readonly templates: readonly MailTemplate[]
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>
  /** Tests put their own in place. @default by SMTP_URL */
  readonly sender?: Sender
}

export interface OutboxWorker {
  /** Sends what is due now. @returns how many left */
  flush(): Promise<number>
  /** Lets the mail on its way leave, and takes no further one. */
  stop(): Promise<void>
}

const POLL_MS = 1_000
/** On a busy thread the worker rests this long before the next mail, so that orders go first. */
const MAX_REST_MS = 500
/** Longer than the time-outs of the mail server together (see sender). */
const LEASE_SECONDS = 120

/** Half a minute, doubled each time, up to an hour. */
export const retryAfter = (attempts: number) => Math.min(3_600, 30 * 2 ** Math.min(attempts - 1, 10))

function letterOf(
  { id, kind, recipient, language, payload, createdAt }: OutboxRow,
  { templates, config }: OutboxOptions,
): Letter {
  const template = templates.find((each) => each.kind === kind)
  if (!template) throw new Error(`there is no mail '${kind}'`)
  const message = composeMail(template, payload, { language, publicUrl: config.publicUrl })
  return { ...message, id, kind, to: recipient, date: createdAt }
}

/**
 * Sends one due mail. The claim is committed before the mail leaves, so no other process takes it, and
 * a process that dies on the way leaves it to the next.
 */
async function sendNext(options: OutboxOptions, sender: Sender): Promise<'none' | 'sent' | 'failed'> {
  const { db, log } = options
  const row = await claimMail(db, LEASE_SECONDS)
  if (!row) return 'none'
  const { id, kind, attempts } = row
  try {
    await sender.send(letterOf(row, options))
  } catch (error) {
    const level = attempts >= MAX_ATTEMPTS ? 'error' : 'warn'
    log[level]({ err: error, mail: id, kind, attempts }, 'a mail could not be sent')
    await markFailed(db, row, error instanceof Error ? error.message : String(error), retryAfter(attempts))
    return 'failed'
  }
  await markSent(db, row)
  return 'sent'
}

/** Looks for waiting mails every second until it is stopped; any number of processes may do so. */
export function startOutbox(options: OutboxOptions): OutboxWorker {
  const sender = options.sender ?? openSender(options.config)
  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  let work: Promise<unknown> = Promise.resolve()

  async function drain(isPatient: boolean): Promise<number> {
    let sent = 0
    while (!isStopped) {
      const before = performance.eventLoopUtilization()
      const outcome = await sendNext(options, sender)
      if (outcome === 'none') break
      if (outcome === 'sent') sent += 1
      const { utilization } = performance.eventLoopUtilization(before)
      if (isPatient) await pause(MAX_REST_MS * utilization ** 4)
    }
    return sent
  }

  /** One after the other: a flush waits for the round that is under way. */
  function flush(isPatient = false): Promise<number> {
    const round = work.then(() => drain(isPatient))
    work = round.catch(() => undefined)
    return round
  }

  function schedule() {
    if (isStopped) return
    timer = setTimeout(() => {
      flush(true)
        .catch((error: unknown) => options.log.warn({ err: error }, 'the outbox could not be read'))
        .finally(schedule)
    }, POLL_MS)
    timer.unref()
  }
  schedule()

  return {
    flush: () => flush(),
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await work
      sender.close()
    },
  }
}
