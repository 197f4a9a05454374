import { and, eq, inArray } from 'drizzle-orm'
import { isTextKind, textPlatform, type MailTexts, type TextsKey } from '@/shop/mails/mail-texts'
import type { Language } from '@/shop/shared/language'
import type { Platform } from '@/shop/shared/platform'
import type { Db } from '../db/open'
import { mailTexts } from '../db/schema'
import type { OwnTexts } from './own-texts'

const isOf = ({ kind, platform, language }: TextsKey) =>
  and(
    eq(mailTexts.platform, textPlatform(kind, platform)),
    eq(mailTexts.kind, kind),
    eq(mailTexts.language, language),
  )

interface OfMail {
  readonly kind: string
  readonly platform: Platform
  readonly language: Language
}

/** The own texts that a mail of a kind is written with; none for mails to administrators. */
export async function findOwnTexts(db: Db, { kind, platform, language }: OfMail): Promise<OwnTexts> {
  if (!isTextKind(kind)) return {}
  const rows = await db
    .select({ kind: mailTexts.kind, texts: mailTexts.texts })
    .from(mailTexts)
    .where(
      and(
        eq(mailTexts.platform, textPlatform(kind, platform)),
        inArray(mailTexts.kind, ['every', kind]),
        eq(mailTexts.language, language),
      ),
    )
  return Object.fromEntries(rows.map((row) => [row.kind, row.texts]))
}

/** Undefined while all of them are the standard ones. */
export async function findTexts(db: Db, key: TextsKey) {
  const [row] = await db.select().from(mailTexts).where(isOf(key))
  return row
}

/** The same, held until the transaction ends. */
export async function lockTexts(tx: Db, key: TextsKey) {
  const [row] = await tx.select().from(mailTexts).where(isOf(key)).for('update')
  return row
}

/** @returns false if somebody else was the first to write them */
export async function insertTexts(
  tx: Db,
  key: TextsKey,
  texts: MailTexts,
  updatedAt: Date,
): Promise<boolean> {
  const { kind, language } = key
  const platform = textPlatform(kind, key.platform)
  const inserted = await tx
    .insert(mailTexts)
    .values({ kind, platform, language, texts, updatedAt })
    .onConflictDoNothing()
    .returning({ kind: mailTexts.kind })
  return inserted.length > 0
}

export async function replaceTexts(tx: Db, key: TextsKey, texts: MailTexts, updatedAt: Date): Promise<void> {
  await tx.update(mailTexts).set({ texts, updatedAt }).where(isOf(key))
}

export async function deleteTexts(tx: Db, key: TextsKey): Promise<void> {
  await tx.delete(mailTexts).where(isOf(key))
}
