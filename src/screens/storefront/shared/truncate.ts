/** A word that would be cut is left out, unless that would cost more than so many characters. */
const WORD = 20

/** At most `length` characters of a text, and an ellipsis where something is missing. */
export function truncate(text: string, length: number): string {
  const characters = [...text]
  if (characters.length <= length) return text
  const start = characters.slice(0, length).join('')
  const whole = start.replace(/[\s,;:.]+\S*$/u, '')
  const shown = start.length - whole.length <= WORD ? whole : start
  return `${shown} …`
}
