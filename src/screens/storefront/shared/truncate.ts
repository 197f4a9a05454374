/** A partially cut word is removed, unless that would remove more than this many characters. */
const WORD = 20

/** Truncates to at most `length` characters, with an ellipsis if something was cut. */
export function truncate(text: string, length: number): string {
  const characters = [...text]
  if (characters.length <= length) return text
  const start = characters.slice(0, length).join('')
  const whole = start.replace(/[\s,;:.]+\S*$/u, '')
  const shown = start.length - whole.length <= WORD ? whole : start
  return `${shown} …`
}
