import { describe, expect, it } from 'vitest'
import { shelfParams, type ShelfChoice } from '../catalogue/shelf'
import {
  adviserHref,
  advise,
  allAnswers,
  choiceOf,
  nextQuestion,
  openedFor,
  readAnswers,
  reasonFor,
  type Answers,
} from './adviser'

const read = (query: string) => readAnswers(new URLSearchParams(query))
const evening: Answers = { taste: 'fruity', caffeine: 'free', daytime: 'evening' }

describe('the adviser', () => {
  it('keeps its answers in the address and asks the first that is missing [SHOP-870]', () => {
    expect(nextQuestion(read(''))).toBe('taste')
    expect(nextQuestion(read('taste=fruity'))).toBe('caffeine')
    expect(nextQuestion(read('taste=fruity&caffeine=free'))).toBe('daytime')
    expect(nextQuestion(read('caffeine=free&daytime=evening'))).toBe('taste')
    expect(allAnswers(read('taste=fruity&caffeine=free'))).toBeUndefined()
    expect(allAnswers(read('taste=fruity&caffeine=free&daytime=evening'))).toEqual(evening)
    expect(adviserHref(evening)).toBe('/berater?taste=fruity&caffeine=free&daytime=evening')
    expect(adviserHref({})).toBe('/berater')
    expect(nextQuestion(read('taste=salty&caffeine=yes&daytime=noon'))).toBe('taste')
  })

  it('asks the list by its own filters, for drinks in stock alone [SHOP-871]', () => {
    expect(shelfParams(choiceOf(evening))).toEqual({
      taste: 'fruity',
      daytime: 'evening',
      caffeineFree: 'true',
      inStock: 'true',
    })
    expect(shelfParams(choiceOf({ taste: 'any', caffeine: 'any', daytime: 'any' }))).toEqual({
      taste: 'mild,fresh,fruity,spicy,strong',
      inStock: 'true',
    })
  })

  it('leaves the time of day open before the taste, both only for nothing, never the caffeine [SHOP-872]', () => {
    const without = { taste: 4, daytime: 2, caffeineFree: 9 }
    expect(openedFor(evening, 0, without)).toEqual(['daytime'])
    expect(openedFor(evening, 2, without)).toEqual(['taste'])
    expect(openedFor(evening, 4, without)).toEqual([])
    expect(openedFor(evening, 0, { caffeineFree: 9 })).toEqual(['daytime', 'taste'])
    expect(openedFor({ ...evening, daytime: 'any' }, 0, { taste: 3 })).toEqual(['taste'])
    expect(openedFor({ taste: 'any', caffeine: 'free', daytime: 'any' }, 0, {})).toEqual([])
  })

  const named = (...ids: string[]) => ids.map((id) => ({ id }))
  const shopOf =
    (exact: string[], wider: string[], without = { daytime: wider.length }) =>
    (choice: ShelfChoice) => {
      const products = named(...(choice.daytimes.length > 0 ? exact : wider))
      return Promise.resolve({ products: products.slice(0, 6), total: products.length, without })
    }

  it('fills up few with what is near, six in all, and names what it left open [SHOP-872]', async () => {
    const advice = await advise(shopOf(['a'], ['a', 'b', 'c', 'd', 'e', 'f', 'g']), evening)
    expect(advice.fitting).toEqual(named('a'))
    expect(advice.near).toEqual({ products: named('b', 'c', 'd', 'e', 'f'), opened: ['daytime'] })
    expect(advice.list).toEqual({ choice: choiceOf(evening), total: 1 })
  })

  it('lists what is near where nothing fits, and nothing else beside enough [SHOP-872]', async () => {
    const none = await advise(shopOf([], ['b']), evening)
    expect(none.total).toBe(0)
    expect(none.list).toEqual({ choice: choiceOf({ ...evening, daytime: 'any' }), total: 1 })
    const enough = await advise(shopOf(['a', 'b', 'c'], ['d']), evening)
    expect(enough).toEqual({
      fitting: named('a', 'b', 'c'),
      total: 3,
      list: { choice: choiceOf(evening), total: 3 },
    })
    expect(await advise(shopOf([], []), evening)).not.toHaveProperty('near')
  })

  it('says why by the product’s own traits, what was asked for first [SHOP-873]', () => {
    const traits = ['bags', 'caffeineFree', 'mild', 'spicy', 'fresh', 'afternoon', 'evening'] as const
    expect(reasonFor({ taste: 'spicy', daytime: 'evening' }, traits)).toEqual({
      tastes: ['spicy', 'mild'],
      caffeineFree: true,
      daytimes: ['evening'],
    })
    expect(reasonFor({ taste: 'any', daytime: 'morning' }, ['strong', 'afternoon'])).toEqual({
      tastes: ['strong'],
      caffeineFree: false,
      daytimes: ['afternoon'],
    })
  })
})
