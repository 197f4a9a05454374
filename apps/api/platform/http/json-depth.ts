/** Maximum nesting of a body; calls of the contract need less than half of it. */
export const DEEPEST_JSON = 32

/** True if an odd number of backslashes precedes the quote. */
function isEscaped(json: string, quote: number): boolean {
  let start = quote
  while (json.charAt(start - 1) === '\\') start -= 1
  return (quote - start) % 2 === 1
}

/** @returns end of the string that starts before `from`; the end of the text if it is not closed */
function endOfText(json: string, from: number): number {
  let quote = json.indexOf('"', from)
  while (quote !== -1 && isEscaped(json, quote)) quote = json.indexOf('"', quote + 1)
  return quote === -1 ? json.length : quote
}

/** Scans the raw text once, because parsing a megabyte of brackets and searching the result is far slower. */
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
