import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { brandColours } from '../../../.storybook/brand'
import { contrast, hexOf, parseOklch } from '../../../stories/docs/colour'
import { contrastPairs, ratioOf, REQUIRED } from '../../../stories/docs/contrast-pairs'
import { keyboardMap } from '../../../stories/docs/keyboard-map'
import { THEMES, tokenTable } from '../../../stories/docs/token-table'
import { turkishExceptions } from '../../../stories/docs/turkish-exceptions'

const root = join(import.meta.dirname, '../../..')
const textOf = (path: string) => readFileSync(join(root, path), 'utf8')
const inUi = readdirSync(join(root, 'stories/ui'))
const named = (ending: string) =>
  inUi.filter((name) => name.endsWith(ending)).map((name) => name.slice(0, -ending.length))

const stories = named('.stories.tsx')
const pages = named('.mdx')
const tokens = tokenTable(textOf('src/tokens/primitive.css'), textOf('src/tokens/semantic.css'))

/** Components exported by src/ui/index.ts. */
const primitives = [...textOf('src/ui/index.ts').matchAll(/^export (?!type).*from '\.\/([\w-]+)'/gm)]
  .flatMap(([, name]) => name ?? [])
  .filter((name) => existsSync(join(root, `src/ui/${name}.tsx`)))
  .filter((name) => /^export (default )?(function|const) [A-Z][a-z]/m.test(textOf(`src/ui/${name}.tsx`)))

/** Components documented on the page of another one. */
const parts: Partial<Record<string, string>> = { 'field-texts': 'field' }

/** Components with a props table on a page: that of its stories and those the page names. */
const documented = new Set(
  pages.flatMap((page) => {
    const story = textOf(`stories/ui/${page}.stories.tsx`)
    const [, component = ''] = /^ {2}component: (\w+),/m.exec(story) ?? []
    const [, own] =
      new RegExp(`import [^;]*?\\b${component}\\b[^;]*? from '@/ui/([\\w-]+)'`).exec(story) ?? []
    const beside = [...textOf(`stories/ui/${page}.mdx`).matchAll(/src\/ui\/([\w-]+)'/g)]
    return [own ?? '', ...beside.map(([, name]) => name ?? '')]
  }),
)

describe('documentation of the primitives', () => {
  it('finds the primitives', () => {
    expect(primitives.length).toBeGreaterThan(50)
    expect(primitives).toEqual(expect.arrayContaining(['button', 'radio', 'toaster', 'upload-item']))
  })

  it.each(primitives)('%s has a story', (name) => {
    const isDocumented = stories.some((story) =>
      textOf(`stories/ui/${story}.stories.tsx`).includes(`'@/ui/${parts[name] ?? name}'`),
    )
    expect(isDocumented).toBe(true)
  })

  it.each(primitives)('%s has a page with its props', (name) => {
    expect([...documented]).toContain(parts[name] ?? name)
  })

  it('has a page beside every story, and a story beside every page', () => {
    expect(pages).toEqual(stories)
  })

  it.each(pages)('the page of %s describes usage, variants and keyboard', (page) => {
    const text = textOf(`stories/ui/${page}.mdx`)
    const several =
      (textOf(`stories/ui/${page}.stories.tsx`).match(/^export const \w+: Story/gm) ?? []).length > 1
    for (const part of ['<Lead>', '<Guide', '<Try />', '<Keyboard of=']) expect(text).toContain(part)
    expect(text.includes('<States')).toBe(several)
    const [, title = ''] = /^# (.+)$/m.exec(text) ?? []
    expect(Object.keys(keyboardMap)).toContain(title)
    expect(text).toContain(`<Keyboard of="${title}" />`)
    expect(text).toContain(`<Changes of="${title}" />`)
  })

  it.each(pages)('the page of %s imports existing exports', (page) => {
    const [, list = '', file = ''] =
      /<ImportLine\s+names=\{\[([^\]]*)\]\}\s+file="([\w-]+)"/.exec(textOf(`stories/ui/${page}.mdx`)) ?? []
    const names = [...list.matchAll(/'(\w+)'/g)].map(([, name = '']) => name)
    expect(names).not.toEqual([])
    const source = textOf(`src/ui/${file}.tsx`)
    const exported = (name: string) => new RegExp(`^export (function|const) ${name}\\b`, 'm').test(source)
    expect(names.filter((name) => !exported(name))).toEqual([])
  })

  it.each(pages)('the page of %s shows states that exist', (page) => {
    const [, list = ''] = /<States[^>]*only=\{\[([^\]]*)\]/.exec(textOf(`stories/ui/${page}.mdx`)) ?? []
    const wanted = [...list.matchAll(/'([^']+)'/g)].map(([, name]) => (name ?? '').replaceAll(' ', ''))
    const story = textOf(`stories/ui/${page}.stories.tsx`)
    expect(wanted.filter((name) => !story.includes(`export const ${name}: Story`))).toEqual([])
  })
})

describe('do and don’t examples', () => {
  const withPictures = pages.filter((page) => textOf(`stories/ui/${page}.mdx`).includes('<DoAndDont'))

  it('exist on the pages of the most used components', () => {
    expect(withPictures.length).toBeGreaterThanOrEqual(40)
  })

  it.each(withPictures)('of %s are stories that exist', (page) => {
    const text = textOf(`stories/ui/${page}.mdx`)
    const imports = [...text.matchAll(/import \* as (\w+) from '\.\/([\w/.-]+)'/g)]
    const missing = imports.flatMap(([, name = '', file = '']) => {
      const source = textOf(`stories/ui/${file}.tsx`)
      const named = [...text.matchAll(new RegExp(`\\[${name}\\.(\\w+)`, 'g'))].map(([, story]) => story)
      return named.filter((story) => !source.includes(`export const ${story}: Story`))
    })
    expect(missing).toEqual([])
  })
})

describe('values of the token page', () => {
  it('computes contrast as WCAG does', () => {
    expect(contrast([0, 0, 0], [1, 1, 1])).toBeCloseTo(21, 5)
    expect(contrast([1, 1, 1], [1, 1, 1])).toBe(1)
    const grey = 0x77 / 255
    expect(contrast([grey, grey, grey], [1, 1, 1])).toBeCloseTo(4.48, 2)
  })

  it('converts OKLCH as browsers do', () => {
    const hexOfText = (text: string) => hexOf(parseOklch(text) ?? [0, 0, 0])
    expect(hexOfText('oklch(0.628 0.2577 29.23)')).toBe('#ff0000')
    expect(hexOfText('oklch(1 0 0)')).toBe('#ffffff')
    expect(parseOklch('oklch(0.2 0.02 158 / 0.46)')).toBeUndefined()
  })

  describe.each(THEMES)('in the %s theme', (theme) => {
    it.each(contrastPairs)('$front has enough contrast on $back', (pair) => {
      expect(ratioOf(pair, theme, tokens)).toBeGreaterThanOrEqual(REQUIRED[pair.kind])
    })

    it('paints Storybook’s own interface in the tokens’ colours', () => {
      const painted = Object.entries<string>(brandColours[theme])
      expect(painted).toEqual(
        painted.map(([name]) => {
          const colour = tokens.colourOf(name, theme)
          return [name, colour && hexOf(colour)]
        }),
      )
    })
  })
})

describe('the writing guide', () => {
  it.each(turkishExceptions)('de/%s.json contains “%s”', (namespace, text) => {
    expect(textOf(`src/i18n/messages/de/${namespace}.json`)).toContain(JSON.stringify(text))
  })
})
