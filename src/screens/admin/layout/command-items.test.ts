import { describe, expect, it } from 'vitest'
import { folded, moved, sectionsNamed } from './command-items'
import { SECTIONS } from './sections'

describe('finding sections', () => {
  const names: Partial<Record<string, string>> = {
    products: 'Ürünler',
    orders: 'Siparişler',
    users: 'Kullanıcılar',
  }
  const nameOf = (section: string) => names[section] ?? section

  it('knows no case and no accents', () => {
    expect(folded('İADE ısı Ürün')).toBe('iade isi urun')
    expect(sectionsNamed(' urun', SECTIONS, nameOf)).toEqual(['products'])
    expect(sectionsNamed('KULLANICI', SECTIONS, nameOf)).toEqual(['users'])
  })

  it('shows all while nothing is typed', () => {
    expect(sectionsNamed('  ', SECTIONS, nameOf)).toEqual(SECTIONS)
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
