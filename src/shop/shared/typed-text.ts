/** How text enters: one function per kind, for requests, forms, files and searches (rules API-60 to API-66). */

/** Unseen at the end of a text; variation selectors and tags there belong to an emoji. */
const UNSEEN = /^(?![\p{VS}\u{E0020}-\u{E007F}])[\s\p{DI}]$/u
/** More marks in a row than any language needs, which would take quadratic time to compose (UAX #15, Stream-Safe). */
const PILED_MARKS = /\p{M}{31}/u
/** Embeddings, overrides and isolates, which turn the direction of the text behind theirs. */
const TURNS = String.raw`\u202A-\u202E\u2066-\u2069`
const NOT_IN_A_LINE = new RegExp(String.raw`[\p{Cc}\p{Cs}\p{Zl}\p{Zp}${TURNS}]|\p{M}{31}`, 'u')
const NOT_IN_LINES = new RegExp(String.raw`(?![\n\t])\p{Cc}|[\p{Cs}${TURNS}]|\p{M}{31}`, 'u')

function trimUnseen(text: string): string {
  const started = text.replace(/^[\s\p{DI}]+/u, '')
  // By hand, because a pattern for the end would try every position.
  let end = started.length
  for (;;) {
    const start = end - ((started.codePointAt(end - 2) ?? 0) > 0xff_ff ? 2 : 1)
    if (!UNSEEN.test(started.slice(start, end))) return started.slice(0, end)
    end = start
  }
}

/** The same letters in one encoding; in another one they would be another name, word or password. */
const composed = (text: string, form: 'NFC' | 'NFKC' = 'NFC'): string =>
  PILED_MARKS.test(text) ? text : text.normalize(form)

const plainSpaces = (text: string): string => text.replaceAll(/[\t\p{Zs}]/gu, ' ')

/** Text of one line; a tab becomes a space. */
export const oneLine = (typed: string): string => composed(trimUnseen(typed.replaceAll('\t', ' ')))

/** Text with line breaks, which become line feeds. */
export const manyLines = (typed: string): string => composed(trimUnseen(typed.replaceAll(/\r\n?/g, '\n')))

/** Name or address of a person: every space is an ordinary one. */
export const nameLine = (typed: string): string => oneLine(plainSpaces(typed))

/** Code or number that is copied from somewhere: nothing invisible, every dash a hyphen. */
export const codeText = (typed: string): string =>
  composed(trimUnseen(typed), 'NFKC')
    .replaceAll(/\p{DI}/gu, '')
    .replaceAll(/\p{Pd}/gu, '-')

/** Zip code: without spaces and without the sign of its country, as in D-04109. */
export const zipText = (typed: string): string =>
  codeText(typed)
    .replaceAll(/\s/g, '')
    .replace(/^(?:DE?|AT?|CH|TR)-?(?=\d)/i, '')

/** E-mail address, which has no invisible characters. */
export const emailText = (typed: string): string => composed(trimUnseen(typed)).replaceAll(/\p{DI}/gu, '')

/** Canonical form of an email address; accounts are looked up by it. */
export const normalizeEmail = (email: string): string => emailText(email).toLowerCase()

/** Password as in RFC 8265: not trimmed, letters in one encoding, every space an ordinary one. */
export const passwordText = (typed: string): string => composed(typed.replaceAll(/\p{Zs}/gu, ' '))

/** Words to search for: nothing is refused, so what cannot be read separates words. */
export const searchWords = (typed: string): string =>
  composed(trimUnseen(typed.replaceAll(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/gu, ' ')))

/** Whether the text has no line break, no control character and nothing else that reaches beyond it. */
export const isOneLine = (text: string): boolean => !NOT_IN_A_LINE.test(text)
export const isManyLines = (text: string): boolean => !NOT_IN_LINES.test(text)

/** Names the address of a page or of a mailbox, which mail programs turn into a link. */
export const namesAddress = (text: string): boolean =>
  /:\/\/|\bwww\.|[\p{L}\p{N}]\.(\p{L}{2,}\/|(com|info|net|org)(?!\p{L}))|[^\s@]@[^\s@]/iu.test(text)
