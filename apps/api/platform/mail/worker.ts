import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { ZodError } from 'zod'
import type { Seller } from '@/domain/shop/shop-details'
import type { Config } from '../config/config'
import type { Db } from '../db/open'
import {
  claimMails,
  markFailed,
  markSent,
  MAX_ATTEMPTS,
  releaseMails,
  type OutboxRow,
} from './outbox-claims.repository'
import { composeMail } from './compose'
import { openSender, UnsendableError, type Attachment, type Letter, type Sender } from './sender'
import type { AttachmentRef, MailTemplate } from './template'

export interface OutboxOptions {
  readonly db: Db
  readonly config: Config
  /** The kinds of mail that there are. */
  readonly templates: readonly MailTemplate[]
  /** Makes what a mail only refers to. @throws UnsendableError where it cannot be made any more */
  readonly attach: (ref: AttachmentRef) => Promise<Attachment>
  /** Who sends, as it is now. */
  readonly seller: () => Promise<Seller>
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
/** Mails that are claimed together and leave one after the other over one connection. */
const BATCH = 20
/** Of a claim; what could not be begun after half of it is given back, and one mail takes a fifth at most (see sender). */
const LEASE_SECONDS = 120

/** Half a minute, doubled each time, up to an hour. */
export const retryAfter = (attempts: number) => Math.min(3_600, 30 * 2 ** Math.min(attempts - 1, 10))

async function letterOf(
  { id, kind, recipient, language, payload, createdAt }: OutboxRow,
  { templates, config, attach, seller }: OutboxOptions,
): Promise<Letter> {
  const template = templates.find((each) => each.kind === kind)
  if (!template) throw new UnsendableError(`there is no mail '${kind}'`)
  const { attachments, ...message } = composeMail(template, payload, {
    language,
    publicUrl: config.publicUrl,
    seller: await seller(),
  })
  const files = await Promise.all(attachments.map(attach))
  return { ...message, attachments: files, id, kind, to: recipient, date: createdAt }
}

/** What no later attempt would change: there is no such mail or address, or the server refuses it for good. */
const isPermanent = (error: unknown): boolean =>
  error instanceof UnsendableError ||
  error instanceof ZodError ||
  (error instanceof Error &&
    'responseCode' in error &&
    typeof error.responseCode === 'number' &&
    PERMANENT_REPLIES.includes(error.responseCode))

/** SMTP's refusals of one recipient or message, by RFC 5321; 530 to 538 concern the shop's own login. */
const PERMANENT_REPLIES = [550, 551, 552, 553, 554]

type Outcome = 'sent' | 'failed'

async function sendOne(options: OutboxOptions, sender: Sender, row: OutboxRow): Promise<Outcome> {
  const { db, log } = options
  const { id, kind, attempts } = row
  try {
    await sender.send(await letterOf(row, options))
  } catch (error) {
    const isDead = attempts >= MAX_ATTEMPTS || isPermanent(error)
    log[isDead ? 'error' : 'warn'](
      { err: error, mail: id, kind, attempts, isDead },
      'a mail could not be sent',
    )
    await markFailed(db, row, {
      error: error instanceof Error ? error.message : String(error),
      retrySeconds: isDead ? undefined : retryAfter(attempts),
    })
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

  /** @returns how many left */
  async function sendBatch(rows: readonly OutboxRow[], isPatient: boolean): Promise<number> {
    const until = performance.now() + (LEASE_SECONDS * 1_000) / 2
    let sent = 0
    for (const [index, row] of rows.entries()) {
      if (isStopped || performance.now() > until) {
        await releaseMails(options.db, rows.slice(index))
        return sent
      }
      const before = performance.eventLoopUtilization()
      if ((await sendOne(options, sender, row)) === 'sent') sent += 1
      const { utilization } = performance.eventLoopUtilization(before)
      if (isPatient) await pause(MAX_REST_MS * utilization ** 4)
    }
    return sent
  }

  /** The claims are committed before the mails leave, so no other process takes them. */
  async function drain(isPatient: boolean): Promise<number> {
    let sent = 0
    while (!isStopped) {
      const rows = await claimMails(options.db, { leaseSeconds: LEASE_SECONDS, limit: BATCH })
      if (rows.length === 0) break
      sent += await sendBatch(rows, isPatient)
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
