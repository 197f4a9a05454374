import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Body } from '@/contract/shared/dto'
import { MOST_VIEWS, VIEW_SECTION_NAMES, type ViewSection } from '@/shop/list-views/list-views'
import { auditLog, listViews, roles } from '../../platform/db/schema'
import { testShop } from '../../testing/test-app'

const shop = await testShop()
beforeEach(() => shop.reset())

const morning: Body<'createView'> = {
  section: 'orders',
  name: 'Sabah listesi',
  query: 'status=valid&payment=pending',
  isShared: false,
}
type Admin = Awaited<ReturnType<typeof shop.admin>>

const create = async ({ token }: Admin, body: Partial<Body<'createView'>> = {}) =>
  (await shop.ok('createView', { token, body: { ...morning, ...body } })).view
const seenBy = async ({ token }: Admin, section: ViewSection = 'orders') =>
  (await shop.ok('listViews', { token, query: { section } })).views
const contentOf = (name: string, isShared: boolean) => ({ name, query: 'status=shipped', isShared })
const logged = () => shop.db.select().from(auditLog).where(eq(auditLog.action, 'view.update'))

describe('a view of a list is kept on the server [ADMIN-611]', () => {
  it('for the administrator and the section alone, by name', async () => {
    const [own, other] = [await shop.admin(), await shop.admin()]
    const view = await create(own, { name: ' Sabah listesi ' })
    expect(view).toMatchObject({ name: 'Sabah listesi', query: morning.query, isShared: false, owner: null })
    await create(own, { name: 'Akşam' })
    await create(own, { section: 'products', query: 'status=inactive' })
    expect((await seenBy(own)).map(({ name }) => name)).toEqual(['Akşam', 'Sabah listesi'])
    expect(await seenBy(own, 'products')).toHaveLength(1)
    expect(await seenBy(other)).toEqual([])
    const params = { id: view._id }
    const body = contentOf('Meine', false)
    expect((await shop.refused('updateView', { token: other.token, params, body })).code).toBe('NOT_FOUND')
    expect((await shop.refused('deleteView', { token: other.token, params })).code).toBe('NOT_FOUND')
    expect((await shop.ok('updateView', { token: own.token, params, body })).view).toMatchObject(body)
    await shop.ok('deleteView', { token: own.token, params })
    expect((await seenBy(own)).map(({ name }) => name)).toEqual(['Akşam'])
    expect(await shop.db.select().from(auditLog)).toEqual([])
  })

  it('of every list with filters, by who may open it [ADMIN-820]', async () => {
    const [owner, packer] = [await shop.admin(), await shop.admin({ role: 'orders' })]
    for (const section of VIEW_SECTION_NAMES) {
      await create(owner, { section })
      expect(await seenBy(owner, section)).toHaveLength(1)
    }
    const body = { ...morning, section: 'mails' as const }
    const refusal = await shop.refused('createView', { token: packer.token, body })
    expect([refusal.code, refusal.details]).toEqual(['FORBIDDEN', { missing: ['mails.read'] }])
  })

  it('and for all who may open the section, if it is shared; that is recorded', async () => {
    const own = await shop.admin({ name: 'Ayşe', role: 'orders' })
    const [packer, owner] = [await shop.admin({ role: 'orders' }), await shop.admin({ name: 'Sahip' })]
    const { _id: id } = await create(own, { isShared: true })
    for (const admin of [packer, owner])
      expect(await seenBy(admin)).toMatchObject([{ _id: id, isShared: true, owner: 'Ayşe' }])
    const change = { params: { id }, body: contentOf('Öğle listesi', true) }
    const refusal = await shop.refused('updateView', { token: packer.token, ...change })
    expect([refusal.code, refusal.details]).toEqual(['FORBIDDEN', { missing: ['staff.write'] }])
    expect((await shop.refused('deleteView', { token: packer.token, params: { id } })).code).toBe('FORBIDDEN')
    const { view } = await shop.ok('updateView', { token: owner.token, ...change })
    expect(view).toMatchObject({ name: 'Öğle listesi', owner: 'Ayşe' })
    expect(await logged()).toMatchObject([
      {
        adminId: owner.id,
        subject: `view:${id}`,
        detail: { name: 'Öğle listesi', changes: [{ field: 'name' }, { field: 'query' }] },
      },
    ])
    await shop.ok('deleteView', { token: owner.token, params: { id } })
    expect(await seenBy(own)).toEqual([])
    const entries = await shop.db.select().from(auditLog)
    expect(entries.map(({ action }) => action).sort()).toEqual(['view.create', 'view.delete', 'view.update'])
  })

  it('under a name that is free: one’s own, and among the shared ones', async () => {
    const [own, other] = [await shop.admin(), await shop.admin()]
    const { _id: id } = await create(own)
    await create(other)
    const again = await shop.refused('createView', { token: own.token, body: morning })
    expect([again.code, again.details]).toEqual(['CONFLICT', { field: 'name' }])
    await create(own, { name: 'Ekip', isShared: true })
    const taken = { ...morning, name: 'Ekip', isShared: true }
    expect((await shop.refused('createView', { token: other.token, body: taken })).code).toBe('CONFLICT')
    const renamed = { token: own.token, params: { id }, body: contentOf('Ekip', false) }
    expect((await shop.refused('updateView', renamed)).code).toBe('CONFLICT')
  })

  it('up to fifty of a section, also when two are added at once', async () => {
    const own = await shop.admin()
    const row = (index: number) => ({ ...morning, name: `Liste ${index}`, adminId: own.id })
    await shop.db.insert(listViews).values(Array.from({ length: MOST_VIEWS - 1 }, (_, index) => row(index)))
    const statuses = await Promise.all(
      ['Bir', 'İki'].map(async (name) => {
        const { statusCode } = await shop.call('createView', { token: own.token, body: { ...morning, name } })
        return statusCode
      }),
    )
    expect(statuses.sort()).toEqual([201, 409])
    const refusal = await shop.refused('createView', { token: own.token, body: { ...morning, name: 'Üç' } })
    expect(refusal.details).toEqual({ most: MOST_VIEWS })
    await create(own, { section: 'products' })
  })

  it('and only of a section that the role may open', async () => {
    const permissions = ['orders.read' as const]
    const [role] = await shop.db.insert(roles).values({ name: 'Depo', permissions }).returning()
    const packer = await shop.admin({ customRoleId: role?.id ?? null })
    await create(packer)
    for (const section of ['products', 'users', 'coupons'] as const) {
      const list = await shop.refused('listViews', { token: packer.token, query: { section } })
      expect(list.code).toBe('FORBIDDEN')
      const body = { ...morning, section }
      expect((await shop.refused('createView', { token: packer.token, body })).code).toBe('FORBIDDEN')
    }
  })

  it.each([
    ['name', { name: ' ' }],
    ['name', { name: 'x'.repeat(41) }],
    ['query', { query: 'x'.repeat(1_001) }],
  ])('with a %s of the right length', async (path, wrong) => {
    const { token } = await shop.admin()
    const { errors } = await shop.refused('createView', { token, body: { ...morning, ...wrong } })
    expect(errors?.map((each) => each.path)).toEqual([path])
  })
})
