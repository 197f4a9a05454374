import { describe, expect, it } from 'vitest'
import { testShop } from '@apps/api/testing/test-app'

const shop = await testShop()

const found = async (query: Readonly<Record<string, string>>) => {
  const { products, isSimilar } = await shop.ok('listProducts', {
    query: { platform: 'germany', limit: 100, ...query },
  })
  expect(isSimilar).toBeUndefined()
  return products.map(({ name }) => name).toSorted()
}

describe('the words of shoppers', () => {
  it.each([
    ['vegan', { vegan: 'true' }],
    ['koffeinfrei', { caffeineFree: 'true' }],
    ['KAFEİNSİZ', { caffeineFree: 'true' }],
    ['Beutel', { kind: 'bags' }],
    ['capsules', { kind: 'capsules' }],
    ['Bohnen', { kind: 'beans' }],
    ['organic', { organic: 'true' }],
  ])('“%s” finds all that the filter leaves [CATALOGUE-331]', async (search, filter) => {
    const filtered = await found(filter)
    expect(filtered.length).toBeGreaterThan(0)
    expect(await found({ search })).toEqual(expect.arrayContaining(filtered))
  })

  it.each(['grüner Tee', 'gruener tee', 'GRUNER TEE', 'grüntee', 'green tea', 'gruen'])(
    '“%s” finds green tea [CATALOGUE-331]',
    async (search) => {
      expect(await found({ search })).toContain('Morgengrün')
    },
  )

  it.each([
    ['schwarzer Tee', 'Assam Gold'],
    ['minze', 'Pfefferminze'],
    ['probierset', 'Kräuter-Probierset'],
  ])('“%s” finds %s', async (search, name) => {
    expect(await found({ search })).toContain(name)
  })

  it('finds the same by an umlaut and by its transcription [CATALOGUE-331]', async () => {
    const oil = await found({ search: 'öl' })
    expect(oil.length).toBeGreaterThan(0)
    expect(await found({ search: 'oel' })).toEqual(oil)
    expect(await found({ search: 'kraeuter' })).toEqual(await found({ search: 'kräuter' }))
  })
})
