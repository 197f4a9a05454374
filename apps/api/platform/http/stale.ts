import { ApiError, invalidField } from './errors'

/**
 * Rejects a save based on an outdated version, so that nobody's changes are overwritten unnoticed. @throws ApiError STALE
 */
export function refuseStale(sent: string | undefined, present: Date): void {
  if (sent === undefined) return
  const time = Date.parse(sent)
  if (Number.isNaN(time)) throw invalidField('updatedAt', 'not an instant')
  if (time !== present.getTime())
    throw new ApiError('STALE', { details: { updatedAt: present.toISOString() } })
}

/** Timestamp of an edit, unique even for two edits within one millisecond. */
export const editedAt = (now: Date, before: Date): Date =>
  new Date(Math.max(now.getTime(), before.getTime() + 1))
