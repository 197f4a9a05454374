import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { categoryNames, coupons } from '../../platform/db/schema'
import { categoryCalls } from '../../testing/categories'
import { couponDraft } from '../../testing/drafts'
import { testShop } from '../../testing/test-app'

const shop = await testShop()
const { token } = await shop.admin()
const { create, update, product, unique } = categoryCalls(shop, token)

describe('a renamed category', () => {
  it('renames with its products, its namesakes, its coupons and what a search finds [CATALOGUE-12]', async () => {
    const name = unique('Alt')
    const main = await create({ name })
    const { _id: namesake } = await create({ name, platform: 'turkey' })
    const { _id: productId } = await product(name)
    const [coupon] = await shop.db
      .update(coupons)
      .set({ applicableCategories: [name, 'Detox'] })
      .where(eq(coupons.code, 'TEE2PLUS1'))
      .returning()
    const neu = unique('Neubenannt')
    expect(await update(main._id, { name: neu })).toMatchObject({ name: neu, slug: main.slug })
    expect((await shop.ok('getCategory', { params: { id: namesake } })).category.name).toBe(neu)
    expect((await shop.ok('getProduct', { params: { id: productId } })).product.category).toBe(neu)
    expect((await shop.ok('listProducts', { query: { search: neu } })).pagination.total).toBe(1)
    const [after] = await shop.db
      .select()
      .from(coupons)
      .where(eq(coupons.id, coupon?.id ?? ''))
    expect(after?.applicableCategories).toEqual([neu, 'Detox'])
    expect(await shop.db.$count(categoryNames, eq(categoryNames.name, name))).toBe(0)
  })

  it('is found by its earlier names, until another category takes them [CATALOGUE-120]', async () => {
    const [first, second] = [unique('Früher'), unique('Später')]
    const main = await create({ name: first })
    await product(first)
    await update(main._id, { name: second })
    const third = unique('Heute')
    await update(main._id, { name: third })
    const listed = (category: string) => shop.ok('listProducts', { query: { category } })
    for (const name of [first, second]) {
      expect(await listed(name)).toMatchObject({ category: third, pagination: { total: 1 } })
    }
    expect(await listed(third)).not.toHaveProperty('category')
    await create({ name: first })
    expect(await listed(first)).toMatchObject({ products: [] })
    expect(await listed(first)).not.toHaveProperty('category')
  })

  it('that takes over another one’s name is found by its own [CATALOGUE-120]', async () => {
    const [old, taken] = [unique('Leer'), unique('Voll')]
    const main = await create({ name: old })
    await create({ name: taken, platform: 'turkey' })
    await product(taken)
    await update(main._id, { name: taken })
    expect(await shop.ok('listProducts', { query: { category: old } })).toMatchObject({ category: taken })
  })

  it('whose name changed on another platform does not get the old one back from an open form', async () => {
    const name = unique('Offen')
    const main = await create({ name })
    const open = await create({ name, platform: 'turkey' })
    const neu = unique('Umgetauft')
    await update(main._id, { name: neu })
    const body = { name, color: '#000000', updatedAt: open.updatedAt }
    const refusal = await shop.refused('updateCategory', { token, params: { id: open._id }, body })
    expect(refusal.code).toBe('STALE')
    expect((await shop.ok('getCategory', { params: { id: main._id } })).category.name).toBe(neu)
  })

  it('whose name changed does not get the old one back from the open form of a coupon', async () => {
    const main = await create({ name: unique('Gutscheinware') })
    const { coupon } = await shop.ok('createCoupon', {
      token,
      body: {
        ...couponDraft(),
        type: 'buy_x_get_y',
        discountValue: undefined,
        buyXGetY: { buyQuantity: 2, getFreeQuantity: 1, applicableCategories: [main.name] },
      },
    })
    const neu = unique('Umgetauft')
    await update(main._id, { name: neu })
    const open = await shop.refused('updateCoupon', {
      token,
      params: { id: coupon._id },
      body: {
        ...couponDraft(),
        type: 'buy_x_get_y',
        discountValue: undefined,
        buyXGetY: { buyQuantity: 2, getFreeQuantity: 1, applicableCategories: [main.name] },
        updatedAt: coupon.updatedAt,
      },
    })
    expect(open.code).toBe('STALE')
  })

  it('takes its coupons along when it takes over a name of another platform', async () => {
    const turkish = await create({ name: unique('Çay'), platform: 'turkey' })
    const main = await create({ name: unique('Tee') })
    const chosen = eq(coupons.code, 'TEE2PLUS1')
    await shop.db
      .update(coupons)
      .set({ applicableCategories: [main.name] })
      .where(chosen)
    await update(main._id, { name: turkish.name })
    const [after] = await shop.db.select().from(coupons).where(chosen)
    expect(after?.applicableCategories).toEqual([turkish.name])
  })

  it('takes over a name of another platform only while nothing carries its own', async () => {
    const turkish = await create({ name: unique('Çay'), platform: 'turkey' })
    const main = await create({ name: unique('Tee') })
    expect((await update(main._id, { name: turkish.name })).name).toBe(turkish.name)
    const used = await create({ name: unique('Voll') })
    await product(used.name)
    const body = { name: turkish.name }
    expect((await shop.refused('updateCategory', { token, params: { id: used._id }, body })).code).toBe(
      'CONFLICT',
    )
    const empty = await create({ name: unique('Leer') })
    expect((await shop.refused('updateCategory', { token, params: { id: empty._id }, body })).code).toBe(
      'CONFLICT',
    )
  })
})
