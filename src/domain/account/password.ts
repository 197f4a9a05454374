/** Minimum and maximum length of a new password, in characters. */
export const PASSWORD_LENGTH = 6
export const MAX_PASSWORD_LENGTH = 200
