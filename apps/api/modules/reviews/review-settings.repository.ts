import type { Db } from '../../platform/db/open'
import { reviewSettings } from '../../platform/db/schema'

export interface ReviewSettings {
  /** New reviews wait for an administrator. */
  readonly approveFirst: boolean
  /** Days after the delivery until the buyer is asked for a review; 0: never. */
  readonly askAfterDays: number
}

export async function readReviewSettings(db: Db): Promise<ReviewSettings> {
  const { approveFirst, askAfterDays } = reviewSettings
  const [row] = await db.select({ approveFirst, askAfterDays }).from(reviewSettings)
  return row ?? { approveFirst: false, askAfterDays: 7 }
}

export async function saveReviewSettings(tx: Db, settings: ReviewSettings): Promise<void> {
  await tx
    .insert(reviewSettings)
    .values(settings)
    .onConflictDoUpdate({ target: reviewSettings.id, set: settings })
}
