/** No call of the contract takes a body that is nested half as deep. */
export const DEEPEST_JSON = 32

const [QUOTE, BACKSLASH, OPEN_LIST, OPEN_OBJECT, CLOSE_LIST, CLOSE_OBJECT] = [
  0x22, 0x5c, 0x5b, 0x7b, 0x5d, 0x7d,
]

/** Judges the raw text in one pass: parsing a megabyte of brackets and searching the result takes a hundred times as long. */
export function isTooDeep(json: string): boolean {
  let depth = 0
  let isInText = false
  for (let at = 0; at < json.length; at += 1) {
    const letter = json.charCodeAt(at)
    if (letter === QUOTE) isInText = !isInText
    else if (isInText) {
      if (letter === BACKSLASH) at += 1
    } else if (letter === OPEN_LIST || letter === OPEN_OBJECT) {
      depth += 1
      if (depth > DEEPEST_JSON) return true
    } else if (letter === CLOSE_LIST || letter === CLOSE_OBJECT) depth -= 1
  }
  return false
}
