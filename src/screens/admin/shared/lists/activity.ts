/** Active filter of items that can be deactivated. */
export const ACTIVITY = ['active', 'passive'] as const
export type Activity = (typeof ACTIVITY)[number]
