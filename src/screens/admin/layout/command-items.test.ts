import { describe, expect, it } from 'vitest'
import { moved, searchable, sectionsNamed } from './command-items'

describe('section search', () => {
  const names: Partial<Record<string, string>> = {
    products: 'Ürünler',
    orders: 'Siparişler',
    users: 'Kullanıcılar',
  }
  const sections = Object.keys(names)
  const nameOf = (section: string) => names[section] ?? section

  it('ignores case and accents', () => {
    expect(searchable('İADE ısı Ürün')).toBe('iade isi urun')
    expect(sectionsNamed(' urun', sections, nameOf)).toEqual(['products'])
    expect(sectionsNamed('KULLANICI', sections, nameOf)).toEqual(['users'])
  })

  it('returns all sections without a query', () => {
    expect(sectionsNamed('  ', sections, nameOf)).toEqual(sections)
  })
})

describe('keyboard navigation', () => {
  it('wraps around at both ends', () => {
    expect(moved('ArrowDown', 2, 3)).toBe(0)
    expect(moved('ArrowUp', 0, 3)).toBe(2)
    expect(moved('Home', 2, 3)).toBe(0)
    expect(moved('End', 0, 3)).toBe(2)
  })

  it('ignores other keys and empty lists', () => {
    expect(moved('a', 0, 3)).toBeUndefined()
    expect(moved('ArrowDown', 0, 0)).toBeUndefined()
  })
})
