import { literalPattern, literalsOf } from '../stories/docs/rules/literals'
import { RULES } from '../stories/docs/rules/rules'

const quoted = Object.entries(RULES).flatMap(([id, statement]) =>
  literalsOf(statement).map((literal) => ({ id, literal, pattern: literalPattern(literal) })),
)

const NAMES = ['aria-label', 'aria-description', 'placeholder', 'title', 'alt']

/** All visible and accessible text of the page. */
function readable(page: HTMLElement): string {
  const named = [...page.querySelectorAll(NAMES.map((name) => `[${name}]`).join())].flatMap((element) =>
    NAMES.map((name) => element.getAttribute(name) ?? ''),
  )
  return [page.innerText, ...named].join('\n')
}

/** Rules whose quoted text is on the page at the end of a story. */
export function shownRules(page: HTMLElement): readonly { id: string; literal: string }[] {
  const text = readable(page)
  return quoted.filter(({ pattern }) => pattern.test(text)).map(({ id, literal }) => ({ id, literal }))
}

/** Rule ids a story asserts, from `rules: ['SHOP-8']` in its parameters. */
export const namedRules = (parameter: unknown): readonly string[] =>
  Array.isArray(parameter) ? parameter.filter((id: unknown): id is string => typeof id === 'string') : []
