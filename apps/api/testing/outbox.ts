import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { readConfig, type Config } from '../platform/config/config'
import { sellerAt } from '../modules/shop/shop-details.repository'
import { mailAttachments } from '../modules/mail-attachments'
import { mailTemplates } from '../modules/mail-templates'
import { outbox } from '../platform/db/schema'
import { startOutbox, type OutboxOptions } from '../platform/mail/worker'
import type { Letter, Sender } from '../platform/mail/sender'
import { queueMail } from '../platform/mail/outbox.repository'
import { freshDatabase, TEST_NOW } from './database'

const silent = { warn: () => undefined, error: () => undefined }

/** An outbox with its database, a folder for its files, and workers that end with the test. */
export async function outboxBench() {
  const database = await freshDatabase(false)
  const { db } = database
  const dataDir = mkdtempSync(join(tmpdir(), 'verda-outbox-'))
  const running: { stop(): Promise<void> }[] = []

  return {
    db,
    folder: join(dataDir, 'outbox'),
    rows: () => db.select().from(outbox).orderBy(outbox.dedupeKey),

    start(options: Partial<OutboxOptions> = {}, config: Partial<Config> = {}) {
      const all = { ...readConfig({ DATA_DIR: dataDir, PUBLIC_URL: 'https://verda.example' }), ...config }
      const worker = startOutbox({
        db,
        config: all,
        templates: mailTemplates,
        attach: mailAttachments(db),
        seller: (platform) => sellerAt(db, platform, new Date()),
        log: silent,
        ...options,
      })
      running.push(worker)
      return worker
    },

    queueReset: (name: string, to = `${name}@example.org`) =>
      queueMail(db, {
        kind: 'reset',
        at: TEST_NOW,
        to,
        language: 'de',
        data: { customerName: 'Jörg Müller', token: `secret-${name}` },
        dedupeKey: `reset:${name}`,
      }),

    /** As if the time of every waiting mail had come. */
    dueNow: () => db.update(outbox).set({ nextAttemptAt: sql`now() - interval '1 second'` }),

    async clear() {
      for (const each of running.splice(0)) await each.stop()
      await db.delete(outbox)
      rmSync(join(dataDir, 'outbox'), { recursive: true, force: true })
    },

    async close() {
      await database.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

export type OutboxBench = Awaited<ReturnType<typeof outboxBench>>

/** Records mails; rejects those for which `fails` returns true. */
export function listeningSender(
  fails: (letter: Letter) => boolean = () => false,
): Sender & { letters: Letter[] } {
  const letters: Letter[] = []
  return {
    letters,
    send: (letter) => {
      if (fails(letter)) return Promise.reject(new Error('451 try again'))
      letters.push(letter)
      return Promise.resolve()
    },
    close: () => undefined,
  }
}
