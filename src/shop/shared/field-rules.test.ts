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
  it('accepts words between dots, an @ and at least two labels between dots, and nothing else [API-63]', () => {
    const isAddress = (text: string) => {
      const [local = '', domain = '', ...more] = text.split('@')
      const labels = domain.split('.')
      return (
        labels.length > 1 &&
        [...local.split('.'), ...labels].every((word) => word !== '') &&
        more.length === 0 &&
        ![' ', ','].some((it) => text.includes(it))
      )
    }
    const texts = textsOf(['a', '.', '@', ' ', ','], 7)
    expect(texts.filter((text) => EMAIL_PATTERN.test(text))).toEqual(texts.filter(isAddress))
  })
})
