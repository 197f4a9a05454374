import { describe, expect, it } from 'vitest'
import { changesOf, withChanges } from './draft-storage'

const stored = { name: 'Tee', price: '4,50', active: true, tags: ['a'], rows: [{ id: '1', text: 'x' }] }

describe('a stored draft', () => {
  it('contains only changed fields', () => {
    expect(changesOf(stored, { ...stored, name: 'Chai' })).toEqual({ name: 'Chai' })
    expect(changesOf(stored, { ...stored, tags: ['a'] })).toEqual({})
  })

  it('keeps fields changed elsewhere', () => {
    const now = { ...stored, price: '5,00' }
    expect(withChanges(now, { name: 'Chai' })).toEqual({ ...now, name: 'Chai' })
  })

  it('keeps parts of a field changed elsewhere', () => {
    const saved = { name: 'Verda', legal: { agb: { de: 'a', tr: '' }, impressum: { de: 'i', tr: '' } } }
    const typed = { ...saved, legal: { ...saved.legal, agb: { de: 'a2', tr: '' } } }
    const draft = changesOf(saved, typed)
    expect(draft).toEqual({ legal: { agb: { de: 'a2' } } })
    const now = { ...saved, legal: { agb: { de: 'a', tr: 't' }, impressum: { de: 'i2', tr: '' } } }
    expect(withChanges(now, draft)).toEqual({
      ...now,
      legal: { agb: { de: 'a2', tr: 't' }, impressum: { de: 'i2', tr: '' } },
    })
  })

  it('restores items of a list that was empty', () => {
    const saved = { name: 'Tee', related: [] }
    const related = [{ id: 'chai', name: 'Chai' }]
    const samples = { related: { id: '', name: '' } }
    expect(withChanges(saved, { related }, samples)).toEqual({ ...saved, related })
    expect(withChanges(saved, { related: [{ id: 1 }] }, samples)).toBeUndefined()
  })

  it('is ignored if equal to the saved values', () => {
    expect(withChanges(stored, { name: 'Tee' })).toBeUndefined()
    expect(withChanges(stored, undefined)).toBeUndefined()
  })

  it('ignores values of another shape', () => {
    const garbage = { name: 7, active: 'yes', tags: [1], rows: [{ id: '1' }], other: 'x', price: null }
    expect(withChanges(stored, garbage)).toBeUndefined()
    expect(withChanges(stored, 'garbage')).toBeUndefined()
    const rows = [{ id: '1', text: 'y' }]
    expect(withChanges(stored, { rows, name: 7 })).toEqual({ ...stored, rows })
  })
})
