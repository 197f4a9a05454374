/**
 * An address that a mail can be sent to: words without what mail programs read as a list, a comment or a quotation, and
 * a domain of letters, digits and hyphens with a dot inside. Words share no character with the dots between them, so
 * that long texts are matched in linear time.
 */
export const EMAIL_PATTERN =
  /^[^\s.@"(),:;<>[\]\\\p{Cc}\p{Cs}\p{DI}]+(?:\.[^\s.@"(),:;<>[\]\\\p{Cc}\p{Cs}\p{DI}]+)*@[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)+$/u
export const EMAIL_LENGTH = 254
