import { NavigationType } from 'react-router-dom'
import { expect, it } from 'vitest'
import { firstPage, pagesAt, pagesIn, type OpenPages } from './open-pages'

const place = (key: string, pathname: string, state?: unknown) => ({
  location: { key, pathname, search: '', hash: '', state },
  navigationType: NavigationType.Push,
})
const at = (...places: readonly ReturnType<typeof place>[]): OpenPages =>
  places.slice(1).reduce(pagesAt, firstPage(places[0] ?? place('', '/')))
const list = place('a', '/products')
const product = place('b', '/product/abendruhe')

it('behind a product the list it was opened from is kept, and Back shows it [SHOP-272]', () => {
  const opened = at(list, product)
  expect(opened).toMatchObject({ shown: { id: 'b' }, kept: { id: 'a' } })
  expect(pagesAt(opened, place('a', '/products'))).toMatchObject({ shown: { id: 'a', place: list } })
  expect(pagesAt(opened, list).kept).toBeUndefined()
  expect(pagesAt(opened, place('c', '/product/goldmilch')).kept?.id).toBe('a')
})

it('a list that is opened anew is another one, and from elsewhere nothing is kept [SHOP-272]', () => {
  const anew = place('c', '/products')
  expect(pagesAt(at(list, product), anew)).toEqual({ place: anew, shown: { id: 'c', place: anew } })
  expect(at(list, product, place('c', '/checkout')).kept).toBeUndefined()
  expect(at(place('a', '/legal/agb'), product).kept).toBeUndefined()
})

it('another filter or size is the same page at another address', () => {
  const filtered = place('c', '/products')
  expect(at(list, filtered).shown).toEqual({ id: 'a', place: filtered })
  expect(at(list, filtered, product, filtered).shown.id).toBe('a')
  const size = place('c', '/product/abendruhe-250', { keepsPlace: true })
  expect(at(list, product, size)).toMatchObject({ shown: { id: 'b' }, kept: { id: 'a' } })
})

it('a page that was left stays in the document until the next one is painted', () => {
  const opened = at(list, product)
  const back = pagesAt(opened, list)
  const ids = (open: OpenPages, before: OpenPages) => pagesIn(open, before).map(({ id }) => id)
  expect(ids(back, opened)).toEqual(['a', 'b'])
  expect(ids(back, back)).toEqual(['a'])
})
