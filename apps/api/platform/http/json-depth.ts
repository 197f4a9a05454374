/** No call of the contract takes a body that is nested half as deep. */
export const DEEPEST_JSON = 32

/** A quote after an odd number of backslashes belongs to the text. */
function isEscaped(json: string, quote: number): boolean {
  let start = quote
  while (json.charAt(start - 1) === '\\') start -= 1
  return (quote - start) % 2 === 1
}

/** @returns where the text that begins before `from` ends; the end of all where it does not */
function endOfText(json: string, from: number): number {
  let quote = json.indexOf('"', from)
  while (quote !== -1 && isEscaped(json, quote)) quote = json.indexOf('"', quote + 1)
  return quote === -1 ? json.length : quote
}

/** Judges the raw text in one pass: to parse a megabyte of brackets and search the result takes far longer. */
export function isTooDeep(json: string): boolean {
  let depth = 0
  for (let at = 0; at < json.length; at += 1) {
    switch (json.charAt(at)) {
      case '"':
        at = endOfText(json, at + 1)
        break
      case '[':
      case '{':
        depth += 1
        if (depth > DEEPEST_JSON) return true
        break
      case ']':
      case '}':
        depth -= 1
    }
  }
  return false
}
