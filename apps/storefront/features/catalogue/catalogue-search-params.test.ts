import { describe, expect, it } from 'vitest'
import { NO_CHOICE } from '@/shop/catalogue/shelf'
import { catalogueHref, readCatalogue } from './catalogue-search-params'

const read = (query: string) => readCatalogue(new URLSearchParams(query))
const everything = { ...NO_CHOICE, search: '', sort: 'position', page: 1 } as const

describe('the search params of the catalogue', () => {
  it('select everything if empty', () => {
    expect(read('')).toEqual(everything)
    expect(catalogueHref(everything)).toBe('/products')
  })

  it.each([
    '?search=Kurkuma+%26+Ingwer',
    '?category=Wellness&page=3',
    '?kind=loose%2Cbags&organic=true&inStock=true&minPrice=5.5&maxPrice=20',
    '?search=tee&category=Bl%C3%BCten&bestseller=true&sort=price_desc&page=2',
  ])('%s survives a round trip', (query) => {
    expect(catalogueHref(read(query))).toBe(`/products${query}`)
  })

  it.each([
    '?page=0',
    '?page=-2',
    '?page=1.5',
    '?page=eins',
    '?page=1e99',
    '?sort=stock',
    '?sort=',
    '?category=%20',
    '?search=+',
    '?bestseller=ja',
    '?lang=tr&utm_source=post',
  ])('%s is ignored as invalid', (query) => {
    expect(read(query)).toEqual(everything)
  })

  it('truncate texts to the limits of the API', () => {
    expect(read(`?search=${'x'.repeat(900)}`).search).toHaveLength(200)
  })
})
