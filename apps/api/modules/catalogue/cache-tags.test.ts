import { describe, expect, it } from 'vitest'
import { bodyFor, setStock } from '../../testing/checkout'
import { testShop } from '../../testing/test-app'

const shop = await testShop()
const { token } = await shop.admin()

const LIST = '/api/products?platform=germany&limit=8'
const CATEGORIES = '/api/categories?platform=germany'
const pageOf = (slug: string) => `/api/products/slug/${slug}?platform=germany`

/** Which of the cached responses are computed anew after an action. */
async function readAnew(
  urls: Readonly<Record<string, string>>,
  done: () => Promise<unknown>,
): Promise<string[]> {
  shop.cache.drop()
  for (const url of Object.values(urls)) await shop.app.inject({ url })
  await done()
  let reads: string[] = []
  const remember = shop.cache.remember.bind(shop.cache)
  const anew: string[] = []
  shop.cache.remember = (key, read) =>
    remember(key, () => {
      reads.push(key)
      return read()
    })
  for (const [name, url] of Object.entries(urls)) {
    reads = []
    await shop.app.inject({ url, headers: { origin: 'https://elsewhere.example' } })
    if (reads.length > 0) anew.push(name)
  }
  shop.cache.remember = remember
  return anew
}

const URLS = { list: LIST, categories: CATEGORIES, own: pageOf('abendruhe'), other: pageOf('vitamin-d3') }
const order = async (wanted: Readonly<Record<string, number>>) =>
  (await shop.ok('checkout', { body: await bodyFor(shop, wanted) })).order

describe('cached answers', () => {
  it('stay while an order takes units, except the product’s own', async () => {
    expect(await readAnew(URLS, () => order({ abendruhe: 1 }))).toEqual(['own'])
  })

  it('of lists go when an order takes the last unit, and when it comes back', async () => {
    await setStock(shop, 'abendruhe', 2)
    let id = ''
    const buyAll = async () => (id = (await order({ abendruhe: 2 }))._id)
    expect(await readAnew(URLS, buyAll)).toEqual(expect.arrayContaining(['list', 'own']))
    const cancel = () => shop.ok('setOrderStatus', { params: { id }, body: { status: 'cancelled' }, token })
    expect(await readAnew(URLS, cancel)).toEqual(expect.arrayContaining(['list', 'own']))
  })

  it('go with a review where the product is in them, and with an edit wherever products are', async () => {
    const { id } = await shop.product('abendruhe')
    const body = { user: 'Klara', rating: 5, comment: 'Sehr milder Tee.' }
    const review = () => shop.ok('addReview', { params: { id }, body, token })
    expect(await readAnew(URLS, review)).toEqual(expect.arrayContaining(['list', 'own']))
    expect(await readAnew(URLS, review)).not.toContain('categories')
    const edit = () => shop.ok('updateProduct', { params: { id }, body: { subtitle: 'Neu' }, token })
    expect(await readAnew(URLS, edit)).toEqual(Object.keys(URLS))
  })

  it('of products by rating go with a review of one that they do not show yet', async () => {
    const query = { platform: 'germany', sort: 'rating', limit: 1 } as const
    const [best] = (await shop.ok('listProducts', { query })).products
    const slug = best?.seo.slug === 'abendruhe' ? 'vitamin-d3' : 'abendruhe'
    const params = { id: (await shop.product(slug)).id }
    const body = { user: 'Klara', rating: 5, comment: 'Sehr milder Tee.' }
    const urls = { best: '/api/products?platform=germany&sort=rating&limit=1' }
    expect(await readAnew(urls, () => shop.ok('addReview', { params, body, token }))).toEqual(['best'])
  })
})
