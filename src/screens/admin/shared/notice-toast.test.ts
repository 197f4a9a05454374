import { expect, it } from 'vitest'
import { noticeDuration } from './notice-toast'

it('a toast with an action is shown longer [DEPART-141]', () => {
  expect(noticeDuration('success', false)).toBe(3000)
  expect(noticeDuration('success', true)).toBeGreaterThanOrEqual(10_000)
  expect(noticeDuration('danger', true)).toBe(Infinity)
})
