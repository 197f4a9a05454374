import { describe, expect, it } from 'vitest'
import { conflictsOf, withValue } from './conflicts'

const before = { name: 'Tee', price: '4,50', texts: { tr: { subtitle: 'eski' }, en: { subtitle: 'old' } } }

describe('[ADMIN-540] what two administrators changed in one record', () => {
  it('is a field of which both values are new', () => {
    const now = { ...before, name: 'Grüntee', price: '5,00' }
    expect(conflictsOf({ name: 'Tee' }, { name: 'Chai' }, now)).toEqual([
      { path: 'name', own: 'Chai', stored: 'Grüntee', before: 'Tee' },
    ])
  })

  it('is nothing where only one of them changed a field, or both to the same', () => {
    expect(conflictsOf({ name: 'Tee' }, { name: 'Chai' }, { ...before, price: '5,00' })).toEqual([])
    expect(conflictsOf({ name: 'Tee' }, { name: 'Chai' }, { ...before, name: 'Chai' })).toEqual([])
  })

  it('is one part of a group', () => {
    const now = { ...before, texts: { tr: { subtitle: 'yeni' }, en: { subtitle: 'old' } } }
    const typed = { texts: { tr: { subtitle: 'benim' }, en: { subtitle: 'mine' } } }
    expect(conflictsOf(before, typed, now)).toEqual([
      { path: 'texts.tr.subtitle', own: 'benim', stored: 'yeni', before: 'eski' },
    ])
  })

  it('is unknown for a field of which nothing earlier is known', () => {
    expect(conflictsOf({}, { name: 'Chai' }, before)).toEqual([])
  })
})

describe('a chosen value', () => {
  it('replaces that of its path alone', () => {
    expect(withValue(before, 'texts.tr.subtitle', 'yeni')).toEqual({
      ...before,
      texts: { tr: { subtitle: 'yeni' }, en: { subtitle: 'old' } },
    })
  })
})
