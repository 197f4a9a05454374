import { describe, expect, it } from 'vitest'
import de from '@/i18n/messages/de/catalogue.json'
import en from '@/i18n/messages/en/catalogue.json'
import tr from '@/i18n/messages/tr/catalogue.json'
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

  it('what a filter for form, taste or time of day is called finds all that it leaves [CATALOGUE-331]', async () => {
    for (const { filter } of [de, tr, en]) {
      for (const [name, words] of Object.entries({
        kind: filter.kinds,
        taste: filter.tastes,
        daytime: filter.daytimes,
      })) {
        for (const [value, search] of Object.entries(words)) {
          const filtered = await found({ [name]: value })
          expect([search, await found({ search })]).toEqual([search, expect.arrayContaining(filtered)])
        }
      }
    }
  })

  it('finds by taste and time of day among other words, in any form [CATALOGUE-331]', async () => {
    for (const search of ['abend', 'tee für abends', 'fruchtiger Tee', 'fruity tea'])
      expect(await found({ search })).toContain('Kräuter-Probierset')
    expect(await found({ search: 'in the morning' })).toEqual(
      expect.arrayContaining(await found({ daytime: 'morning' })),
    )
  })

  it.each([
    ['am Abend', 'Abend'],
    ['der Tee für den Abend', 'Tee Abend'],
    ['peppermint for the evening', 'peppermint evening'],
    ['akşam için nane', 'akşam nane'],
  ])('“%s” finds what “%s” finds [CATALOGUE-981]', async (search, told) => {
    expect(await found({ search })).toEqual(await found({ search: told }))
  })

  it('an empty word alone finds only what begins with it [CATALOGUE-981]', async () => {
    expect(await found({ search: 'zum' })).toEqual([])
    expect(await found({ search: 'in' })).toContain('Kurkuma Plus')
    for (const search of ['am', 'für', 'the', 'için'])
      expect(await found({ search })).not.toEqual(expect.arrayContaining(await found({ daytime: 'evening' })))
  })

  it.each(['Koffein', 'kafein', 'caffeine'])('“%s” finds what has some [CATALOGUE-961]', async (search) => {
    const names = await found({ search })
    expect(names).toEqual(expect.arrayContaining(['Hochland Röstung', 'Assam Gold']))
    const free = await found({ caffeineFree: 'true' })
    expect(names.filter((name) => free.includes(name) || name === 'Mondschein')).toEqual([])
  })

  it.each(['schlaf', 'Schlaftee', 'uyku', 'sleepp'])(
    '“%s” is no slip for another word [CATALOGUE-962]',
    async (search) => {
      const query = { search, q: search, platform: 'germany' as const }
      for (const call of ['listProducts', 'suggestProducts'] as const)
        expect(await shop.ok(call, { query })).toMatchObject({ products: [] })
    },
  )

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
