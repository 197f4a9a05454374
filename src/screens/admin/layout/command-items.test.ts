import { describe, expect, it } from 'vitest'
import { moved, searchable, sectionsNamed } from './command-items'

describe('finding sections', () => {
  const names: Partial<Record<string, string>> = {
    products: 'Ürünler',
    orders: 'Siparişler',
    users: 'Kullanıcılar',
  }
  const sections = Object.keys(names)
  const nameOf = (section: string) => names[section] ?? section

  it('knows no case and no accents', () => {
    expect(searchable('İADE ısı Ürün')).toBe('iade isi urun')
    expect(sectionsNamed(' urun', sections, nameOf)).toEqual(['products'])
    expect(sectionsNamed('KULLANICI', sections, nameOf)).toEqual(['users'])
  })

  it('shows all while nothing is typed', () => {
    expect(sectionsNamed('  ', sections, nameOf)).toEqual(sections)
  })
})

describe('moving by keys', () => {
  it('goes round at both ends', () => {
    expect(moved('ArrowDown', 2, 3)).toBe(0)
    expect(moved('ArrowUp', 0, 3)).toBe(2)
    expect(moved('Home', 2, 3)).toBe(0)
    expect(moved('End', 0, 3)).toBe(2)
  })

  it('leaves other keys and empty lists alone', () => {
    expect(moved('a', 0, 3)).toBeUndefined()
    expect(moved('ArrowDown', 0, 0)).toBeUndefined()
  })
})
