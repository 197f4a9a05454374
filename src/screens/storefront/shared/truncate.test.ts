import { describe, expect, it } from 'vitest'
import { truncate } from './truncate'

describe('truncate', () => {
  it('leaves a text alone that fits', () => {
    expect(truncate('a'.repeat(100), 100)).toBe('a'.repeat(100))
  })
  it('cuts a long word after so many characters', () => {
    expect(truncate('a'.repeat(101), 100)).toBe(`${'a'.repeat(100)} …`)
  })
  it('ends with a whole word and no comma', () => {
    expect(truncate('Tee, mit Minze', 7)).toBe('Tee …')
    expect(truncate('Tee mit Minze', 8)).toBe('Tee mit …')
  })
  it('cuts no character in two', () => {
    expect(truncate('🍵🍵🍵', 2)).toBe('🍵🍵 …')
  })
})
