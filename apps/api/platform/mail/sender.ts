import { chmodSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { EMAIL_PATTERN } from '@/shop/shared/field-rules'
import type { Seller } from '@/shop/shop-details/shop-details'
import type { Config } from '../config/config'
import type { Message } from './compose'

export interface Attachment {
  readonly filename: string
  readonly contentType: string
  readonly content: Buffer
}

export interface Letter extends Message {
  readonly attachments: readonly Attachment[]
  /** Id of the queued row: retries have the same file name and Message-ID. */
  readonly id: string
  readonly kind: string
  readonly to: string
  /** Names the sender, and receives the answers, because nobody reads those to the sender's address. */
  readonly replyTo: Pick<Seller, 'company' | 'email'>
  readonly date: Date
}

/** An error that a retry cannot resolve. */
export class UnsendableError extends Error {
  override readonly name = 'UnsendableError'
}

/** Delivers mails: to a mail server, or as files in the data directory. */
export interface Sender {
  /** Resolves when the mail has been accepted. */
  send(letter: Letter): Promise<void>
  close(): void
}

/** True for hosts that are not valid as a sender domain. */
const isBareHost = (host: string) => !host.includes('.') || /^[\d.]+$|:/.test(host)

/** Mail servers expect their own user as sender; without one, the shop's host is used. */
function senderAddress({ smtpUrl, publicUrl }: Pick<Config, 'smtpUrl' | 'publicUrl'>): string {
  const user = smtpUrl === undefined ? '' : decodeURIComponent(new URL(smtpUrl).username)
  if (/^[^\s@]+@[^\s@]+$/.test(user)) return user
  const { hostname } = new URL(publicUrl)
  return `noreply@${isBareHost(hostname) ? 'verda.example' : hostname}`
}

/** @throws UnsendableError if the recipient is no single address */
function envelopeOf(letter: Letter, from: string) {
  const { id, subject, text, html, date, attachments, replyTo, unsubscribe } = letter
  const { to } = letter
  if (!EMAIL_PATTERN.test(to)) throw new UnsendableError('this is no address')
  return {
    from: { name: replyTo.company, address: from },
    to: { name: '', address: to },
    replyTo: { name: replyTo.company, address: replyTo.email },
    envelope: { from, to: [to] },
    messageId: `<${id}@${from.split('@')[1] ?? 'verda.example'}>`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribe !== undefined && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
    },
    ...(unsubscribe !== undefined && { list: { unsubscribe } }),
    subject,
    text,
    html,
    date,
    attachments: attachments.map((each) => ({ ...each })),
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** Their sum is shorter than a claim, so that no second worker takes the mail meanwhile. */
const TIMEOUTS = {
  connectionTimeout: 5_000,
  greetingTimeout: 5_000,
  socketTimeout: 10_000,
  dnsTimeout: 5_000,
}

const isLoopback = (host: string) => host === 'localhost' || host === '[::1]' || /^127\./.test(host)

function smtpSender(url: string, from: string, dkim: Config['dkim']): Sender {
  // One connection, reused for mails that follow soon.
  const transport = createTransport({
    url,
    // Mails contain links that set passwords. `?requireTLS=false` in the URL takes precedence.
    requireTLS: !isLoopback(new URL(url).hostname),
    ...(dkim && {
      dkim: { domainName: from.split('@')[1] ?? '', keySelector: dkim.selector, privateKey: dkim.privateKey },
    }),
    ...TIMEOUTS,
    pool: true,
    maxConnections: 1,
    maxMessages: Infinity,
    maxRequeues: 1,
  })
  return {
    send: async (letter) => {
      await transport.sendMail(envelopeOf(letter, from))
    },
    close: () => transport.close(),
  }
}

function fileSender(folder: string, from: string): Sender {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    send: async (letter) => {
      const { message } = await transport.sendMail(envelopeOf(letter, from))
      if (!Buffer.isBuffer(message)) throw new TypeError('a letter came as a stream')
      mkdirSync(folder, { recursive: true, mode: 0o700 })
      const time = letter.date.toISOString().replaceAll(/[:.]/g, '-')
      const file = join(folder, `${time}-${letter.kind}-${letter.id}.eml`)
      // Renamed into place when complete; a second attempt overwrites the same file.
      writeFileSync(`${file}.part`, message, { mode: 0o600 })
      chmodSync(`${file}.part`, 0o600)
      renameSync(`${file}.part`, file)
    },
    close: () => transport.close(),
  }
}

/** Sends to the server of SMTP_URL; without one, writes .eml files to DATA_DIR/outbox. */
export function openSender(config: Pick<Config, 'smtpUrl' | 'publicUrl' | 'dataDir' | 'dkim'>): Sender {
  const from = senderAddress(config)
  return config.smtpUrl === undefined
    ? fileSender(join(config.dataDir, 'outbox'), from)
    : smtpSender(config.smtpUrl, from, config.dkim)
}
