import { chmodSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Config } from '../config/config'
import type { Message } from './compose'

export interface Attachment {
  readonly filename: string
  readonly contentType: string
  readonly content: Buffer
}

export interface Letter extends Message {
  readonly attachments: readonly Attachment[]
  /** Of the waiting row: the same letter always has the same name and Message-ID. */
  readonly id: string
  readonly kind: string
  readonly to: string
  readonly date: Date
}

/** No later attempt would change it. */
export class UnsendableError extends Error {
  override readonly name = 'UnsendableError'
}

/** Where letters go: a mail server, or files in the data directory. */
export interface Sender {
  /** Resolves when the letter has been taken over. */
  send(letter: Letter): Promise<void>
  close(): void
}

/** Names no host that a mail could come from. */
const isBareHost = (host: string) => !host.includes('.') || /^[\d.]+$|:/.test(host)

/** Mail servers expect their own user as the sender; without one, the shop's host. */
function senderAddress({ smtpUrl, publicUrl }: Pick<Config, 'smtpUrl' | 'publicUrl'>): string {
  const user = smtpUrl === undefined ? '' : decodeURIComponent(new URL(smtpUrl).username)
  if (/^[^\s@]+@[^\s@]+$/.test(user)) return user
  const { hostname } = new URL(publicUrl)
  return `noreply@${isBareHost(hostname) ? 'verda.example' : hostname}`
}

const ATOM = /^[^\s"(),.:;<>@[\\\]]+(\.[^\s"(),.:;<>@[\\\]]+)*$/

/**
 * One recipient, whatever was typed: `a,b@c.de` is nobody's list. @throws UnsendableError for what is no address at all
 */
function recipientOf(address: string): string {
  const at = address.lastIndexOf('@')
  const [local, domain] = [address.slice(0, at), address.slice(at + 1)]
  if (at < 1 || !ATOM.test(domain) || /[\p{Cc}\s]/u.test(local))
    throw new UnsendableError('this is no address')
  return ATOM.test(local) ? address : `"${local.replaceAll(/["\\]/g, '\\$&')}"@${domain}`
}

function envelopeOf(letter: Letter, from: string) {
  const { id, subject, text, html, date, attachments } = letter
  const to = recipientOf(letter.to)
  return {
    from: { name: 'Verda', address: from },
    to: { name: '', address: to },
    envelope: { from, to: [to] },
    messageId: `<${id}@${from.split('@')[1] ?? 'verda.example'}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    subject,
    text,
    html,
    date,
    attachments: attachments.map((each) => ({ ...each })),
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** Shorter together than a claim lasts, so that no second worker takes the mail meanwhile. */
const TIMEOUTS = {
  connectionTimeout: 5_000,
  greetingTimeout: 5_000,
  socketTimeout: 10_000,
  dnsTimeout: 5_000,
}

function smtpSender(url: string, from: string): Sender {
  // One connection, kept for the mails that follow soon.
  const transport = createTransport({
    url,
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
      // Whole or not at all; a second attempt writes the same file again.
      writeFileSync(`${file}.part`, message, { mode: 0o600 })
      chmodSync(`${file}.part`, 0o600)
      renameSync(`${file}.part`, file)
    },
    close: () => transport.close(),
  }
}

/** SMTP_URL's server; without one, .eml files in DATA_DIR/outbox. */
export function openSender(config: Pick<Config, 'smtpUrl' | 'publicUrl' | 'dataDir'>): Sender {
  const from = senderAddress(config)
  return config.smtpUrl === undefined
    ? fileSender(join(config.dataDir, 'outbox'), from)
    : smtpSender(config.smtpUrl, from)
}
