import { describe, expect, it } from 'vitest'
import { testShop } from '@apps/api/testing/test-app'
import { tableOf, transferCalls } from './transfer.fixtures'

const shop = await testShop()
const { token } = await shop.admin()
const { create, exported, preview } = transferCalls(shop, token)

describe('GET /products/export.csv [CATALOGUE-42]', () => {
  it('is a file for spreadsheets with every product', async () => {
    const response = await shop.call('exportProducts', { token })
    expect(response.headers['content-type']).toMatch(/^text\/csv/)
    expect(response.headers['content-disposition']).toMatch(/^attachment; .*products\.csv/)
    expect(response.body.startsWith('\uFEFFid;slug;name;')).toBe(true)
    const [header = [], ...lines] = tableOf(response.body)
    expect(lines).toHaveLength(30)
    const tea = lines.find((line) => line[1] === 'abendruhe')
    const { price } = (await shop.ok('getProductBySlug', { params: { slug: 'abendruhe' } })).product
    expect(tea?.[header.indexOf('price.germany')]).toBe(price.toFixed(2).replace('.', ','))
  })

  it('follows the filters of the list', async () => {
    const { pagination } = await shop.ok('listProducts', { token, query: { category: 'Detox' } })
    expect(tableOf(await exported({ category: 'Detox' }))).toHaveLength(pagination.total + 1)
  })

  it('makes formulas harmless, and reads them back as they were', async () => {
    const { _id: id } = await create({ name: '=HYPERLINK("x")', subtitle: "'+1" })
    const csv = await exported({ search: 'HYPERLINK' })
    expect(csv).toContain(`"'=HYPERLINK(""x"")";''+1;`)
    expect(await preview(csv)).toMatchObject({ errors: [], rows: [{ line: 2, id, changes: [] }] })
  })
})
