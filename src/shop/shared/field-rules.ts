/** A label of a host name (RFC 1123): letters, digits and hyphens inside, at most 63. */
const LABEL = String.raw`[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}\-]{0,61}[\p{L}\p{M}\p{N}])?`
const WORD = String.raw`[^\s.@"(),:;<>[\]\\\p{Cc}\p{Cs}\p{DI}]+`
/**
 * An address that a mail can be sent to: words without what mail programs read as a list, a comment or a quotation, and
 * the name of a host that has a dot and is no number. Words share no character with the dots between them, so that long
 * texts are matched in linear time.
 */
export const EMAIL_PATTERN = new RegExp(
  String.raw`^${WORD}(?:\.${WORD})*@${LABEL}(?:\.${LABEL})*\.(?!\p{N}+$)${LABEL}$`,
  'u',
)
export const EMAIL_LENGTH = 254
