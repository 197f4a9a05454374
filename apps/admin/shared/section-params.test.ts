import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { changesTo, flag, ids, PAGE, textParam } from './section-params'

it('a search is at most as long as the server accepts', () => {
  expect(z.parse(textParam, 'Koch')).toBe('Koch')
  expect(z.parse(textParam, 'x'.repeat(300))).toHaveLength(200)
})

it.each([
  ['3', 3],
  ['0', 1],
  ['x', 1],
  ['100000', 100_000],
  ['100001', 1],
])('the page %s is %i', (page, shown) => {
  expect(z.parse(PAGE, { page })).toEqual({ page: shown })
})

it('a change leaves what was changed just before it and is not yet shown', () => {
  const filters = z.object({ search: textParam, reduced: flag, ids })
  expect(
    changesTo(filters, new URLSearchParams('search=tee&ids=a,b'), {
      search: 'tee',
      reduced: true,
      ids: ['a', 'b'],
    }),
  ).toEqual({ reduced: true })
  expect(changesTo(filters, new URLSearchParams('search=tee'), { search: '', reduced: undefined })).toEqual({
    search: '',
  })
})
