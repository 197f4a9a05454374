import type { Db } from '../../platform/db/open'
import { reviewSettings } from '../../platform/db/schema'

export interface ReviewSettings {
  /** New reviews wait for an administrator. */
  readonly approveFirst: boolean
}

export async function readReviewSettings(db: Db): Promise<ReviewSettings> {
  const [row] = await db.select({ approveFirst: reviewSettings.approveFirst }).from(reviewSettings)
  return row ?? { approveFirst: false }
}

export async function saveReviewSettings(tx: Db, settings: ReviewSettings): Promise<void> {
  await tx
    .insert(reviewSettings)
    .values(settings)
    .onConflictDoUpdate({ target: reviewSettings.id, set: settings })
}
