/**
 * Two parts without spaces around an @, the second with a dot inside. Only the first such dot can match, so that
 * long texts are matched in linear time.
 */
export const EMAIL_PATTERN = /^[^\s@\u0000]+@[^\s@\u0000][^\s@\u0000.]*\.[^\s@\u0000]+$/
export const EMAIL_LENGTH = 254
