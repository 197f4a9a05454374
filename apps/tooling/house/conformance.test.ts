import { expect, it } from 'vitest'
import { keyboardMap, type KeyRow } from '@stories/docs/keyboard-map'
import { sourceFiles, textOf } from './source'

const HEAD = ['Component', 'axe', 'axe in the dark', 'Roles with names', 'Keyboard']
const keys: Readonly<Record<string, readonly KeyRow[]>> = keyboardMap
const all = (text: string, pattern: RegExp) => [
  ...new Set([...text.matchAll(pattern)].map(([, found = '']) => found)),
]
/** Components whose matrix is checked in the dark. */
const dark = sourceFiles(['stories/matrix'], ['.tsx']).flatMap((file) =>
  all(textOf(file), /from '(?:@|\.\.)\/ui\/([\w-]+)/g),
)
const listed = (texts: readonly string[], none = 'no') => (texts.length === 0 ? none : texts.join(', '))

/** What the stories of a component check; a check that none makes is not claimed. */
function rowOf(page: string): readonly string[] {
  const text = textOf(page.replace('.mdx', '.stories.tsx'))
  const [, title = ''] = /^# (.+)$/m.exec(textOf(page)) ?? []
  const stories = all(text, /^export const (\w+)(?: = meta\.story|: Story)/gm).length
  const left = all(text, /id: '([\w-]+)', enabled: false/g)
  const isOff = /a11y: \{ (test: '(off|todo)'|disable)/.test(text)
  const [, component = ''] = /^ {2}component: (\w+)/m.exec(text) ?? []
  const [part = ''] = all(text, new RegExp(`\\b${component}\\b[^;]*?from '@/ui/([\\w-]+)'`, 'g'))
  const isPressed = /\.(keyboard|tab)\(/.test(text)
  // apps/tooling/storybook/barriers.ts presses them in the built Storybook.
  const isNative = /<summary|<select|type="date"/.test(textOf(`src/ui/${part}.tsx`))
  const presses = [isPressed && 'yes', isNative && 'real keys'].filter((each) => each !== false)
  return [
    title,
    isOff
      ? 'no'
      : `${stories} ${stories === 1 ? 'story' : 'stories'}${left.map((rule) => `, some without ${rule}`).join('')}`,
    dark.includes(part) || /\bdarkTwin\)|\.\.\.darkTwin/.test(text) ? 'yes' : 'no',
    listed(all(text, /ByRole\('(\w+)', \{ ?(?:[\w ]+: \w+, )?name/g)),
    keys[title]?.length === 0 ? 'takes no focus' : listed(presses),
  ]
}

it('tells what is checked of each component (after a change of checks: `-u`)', async () => {
  const rows = [HEAD, ...sourceFiles(['stories/ui'], ['.mdx']).map(rowOf)]
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const [head = '', ...lines] = rows.map(
    (row) => `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`,
  )
  const line = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`
  await expect(`${[head, line, ...lines.sort()].join('\n')}\n`).toMatchFileSnapshot(
    '../../../stories/docs/conformance-components.md',
  )
})

it('counts the criteria as its table has them', () => {
  const text = textOf('stories/docs/conformance.md')
  const results = [...text.matchAll(/^\| (\d\.\d.*?) \| (.+?) +\|/gm)].flatMap(
    ([, names = '', result = '']) => [...names.matchAll(/\d+\.\d+\.\d+/g)].map(() => result),
  )
  const counted = (result: string) => results.filter((each) => each === result).length
  expect(text).toContain(
    `Of ${results.length} criteria ${counted('supports')} are supported, one in part, ${counted('not applicable')} do not apply, none is known to fail.`,
  )
  expect(counted('partially supports')).toBe(1)
  expect(counted('does not support')).toBe(0)
})
