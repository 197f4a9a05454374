import { describe, expect, it } from 'vitest'
import { COUPON_STATUSES } from '@/shop/coupons/coupon-types'
import type { Body, Query } from '@/contract/shared/dto'
import { coupons } from '../../platform/db/schema'
import { couponDraft, newCode } from '../../testing/drafts'
import { testShop } from '../../testing/test-app'

const shop = await testShop()
let { token } = await shop.admin()

const create = async (body: Partial<Body<'createCoupon'>> = {}) =>
  (await shop.ok('createCoupon', { token, body: { ...couponDraft(), ...body } })).coupon

describe('GET /coupons/admin', () => {
  it('pages, twelve at a time [API-32]', async () => {
    for (let made = 0; made < 8; made += 1) await create()
    const { coupons: page, pagination } = await shop.ok('listCoupons', { token })
    expect(page).toHaveLength(12)
    expect(pagination.pages).toBe(Math.ceil(pagination.total / 12))
    const second = await shop.ok('listCoupons', { token, query: { page: 2 } })
    expect(second.coupons.filter(({ _id }) => page.some((each) => each._id === _id))).toEqual([])
  })

  it('filters by what the domain derives [COUPON-31]', async () => {
    const past = { startDate: '2026-01-01', endDate: '2026-11-20' } as const
    const rows = [past, { ...past, endDate: '2026-11-21' }, { ...past, endDate: '2026-12-01' }].flatMap(
      (days) =>
        (['active', 'inactive'] as const).flatMap((status) =>
          ([['germany'], ['turkey'], ['turkey', 'mobile']] as const).flatMap((platforms) =>
            [0, 2].map((totalUsed) => ({
              ...{
                ...days,
                status,
                totalUsed,
                code: newCode(),
                name: 'Status',
                type: 'free_shipping' as const,
              },
              platforms: [...platforms],
              usageLimitTotal: 2,
            })),
          ),
        ),
    )
    await shop.db.insert(coupons).values(rows)
    for (const time of ['2026-11-21T10:00:00Z', '2026-11-21T21:30:00Z', '2026-11-21T23:30:00Z']) {
      shop.clock.set(new Date(time))
      const list = (query: Query<'listCoupons'>) =>
        shop.ok('listCoupons', { token, query: { search: 'Status', limit: 100, ...query } })
      token = (await shop.admin()).token
      const all = await list({})
      expect(all.pagination.total).toBe(rows.length)
      for (const status of COUPON_STATUSES) {
        const { coupons: found, pagination } = await list({ status })
        const ids = all.coupons.filter((each) => each.status === status).map(({ _id }) => _id)
        expect(found.map(({ _id }) => _id)).toEqual(ids)
        expect([pagination.total, ids.length > 0]).toEqual([ids.length, true])
      }
    }
  })

  it('filters by type, platform and text [API-32]', async () => {
    const codes = async (query: Query<'listCoupons'>) =>
      (await shop.ok('listCoupons', { token, query: { limit: 100, ...query } })).coupons.map(
        ({ code }) => code,
      )
    expect(await codes({ type: 'premium_extension', search: 'PREMIUM' })).toEqual(['PREMIUM3'])
    expect(await codes({ search: 'beutel pfeffer' })).toEqual(['GESCHENK'])
    expect(await codes({ search: 'GESCHENK', platform: 'turkey' })).toEqual([])
    expect(await codes({ search: 'GE%ENK' })).toEqual([])
    expect((await shop.call('listCoupons', { token, query: { limit: 101 } })).statusCode).toBe(400)
  })
})
