/** Minimum and maximum length of a new password, in characters. */
export const PASSWORD_LENGTH = 6
/** Minimum length of an administrator's password, in characters. */
export const ADMIN_PASSWORD_LENGTH = { alone: 12, withFactor: 8 } as const
export const MAX_PASSWORD_LENGTH = 200
