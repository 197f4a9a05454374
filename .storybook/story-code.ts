import type { StoryContext } from 'storybook/internal/types'
import { fields } from '@/shop/shared/stored'
import { defaultsOf } from './controls-for-values'

/** Leaves out what the controls' defaults add to a component's element. */
function withoutDefaults(
  code: string,
  { argTypes, component }: Pick<StoryContext, 'argTypes' | 'component'>,
) {
  const { displayName } = fields({ ...component })
  const start = `(<${String(displayName)}\\b(?:[^<>]|=>)*?)\\s+`
  const stripped = defaultsOf(argTypes).reduce((text, [name, value]) => {
    const written = value === true ? '(?=[\\s/>])' : `=(?:\\{${String(value)}\\}|"${String(value)}")`
    return text.replaceAll(new RegExp(`${start}${name}${written}`, 'g'), '$1')
  }, code)
  return stripped
    .replaceAll(/<(\w+)\n\s+([^\n]+)\n\s*(\/?>)/g, (_, name: string, only: string, end: string) =>
      end === '>' ? `<${name} ${only}>` : `<${name} ${only} />`,
    )
    .replaceAll(/<(\w+)\n\s*(\/?>)/g, '<$1$2')
}

/** The elements of a story as readers of a page want them. */
export function storyCode(code: string, context: Pick<StoryContext, 'argTypes' | 'component'>): string {
  // The code of a framed story would show functions under the shortened name of Storybook's own placeholder.
  return withoutDefaults(code, context).replaceAll(/\{function \w*\(\)\s*\{\s*\}\}/g, '{() => {}}')
}
