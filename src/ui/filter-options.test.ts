import { describe, expect, it } from 'vitest'
import { filterOptions } from './filter-options'

const options = ['Çaylar', 'Kaffee', 'Süßes', 'İçecekler', 'IRMIK'].map((label) => ({ value: label, label }))
const found = (query: string) => filterOptions(options, query).map((option) => option.label)

describe('filterOptions', () => {
  it('an empty query matches all options', () => {
    expect(found('  ')).toHaveLength(options.length)
  })
  it.each([
    ['cay', ['Çaylar']],
    ['suss', ['Süßes']],
    ['icecek', ['İçecekler']],
    ['ırmık', ['IRMIK']],
    ['FF', ['Kaffee']],
    ['zzz', []],
  ])('%s', (query, labels) => {
    expect(found(query)).toEqual(labels)
  })
})
