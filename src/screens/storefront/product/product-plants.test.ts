import { describe, expect, it } from 'vitest'
import { plantsOf } from './product-plants'

const product = (name: string, subtitle = '', ...ingredients: string[]) => ({
  name,
  subtitle,
  ingredients: ingredients.map((ingredient) => ({ name: ingredient, amount: '1', unit: 'g' })),
})

describe('plantsOf', () => {
  it('reads name, subtitle and ingredients in this order', () => {
    expect(plantsOf(product('Goldmilch', 'Kurkuma und Ingwer'))).toEqual(['kurkuma', 'ingwer'])
    expect(plantsOf(product('Abendruhe', 'Kräutertee', 'Kamillenblüten*', 'Lavendel'))).toEqual([
      'kamille',
      'lavendel',
    ])
  })
  it('names a plant once', () => {
    expect(plantsOf(product('Pfefferminze', 'ganze Blätter', 'Nanaminze', 'Melisse'))).toEqual([
      'minze',
      'blattzweig',
    ])
  })
  it('reads translated texts, too', () => {
    expect(plantsOf(product('Abendruhe', 'Bitki çayı, papatya ve melisa'))).toEqual(['kamille', 'minze'])
    expect(plantsOf(product('Goldmilch', 'Spice blend, turmeric and ginger'))).toEqual(['kurkuma', 'ingwer'])
  })
  it('falls back to the sprig', () => {
    expect(plantsOf(product('Zink'))).toEqual(['blattzweig', 'blattzweig'])
  })
})
