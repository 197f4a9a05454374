import { describe, expect, it } from 'vitest'
import { NO_CHOICE, readShelf, shelfParams } from './shelf'

const read = (query: string) => readShelf(new URLSearchParams(query))

describe('the filters of a list', () => {
  it('are read as a form sends them and as an address joins them [SHOP-330]', () => {
    const chosen = {
      category: 'Detox',
      kinds: ['loose', 'bags'],
      tastes: ['mild', 'fruity'],
      daytimes: ['evening'],
      flags: ['vegan', 'inStock'],
      minPrice: 550,
      maxPrice: 2000,
    }
    const form =
      'category=Detox&kind=bags&kind=loose&taste=fruity&taste=mild&daytime=evening&vegan=true&inStock=true&minPrice=5,50&maxPrice=20 €'
    expect(read(form)).toEqual(chosen)
    expect(shelfParams(read(form))).toEqual({
      category: 'Detox',
      kind: 'loose,bags',
      taste: 'mild,fruity',
      daytime: 'evening',
      vegan: 'true',
      inStock: 'true',
      minPrice: '5.5',
      maxPrice: '20',
    })
    expect(read(new URLSearchParams(shelfParams(read(form))).toString())).toEqual(chosen)
  })

  it.each([
    '',
    'category=+',
    'kind=liquid',
    'taste=loose',
    'vegan=ja',
    'minPrice=viel',
    'minPrice=-1',
    'maxPrice=1e9',
  ])('ignore %s', (query) => {
    expect(read(query)).toEqual(NO_CHOICE)
    expect(shelfParams(read(query))).toEqual({})
  })

  it('take a price range either way round', () => {
    expect(read('minPrice=20&maxPrice=5')).toEqual({ ...NO_CHOICE, minPrice: 500, maxPrice: 2000 })
  })
})
