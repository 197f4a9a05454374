/** The least and the most that a new password has. */
export const PASSWORD_LENGTH = 6
export const MAX_PASSWORD_LENGTH = 200
