import { describe, expect, it } from 'vitest'
import { schemas } from '@/contract/schemas'
import { success } from '@/contract/shared/envelope'
import type { Body } from '@/contract/shared/dto'
import { productDraft } from '../../testing/drafts'
import { testShop } from '../../testing/test-app'

const shop = await testShop()
const { token } = await shop.admin()

const turkish = {
  subtitle: 'Bitki çayı',
  shortDescription: 'Kısa.',
  features: ['Aroma yok'],
  ingredients: ['Adaçayı', 'Meyan kökü'],
  servingSize: '1 fincan (200 ml)',
}
const written = {
  ...productDraft,
  subtitle: 'Kräutertee',
  features: ['Keine Aromen'],
  benefits: ['Mild'],
  ingredients: [
    { name: 'Salbei', amount: '1.050,5', unit: 'mg' },
    { name: 'Süßholz', amount: '6,5', unit: '%' },
  ],
  nutritionalInfo: { servingSize: '1 Tasse (200 ml)', calories: 2, protein: 0, carbohydrates: 0.4 },
  organic: { controlBody: 'DE-ÖKO-006', farming: 'eu' },
  brewing: { temperature: 95, seconds: 480, grams: 2.5, millilitres: 200 },
  origin: 'Thüringen',
  harvest: 'Juni 2026',
  translations: { tr: turkish, en: { ingredients: ['Sage', 'Liquorice root'] } },
} satisfies Body<'createProduct'>

const create = async (body: Partial<Body<'createProduct'>> = {}) =>
  (await shop.ok('createProduct', { token, body: { ...written, ...body } })).product

describe('a product in the reader’s language', () => {
  it('answers in Accept-Language, and what is not translated in German [CATALOGUE-50] [CATALOGUE-51]', async () => {
    const { _id: id } = await create()
    const read = async (language: string) =>
      (await shop.ok('getProduct', { params: { id }, headers: { 'accept-language': language } })).product
    const german = await read('de')
    expect(german).toMatchObject({ subtitle: 'Kräutertee', untranslated: [], organic: written.organic })
    const { translations, ...product } = await read('tr-TR,tr;q=0.9')
    expect(translations).toBeUndefined()
    expect(product).toMatchObject({
      name: productDraft.name,
      subtitle: 'Bitki çayı',
      features: ['Aroma yok'],
      benefits: ['Mild'],
      ingredients: [
        { name: 'Adaçayı', amount: '1.050,5', unit: 'mg' },
        { name: 'Meyan kökü', amount: '6,5', unit: '%' },
      ],
      nutritionalInfo: { servingSize: '1 fincan (200 ml)', calories: 2 },
      origin: 'Thüringen',
    })
    expect(product.untranslated).toEqual(['detailedDescription', 'benefits', 'origin', 'harvest'])
    const english = await read('en')
    expect(english.ingredients[0]).toEqual({ name: 'Sage', amount: '1,050.5', unit: 'mg' })
    expect(english.untranslated).toContain('subtitle')
    // Responses are cached separately for each language.
    expect(await read('de')).toEqual(german)
  })

  it('takes the language of `lang` before that of the header [CATALOGUE-51]', async () => {
    const { _id: id, seo } = await create({ name: 'Lindenblüte' })
    const headers = { 'accept-language': 'de' }
    const bySlug = await shop.ok('getProductBySlug', {
      params: { slug: seo.slug },
      query: { lang: 'tr' },
      headers,
    })
    expect(bySlug.product.subtitle).toBe('Bitki çayı')
    const { products } = await shop.ok('listProducts', {
      query: { lang: 'tr', search: 'Lindenblüte' },
      headers,
    })
    expect(products.map(({ _id, subtitle }) => [_id, subtitle])).toEqual([[id, 'Bitki çayı']])
  })

  it('is found by a translated word, too [CATALOGUE-21]', async () => {
    const { _id: id } = await create({ translations: { en: { subtitle: 'Marshmallow roots' } } })
    const { products } = await shop.ok('listProducts', { query: { search: 'marshmallow' } })
    expect(products.map(({ _id }) => _id)).toEqual([id])
  })

  it('says to caches that the language counts', async () => {
    const { _id: id } = await create()
    const { headers } = await shop.app.inject({ url: `/api/products/${id}` })
    expect(headers.vary).toContain('Accept-Language')
  })

  it('is German to administrators, with every translation, so that saving loses nothing [CATALOGUE-51]', async () => {
    const { _id: id } = await create()
    const { product } = await shop.ok('getProduct', {
      token,
      params: { id },
      headers: { 'accept-language': 'tr' },
    })
    expect(product).toMatchObject({ subtitle: 'Kräutertee', translations: written.translations })
  })

  it('keeps no empty translation', async () => {
    const translations = { tr: { subtitle: ' ', features: [''] }, en: { origin: 'Thuringia', benefits: [] } }
    expect((await create({ translations })).translations).toEqual({ en: { origin: 'Thuringia' } })
  })
})

describe('what is read back and sent again', () => {
  it('is valid and changes nothing [CATALOGUE-52]', async () => {
    const companion = await create({ name: 'Begleiter', status: 'inactive' })
    const { _id: id } = await create({ relatedProducts: [companion._id] })
    const read = async () => {
      const response = await shop.app.inject({
        url: `/api/products/${id}`,
        headers: { authorization: `Bearer ${token}`, 'accept-language': 'tr' },
      })
      return success(schemas.getProduct.data).parse(response.json()).data.product
    }
    const before = await read()
    expect(before.relatedProducts.map(({ _id }) => _id)).toEqual([companion._id])
    const response = await shop.app.inject({
      method: 'PUT',
      url: `/api/products/${id}`,
      headers: { authorization: `Bearer ${token}` },
      payload: before,
    })
    expect([response.statusCode, response.statusCode === 200 ? '' : response.body]).toEqual([200, ''])
    const after = await read()
    expect({ ...after, updatedAt: '' }).toEqual({ ...before, updatedAt: '' })
  })
})

describe('fields of a product', () => {
  it.each([
    [{ organic: { controlBody: 'Bio', farming: 'eu' as const } }, 'organic.controlBody'],
    [{ organic: { controlBody: '', farming: 'eu' as const } }, 'organic.controlBody'],
    [{ brewing: { ...written.brewing, temperature: 101 } }, 'brewing.temperature'],
    [{ brewing: { ...written.brewing, seconds: 0 } }, 'brewing.seconds'],
    [{ brewing: { ...written.brewing, grams: 0 } }, 'brewing.grams'],
    [{ translations: { tr: { shortDescription: 'x'.repeat(501) } } }, 'translations.tr.shortDescription'],
  ])('%j is refused at %s [LAW-30] [CATALOGUE-53]', async (body, path) => {
    const refusal = await shop.refused('createProduct', { token, body: { ...written, ...body } })
    expect(refusal).toMatchObject({ status: 400, code: 'VALIDATION' })
    expect(JSON.stringify(refusal)).toContain(path)
  })

  it('can be taken away again [CATALOGUE-53]', async () => {
    const { _id: id } = await create()
    const body = { organic: null, brewing: null, origin: '', nutritionalInfo: null, translations: {} }
    const { product } = await shop.ok('updateProduct', { token, params: { id }, body })
    expect(product).toMatchObject(body)
  })
})
