import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { purposeOf } from '../../../stories/docs/blocks/component/sources'
import { screenLeads } from '../../../stories/docs/screen-leads'
import { TITLES_WITH_RULES } from '../../../stories/docs/rules/followed'
import { usesOf } from '../storybook/uses'
import { filesOf, textOf } from './source'

interface StoryFile {
  readonly file: string
  readonly screen: string
  readonly name: string
  readonly hasPage: boolean
}

/** Screen of a story file, and whether it has a docs page. */
function shownIn(file: string): StoryFile[] {
  const [meta = ''] = textOf(file).split('export default')
  const [, name] = /^ {2}component: (\w+)/m.exec(meta) ?? []
  if (name === undefined) return []
  const [, screen] =
    new RegExp(`import [^;]*?\\b${name}\\b[^;]*? from '@/(screens/[^']+)'`).exec(
      meta.replaceAll('\n}', '}'),
    ) ?? []
  return screen === undefined
    ? []
    : [{ file, screen, name, hasPage: !/^ {2}tags: .*'!autodocs'/m.test(meta) }]
}

const shown = filesOf(['stories/storefront', 'stories/admin'], ['.stories.tsx']).flatMap(shownIn)
const screens = [...new Map(shown.map((story) => [story.screen, story])).values()]
const uses = usesOf(join(import.meta.dirname, '../../..'))

/** True if an app renders the screen, directly or as part of another one. */
function isWired(path: string, visited: ReadonlySet<string> = new Set()): boolean {
  if (visited.has(path)) return false
  return (uses[path] ?? []).some(
    (user) => user.startsWith('apps/') || isWired(user.replace(/\.tsx?$/, ''), new Set([...visited, path])),
  )
}

describe('pages of screens', () => {
  it('finds the screens', () => {
    expect(screens.length).toBeGreaterThan(60)
  })

  it.each(screens)('$screen has a page', ({ screen }) => {
    expect(shown.some((story) => story.screen === screen && story.hasPage)).toBe(true)
  })

  it.each(screens)('$screen has a description', ({ screen, name }) => {
    expect(purposeOf(textOf(`src/${screen}.tsx`), name)).not.toBe('')
  })

  it.each(screens)('$screen is used by an app, and its page names the file', ({ screen }) => {
    expect(isWired(`src/${screen}`)).toBe(true)
  })

  const titles = filesOf(['stories/storefront', 'stories/admin'], ['.stories.tsx']).flatMap((file) =>
    [...textOf(file).matchAll(/\btitle: '((?:Admin|Storefront)\/[^']+)'/g)].map(([, title]) => title),
  )
  it.each([...new Set([...TITLES_WITH_RULES, ...Object.keys(screenLeads)])])(
    'there are stories named %s, whose page has rules or a lead of its own',
    (title) => {
      expect(titles).toContain(title)
    },
  )
})
