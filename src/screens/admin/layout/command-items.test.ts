import { describe, expect, it } from 'vitest'
import { matchIn, nextIndex, normalize, matchingSections } from './command-items'

describe('section search', () => {
  const names: Partial<Record<string, string>> = {
    products: 'Ürünler',
    orders: 'Siparişler',
    users: 'Kullanıcılar',
  }
  const sections = Object.keys(names)
  const nameOf = (section: string) => names[section] ?? section

  it('ignores case and accents', () => {
    expect(normalize('İADE ısı Ürün')).toBe('iade isi urun')
    expect(matchingSections(' urun', sections, nameOf)).toEqual(['products'])
    expect(matchingSections('KULLANICI', sections, nameOf)).toEqual(['users'])
  })

  it('returns all sections without a query', () => {
    expect(matchingSections('  ', sections, nameOf)).toEqual(sections)
  })
})

it('what was searched for is found in the text, whatever its accents', () => {
  expect(matchIn('VD-2026-000429, Gülşah Işık', 'gulsah')).toEqual(['VD-2026-000429, ', 'Gülşah', ' Işık'])
  expect(matchIn('🌿 Çay', 'cay')).toEqual(['🌿 ', 'Çay', ''])
  expect(matchIn('Çay', ' ')).toEqual(['Çay', '', ''])
  expect(matchIn('Çay', 'tee')).toEqual(['Çay', '', ''])
})

describe('keyboard navigation', () => {
  it('wraps around at both ends', () => {
    expect(nextIndex('ArrowDown', 2, 3)).toBe(0)
    expect(nextIndex('ArrowUp', 0, 3)).toBe(2)
    expect(nextIndex('Home', 2, 3)).toBe(0)
    expect(nextIndex('End', 0, 3)).toBe(2)
  })

  it('ignores other keys and empty lists', () => {
    expect(nextIndex('a', 0, 3)).toBeUndefined()
    expect(nextIndex('ArrowDown', 0, 0)).toBeUndefined()
  })
})
