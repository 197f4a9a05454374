import type { Messages } from '../src/i18n/types'

const DRAWN: Readonly<Record<string, string>> = {
  ...{ a: 'àà', e: 'éé', i: 'îî', o: 'öö', u: 'ûû', A: 'Åå', E: 'Éé', I: 'Îî', O: 'Öö', U: 'Ûû' },
  ...{ c: 'ç', g: 'ğ', n: 'ñ', s: 'š', y: 'ý', z: 'ž', C: 'Ç', G: 'Ğ', N: 'Ñ', S: 'Š', Y: 'Ý', Z: 'Ž' },
}
const longer = (text: string) => text.replaceAll(/[a-z]/gi, (letter) => DRAWN[letter] ?? letter)

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value)

/** A part of a compiled message: text, '#', or a placeholder, choice or tag with its name first. */
function part(node: unknown): unknown {
  if (typeof node === 'string') return longer(node)
  if (!isList(node)) return node
  const [name, kind, options] = node
  if (typeof kind === 'number' && kind > 0)
    return typeof options === 'object' && options !== null && kind < 4
      ? [name, kind, Object.fromEntries(Object.entries(options).map(([key, each]) => [key, choice(each)]))]
      : node
  return [name, ...node.slice(1).map(part)]
}
const choice = (node: unknown): unknown => (isList(node) ? node.map(part) : part(node))

const isMessages = (value: unknown): value is Messages => typeof value === 'object' && value !== null

/** Texts about 40 % longer, with accents and in brackets: what stays plain is not translated, what lacks a bracket is cut. */
export function pseudo(messages: Messages): Messages {
  const entries = Object.entries(messages).map(([key, message]) => {
    if (typeof message === 'string') return [key, `[${longer(message)}]`]
    return [key, isList(message) ? ['[', ...message.map(part), ']'] : pseudo(message)]
  })
  const longerMessages: unknown = Object.fromEntries(entries)
  return isMessages(longerMessages) ? longerMessages : messages
}
