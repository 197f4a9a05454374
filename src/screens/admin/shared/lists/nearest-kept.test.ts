import { expect, test } from 'vitest'
import { nearestKept } from './nearest-kept'

const before = ['a', 'b', 'c', 'd']

test.each([
  { id: 'b', now: ['d', 'b', 'a'], kept: 'b', title: 'a row that stays keeps the focus' },
  { id: 'b', now: ['a', 'c', 'd'], kept: 'c', title: 'the next row follows the one that left' },
  { id: 'b', now: ['a', 'd'], kept: 'd', title: 'the next one that is still there' },
  { id: 'd', now: ['a', 'b'], kept: 'b', title: 'after the last one, the nearest before it' },
  { id: 'b', now: ['x'], kept: undefined, title: 'none of other rows' },
])('$title (ADMIN-823)', ({ id, now, kept }) => {
  expect(nearestKept(id, before, now)).toBe(kept)
})
