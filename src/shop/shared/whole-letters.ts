/**
 * Part of a text like `slice`, without half of a letter of two code units (an emoji) at either end: PostgreSQL refuses
 * such a half in JSON.
 */
export const wholeLetters = (text: string, start: number, end: number): string =>
  text.slice(start, end).replace(/^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/g, '')
