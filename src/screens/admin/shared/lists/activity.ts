/** A filter of things that can be switched off. */
export const ACTIVITY = ['active', 'passive'] as const
export type Activity = (typeof ACTIVITY)[number]
