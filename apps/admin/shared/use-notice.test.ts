import { expect, it } from 'vitest'
import { afterEnd } from './use-notice'

it('the end of a message takes none away that has come since', () => {
  const [first, second] = [{ code: 'saved' }, { code: 'saved' }]
  expect(afterEnd(first)(first)).toBeUndefined()
  expect(afterEnd(first)(second)).toBe(second)
})
