import { describe, expect, it } from 'vitest'
import { EMAIL_PATTERN } from './field-rules'

/** Every string of up to `length` of these letters. */
function textsOf(letters: readonly string[], length: number): string[] {
  let longest = ['']
  const all = [...longest]
  for (let size = 1; size <= length; size += 1) {
    longest = longest.flatMap((text) => letters.map((letter) => text + letter))
    all.push(...longest)
  }
  return all
}

describe('the address pattern', () => {
  it('accepts an @ between texts without space, the second with a dot inside, and nothing else', () => {
    const isAddress = (text: string) => {
      const [local = '', domain = '', ...more] = text.split('@')
      const hasDotInside = domain.slice(1, -1).includes('.')
      return (
        local !== '' && hasDotInside && more.length === 0 && ![' ', '\u0000'].some((it) => text.includes(it))
      )
    }
    const texts = textsOf(['a', '.', '@', ' ', '\u0000'], 7)
    expect(texts.filter((text) => EMAIL_PATTERN.test(text))).toEqual(texts.filter(isAddress))
  })
})
