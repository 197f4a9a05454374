import { describe, expect, it } from 'vitest'
import { tokenPurposes } from '@/kit/token-purposes'
import { tokenTable } from '@/kit/token-table'
import { sourceFiles, textOf } from './source'

const tokens = tokenTable(textOf('src/tokens/primitive.css'), textOf('src/tokens/semantic.css'))

describe('custom properties', () => {
  it('are set somewhere if a style uses them', () => {
    const sources = sourceFiles(['src', 'apps/storefront', 'apps/admin'], ['.css', '.ts', '.tsx', '.html'])
    const named = (pattern: RegExp) => (file: string) =>
      [...textOf(file).matchAll(pattern)].map(([, name = '']) => name)
    const set = new Set(sources.flatMap(named(/['"[{;,\s(](--[\w-]+)['"\]]?\s*:/g)))
    const unset = sources
      .flatMap(named(/var\((--[\w-]+)/g))
      .filter((name) => !set.has(name) && !/^--(radix|tw|spacing|font-weight|tracking|leading)/.test(name))
    expect(unset).toEqual([])
  })
})

describe('descriptions of tokens', () => {
  it('exist for every semantic name', () => {
    expect(tokens.semantics.map(({ name }) => name).filter((name) => !tokenPurposes[name])).toEqual([])
  })

  it('exist only for names in the stylesheets', () => {
    const names = new Set([...tokens.primitives, ...tokens.semantics].map(({ name }) => name))
    expect(Object.keys(tokenPurposes).filter((name) => !names.has(name))).toEqual([])
  })
})

describe('groups of tokens', () => {
  it('keep the logo’s colours apart from those of the shop', () => {
    const logo = tokens.semantics.filter(({ group }) => group.includes('organic'))
    expect(logo.map(({ name }) => name)).toEqual(['eu-organic', 'eu-organic-stars'])
  })
})
