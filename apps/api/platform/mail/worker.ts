import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { ZodError } from 'zod'
import { PLATFORMS, type Platform } from '@/shop/shared/platform'
import type { Seller } from '@/shop/shop-details/shop-details'
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
import { findOwnTexts } from './own-texts.repository'
import { mailTranslators } from './translations'
import { writtenFrom } from './test-mail'
import { openSender, UnsendableError, type Attachment, type Letter, type Sender } from './sender'
import type { AttachmentRef, MailTemplate } from './template'

export interface OutboxOptions {
  readonly db: Db
  readonly config: Config
  /** All kinds of mail. */
  readonly templates: readonly MailTemplate[]
  /** Generates a referenced attachment. @throws UnsendableError if that is no longer possible */
  readonly attach: (ref: AttachmentRef) => Promise<Attachment>
  /** Current seller of a platform, for the footer. */
  readonly seller: (platform: Platform) => Promise<Seller>
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>
  /** Replaced in tests. @default by SMTP_URL */
  readonly sender?: Sender
}

export interface OutboxWorker {
  /** Sends all due mails. @returns number of mails sent */
  flush(): Promise<number>
  /** Finishes the current mail and takes no further ones. */
  stop(): Promise<void>
}

const POLL_MS = 1_000
/** Maximum pause between mails in ms while the event loop is busy, so that orders take precedence. */
const MAX_REST_MS = 500
/** Mails claimed at once and sent one after the other over one connection. */
const BATCH = 20
/** Duration of a claim; mails not started after half of it are released, and one takes a fifth at most (see sender). */
const LEASE_SECONDS = 120

/** Delay in seconds before the next attempt: 30, doubled each time, up to an hour. */
export const retryAfter = (attempts: number) => Math.min(3_600, 30 * 2 ** Math.min(attempts - 1, 10))

async function letterOf(
  row: OutboxRow,
  { db, templates, config, attach, seller }: OutboxOptions,
): Promise<Letter> {
  const { id, kind, recipient, language, createdAt } = row
  const written = writtenFrom(row)
  const template = templates.find((each) => each.kind === written.kind)
  if (!template) throw new UnsendableError(`there is no mail '${written.kind}'`)
  // Mails about orders and Sparabos name their platform; all others come from the first seller.
  const platform = PLATFORMS.find((each) => each === written.data.platform) ?? 'germany'
  const replyTo = await seller(platform)
  const { attachments, ...message } = composeMail(template, written.data, {
    language,
    publicUrl: config.publicUrl,
    seller: replyTo,
    texts: written.texts ?? (await findOwnTexts(db, { kind, platform, language })),
  })
  const letter = { ...message, attachments: [], id, kind, to: recipient, replyTo, date: createdAt }
  // Made-up data has no invoice, and nobody has to be able to unsubscribe from it.
  if (written.isTest)
    return {
      ...letter,
      subject: mailTranslators[language]('test', { subject: message.subject }),
      unsubscribe: undefined,
    }
  return { ...letter, attachments: await Promise.all(attachments.map(attach)) }
}

/** SMTP replies that reject a recipient or message permanently (RFC 5321); 530 to 538 concern the shop's own login. */
const PERMANENT_REPLIES = [550, 551, 552, 553, 554]
/** Commands whose replies concern one mail; those to the others concern the shop, and would be the same for every mail. */
const OF_ONE_MAIL = ['RCPT TO', 'DATA']

const isRejected = (error: unknown): boolean =>
  error instanceof Error &&
  'responseCode' in error &&
  typeof error.responseCode === 'number' &&
  PERMANENT_REPLIES.includes(error.responseCode) &&
  'command' in error &&
  typeof error.command === 'string' &&
  OF_ONE_MAIL.includes(error.command)

/** True for errors that a retry cannot resolve: unknown kind, invalid address, or permanent rejection. */
const isPermanent = (error: unknown): boolean =>
  error instanceof UnsendableError || error instanceof ZodError || isRejected(error)

/** @returns whether the mail was accepted; otherwise the failure is recorded */
async function sendOne(options: OutboxOptions, sender: Sender, row: OutboxRow): Promise<boolean> {
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
    return false
  }
  return true
}

/** Polls for due mails every second until stopped; any number of processes may run it. */
export function startOutbox(options: OutboxOptions): OutboxWorker {
  const sender = options.sender ?? openSender(options.config)
  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  let work: Promise<unknown> = Promise.resolve()
  const accepted = new Set<OutboxRow>()

  /** Repeated until the database takes it, because a mail that is not marked as sent would be sent again. */
  async function markAccepted() {
    for (const row of accepted) {
      await markSent(options.db, row)
      accepted.delete(row)
    }
  }

  /** @returns number of mails sent */
  async function sendBatch(rows: readonly OutboxRow[], isPatient: boolean): Promise<number> {
    const until = performance.now() + (LEASE_SECONDS * 1_000) / 2
    let sent = 0
    for (const [index, row] of rows.entries()) {
      if (isStopped || performance.now() > until) {
        await releaseMails(options.db, rows.slice(index))
        return sent
      }
      const before = performance.eventLoopUtilization()
      if (await sendOne(options, sender, row)) {
        accepted.add(row)
        await markAccepted()
        sent += 1
      }
      const { utilization } = performance.eventLoopUtilization(before)
      if (isPatient) await pause(MAX_REST_MS * utilization ** 4)
    }
    return sent
  }

  /** Claims are committed before sending, so that no other process sends the same mails. */
  async function drain(isPatient: boolean): Promise<number> {
    let sent = 0
    await markAccepted()
    while (!isStopped) {
      const rows = await claimMails(options.db, { leaseSeconds: LEASE_SECONDS, limit: BATCH })
      if (rows.length === 0) break
      sent += await sendBatch(rows, isPatient)
    }
    return sent
  }

  /** Serialised: a flush waits for the one in progress. */
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
      await markAccepted().catch(() => undefined)
      sender.close()
    },
  }
}
