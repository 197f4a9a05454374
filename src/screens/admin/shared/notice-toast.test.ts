import { expect, it } from 'vitest'
import { noticeDuration } from './notice-toast'

it('a message with something to do stays long enough to decide', () => {
  expect(noticeDuration('success', false)).toBe(3000)
  expect(noticeDuration('success', true)).toBeGreaterThanOrEqual(10_000)
  expect(noticeDuration('danger', true)).toBe(Infinity)
})
