import { ApiError, invalidField } from './errors'

/** Refuses a form that was opened before somebody else saved, so that nothing is overwritten unseen. */
export function refuseStale(sent: string | undefined, present: Date): void {
  if (sent === undefined) return
  const time = Date.parse(sent)
  if (Number.isNaN(time)) throw invalidField('updatedAt', 'not an instant')
  if (time !== present.getTime())
    throw new ApiError('STALE', { details: { updatedAt: present.toISOString() } })
}

/** Every edit has an instant of its own, even two within a millisecond. */
export const editedAt = (now: Date, before: Date): Date =>
  new Date(Math.max(now.getTime(), before.getTime() + 1))
