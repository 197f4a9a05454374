/**
 * An @ between texts without space, the second with a dot inside. Only the first such
 * dot fits, so that a long text is matched in one pass.
 */
export const EMAIL_PATTERN = /^[^\s@\u0000]+@[^\s@\u0000][^\s@\u0000.]*\.[^\s@\u0000]+$/
export const EMAIL_LENGTH = 254
