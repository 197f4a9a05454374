import { describe, expect, it } from 'vitest'
import { sourceFiles, textOf } from './source'

const RAW = /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|oklch|oklab|lab|lch)\(/gi

/** Files where a colour is data or a browser cannot read a token. */
const ALLOWED: Readonly<Record<string, string>> = {
  'src/tokens/primitive.css': 'the ramps',
  'src/tokens/semantic.css': 'translucent and drawn colours of one use',
  'src/shop/categories/category.ts': 'the default colour of a category (CATALOGUE-13)',
  'src/screens/admin/categories/category-look.tsx':
    "colours on offer for a category: data of the shop's owner",
  'src/kit/brand.ts': 'writes the colours of a brand as a stylesheet',
  'src/kit/cli.ts': 'an example of a brand in the help',
  'src/kit/token-table.ts': 'reads the colours of the tokens',
  'apps/storefront/index.html': 'theme-color: read before any stylesheet',
  'apps/storefront/app/server-head.tsx': 'theme-color: read before any stylesheet',
  'src/shop/catalogue/products.mocks.ts': 'the colour of a category: data',
  'src/shop/categories/categories.mocks.ts': 'the colours of categories: data',
}

const withoutComments = (text: string) => text.replaceAll(/\/\*[\s\S]*?\*\/|(^|\s)\/\/.*$/gm, '$1')
/** Only values count: `href="#products"`, `url(#leaf)` and `#123` in prose are not colours. */
const rawColoursOf = (text: string): string[] =>
  [...withoutComments(text).matchAll(RAW)]
    .map(([found]) => found)
    .filter((found) => !found.startsWith('#') || [4, 5, 7, 9].includes(found.length))

describe('colours', () => {
  it('are detected', () => {
    expect(rawColoursOf('color: #fff; background: rgb(1 2 3); border: oklch(0.5 0 0)')).toHaveLength(3)
    expect(rawColoursOf("className='bg-[#24483a]'")).toEqual(['#24483a'])
    expect(rawColoursOf('/* #fff */ color: var(--verda-text)')).toEqual([])
  })

  it('are taken from the tokens everywhere', () => {
    const files = sourceFiles(['src', 'apps/storefront', 'apps/admin'], ['.ts', '.tsx', '.css', '.html'])
    const raw = files
      .filter((file) => !(file in ALLOWED))
      .flatMap((file) => rawColoursOf(textOf(file)).map((colour) => `${file}: ${colour}`))
    expect(raw).toEqual([])
  })

  it.each(Object.keys(ALLOWED))('%s still needs its exception', (file) => {
    expect(rawColoursOf(textOf(file))).not.toEqual([])
  })
})
