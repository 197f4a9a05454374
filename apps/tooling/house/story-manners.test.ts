import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { filesOf, textOf, treeOf } from './source'

interface WrittenStory {
  /** For example `stories/ui/button.stories.tsx › Primary`. */
  readonly at: string
  readonly name: string
  readonly text: string
}

const isExported = (statement: ts.VariableStatement) =>
  statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true

const storiesOf = (file: string): WrittenStory[] =>
  treeOf(file).statements.flatMap((statement) => {
    if (!ts.isVariableStatement(statement) || !isExported(statement)) return []
    return statement.declarationList.declarations.map((declaration) => {
      const name = declaration.name.getText()
      // Joins chained calls that are broken over lines.
      return { at: `${file} › ${name}`, name, text: declaration.getText().replaceAll(/\s+(?=\.)/g, '') }
    })
  })

const files = filesOf(['stories/ui', 'stories/storefront', 'stories/admin'], ['.stories.tsx'])
const stories = files.flatMap(storiesOf)
const titles = filesOf(['stories'], ['.stories.tsx']).map((file) => {
  const [, title = ''] = /\btitle: '((?:UI|Storefront|Admin|Flows|Matrix)\/[^']+)'/.exec(textOf(file)) ?? []
  return { file, title }
})

const PRESSES = /\buserEvent\.|\bfireEvent\.|\.focus\(\)/
const ASSERTS_CALL = /expect\(\s*args\.\w+\s*\)\.toHaveBeen/
const FIXES_LANGUAGE = /globals: \{[^}]*\blanguage: '/
const ABOUT_LANGUAGE = /Turkish|Turkey|English|German/

describe('story conventions', () => {
  it('are found', () => {
    expect(stories.length).toBeGreaterThan(800)
  })

  it('a play that asserts callbacks is in a separate story, hidden from the sidebar', () => {
    const mixed = stories.filter(({ text }) => PRESSES.test(text) && ASSERTS_CALL.test(text))
    expect(mixed.filter(({ text }) => !text.includes(`'!dev'`)).map(({ at }) => at)).toEqual([])
  })

  it('only stories about a language set it; others follow the toolbar', () => {
    const fixed = stories.filter(({ name, text }) => FIXES_LANGUAGE.test(text) && !ABOUT_LANGUAGE.test(name))
    const metas = files.filter((file) => FIXES_LANGUAGE.test(textOf(file).split('export default')[0] ?? ''))
    expect([...fixed.map(({ at }) => at), ...metas]).toEqual([])
  })

  it('phone stories start with Phone and use the toolbar’s viewport', () => {
    const misnamed = stories.filter(({ name }) => /^Mobile|OnPhone|\wPhone(?:Works)?$/.test(name))
    const others = files.filter((file) => /'(?:mobile\d|tablet)'/.test(textOf(file)))
    expect([...misnamed.map(({ at }) => at), ...others]).toEqual([])
  })

  it.each(titles)('$file has a title in words', ({ title }) => {
    expect(title).toMatch(/^(?:UI|Storefront|Admin|Flows|Matrix)\//)
    expect(title).not.toMatch(/[a-z][A-Z]/)
  })
})
