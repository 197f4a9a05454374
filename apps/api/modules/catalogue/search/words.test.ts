import { describe, expect, it } from 'vitest'
import { productDraft } from '@apps/api/testing/drafts'
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
    ['probierset', 'Kräuter-Probierset'],
    ['set', 'Kräuter-Probierset'],
    ['zitrone', 'Ingwer Zitrone'],
    ['minze', 'Pfefferminze'],
  ])('“%s” finds %s, inside a compound, too [CATALOGUE-592]', async (search, name) => {
    expect(await found({ search })).toContain(name)
  })

  it('finds ‘tee’ in Kräutertee, and says so: it is no likeness [CATALOGUE-592]', async () => {
    const { token } = await shop.admin()
    const names = ['Bergkräutertee', 'Nachtminzmischung']
    for (const name of names) await shop.ok('createProduct', { token, body: { ...productDraft, name } })
    expect(await found({ search: 'tee' })).toContain('Bergkräutertee')
    expect(await found({ search: 'kraeutertee' })).toContain('Bergkräutertee')
    expect(await found({ search: 'minz' })).toEqual(
      expect.arrayContaining(['Nachtminzmischung', 'Pfefferminze']),
    )
  })

  it.each([
    ['Kaffeebohnen', ['Espresso Nacht', 'Hochland Röstung', 'Mondschein']],
    ['kurkumakapseln', ['Kurkuma Plus']],
    ['Proteinpulver', ['Protein Pur']],
    ['Kamillentee', ['Abendruhe']],
    ['fencheltee', ['Fenchel Anis Kümmel']],
    ['Hagebuttentee', ['Hagebutte']],
    ['ZINKKAPSEL', ['Zink & Biotin']],
  ])('takes “%s” apart, which no product has as it is [CATALOGUE-880]', async (search, names) => {
    expect(await found({ search })).toEqual(expect.arrayContaining(names))
    const { products, isSimilar } = await shop.ok('suggestProducts', {
      query: { q: search, platform: 'germany' },
    })
    expect(isSimilar).toBe(false)
    expect(products.map(({ name }) => name)).toEqual(expect.arrayContaining(names))
  })

  it('leaves a compound whole that a product has, and one of unknown words [CATALOGUE-880]', async () => {
    expect(await found({ search: 'Kräutertee' })).not.toContain('Rosenblüten')
    const list = (search: string) =>
      shop.ok('listProducts', { query: { platform: 'germany', limit: 100, search, facets: 'true' } })
    const unknown = await list('wolkentee')
    expect(unknown.isSimilar === true ? [] : unknown.products).toEqual([])
    const beans = await list('Kaffeebohnen')
    expect(beans.facets?.kinds.beans).toBe(beans.products.length)
  })

  it('finds the same by an umlaut and by its transcription [CATALOGUE-331]', async () => {
    const oil = await found({ search: 'öl' })
    expect(oil.length).toBeGreaterThan(0)
    expect(await found({ search: 'oel' })).toEqual(oil)
    expect(await found({ search: 'kraeuter' })).toEqual(await found({ search: 'kräuter' }))
  })
})
