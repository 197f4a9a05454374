import { formatHex } from 'culori'
import { describe, expect, it } from 'vitest'
import { brandColours } from '#.storybook/brand'
import { keyboardMap } from '@stories/docs/keyboard-map'
import { THEMES, tokenTable } from '@/kit/token-table'
import { turkishExceptions } from '@stories/docs/turkish-exceptions'
import { sourceFiles, textOf } from './source'

const files = sourceFiles(['src/ui'], ['.tsx'])
/** Components that src/ui/index.ts exports. */
const primitives = [...textOf('src/ui/index.ts').matchAll(/^export (?!type).*from '\.\/([\w-]+)'/gm)]
  .flatMap(([, name]) => name ?? [])
  // Shown on the page of the field.
  .filter((name) => files.includes(`src/ui/${name}.tsx`) && name !== 'field-texts')
const stories = sourceFiles(['stories/ui'], ['.stories.tsx'])
const pages = sourceFiles(['stories/ui'], ['.mdx'])
const shown = [...stories, ...pages].map(textOf).join('\n')

describe('documentation of the components', () => {
  it('finds them', () => {
    expect(primitives).toEqual(expect.arrayContaining(['button', 'radio', 'toaster', 'upload-item']))
  })

  it('has a story or a props table for each', () => {
    expect(primitives.filter((name) => !shown.includes(`ui/${name}'`))).toEqual([])
  })

  it.each(pages)('%s has stories, and the keys of its component', (page) => {
    expect(stories).toContain(page.replace('.mdx', '.stories.tsx'))
    const text = textOf(page)
    const [, title = ''] = /^# (.+)$/m.exec(text) ?? []
    expect(Object.keys(keyboardMap)).toContain(title)
    expect(text).toContain(`<Keyboard of="${title}" />`)
  })
})

it.each(THEMES)('Storybook’s own interface has the colours of the tokens in the %s theme', (theme) => {
  const tokens = tokenTable(textOf('src/tokens/primitive.css'), textOf('src/tokens/semantic.css'))
  for (const [name, painted] of Object.entries<string>(brandColours[theme])) {
    const colour = tokens.colourOf(name, theme)
    expect(colour && formatHex(colour), name).toBe(painted)
  }
})

it.each(turkishExceptions)('the writing guide quotes de/%s.json: “%s”', (namespace, text) => {
  expect(textOf(`src/i18n/messages/de/${namespace}.json`)).toContain(JSON.stringify(text))
})
