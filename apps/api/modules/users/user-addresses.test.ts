import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { MAX_ADDRESSES } from '@/shop/addresses/address-book'
import { addresses } from '../../platform/db/schema'
import { testShop } from '../../testing/test-app'

const shop = await testShop({ demoData: false })
let token: string
let id: string
beforeEach(async () => {
  await shop.reset()
  token = (await shop.admin()).token
  id = (await shop.customer({ name: 'Klara Kundin' })).id
})

const home = {
  name: 'Klara Kundin',
  street: 'Lindenweg 4',
  city: 'Berlin',
  zipCode: '10115',
  country: 'Deutschland',
  isDefault: false,
} as const

const add = async (street: string, isDefault = false) => {
  shop.clock.advance(1000)
  const body = { ...home, street, isDefault }
  return (await shop.ok('addUserAddress', { token, params: { id }, body })).user.addresses
}
const streets = (book: readonly { street: string; isDefault: boolean }[]) =>
  book.map(({ street, isDefault }) => [street, isDefault])

describe('a customer’s book in the back office [ADMIN-715]', () => {
  it('goes by the rules of the customer’s own: the first is the default, and one always is', async () => {
    await add('Lindenweg 4')
    const [, second] = await add('Am Ring 3')
    const params = { id, addressId: second?._id ?? '' }
    const body = { ...home, street: 'Am Ring 5', isDefault: true }
    const { user } = await shop.ok('changeUserAddress', { token, params, body })
    expect(streets(user.addresses)).toEqual([
      ['Am Ring 5', true],
      ['Lindenweg 4', false],
    ])
    const left = await shop.ok('removeUserAddress', { token, params })
    expect(streets(left.user.addresses)).toEqual([['Lindenweg 4', true]])
  })

  it('is recorded, address by address', async () => {
    const [first] = await add('Lindenweg 4')
    await add('Am Ring 3', true)
    const params = { id, addressId: first?._id ?? '' }
    shop.clock.advance(1000)
    await shop.ok('removeUserAddress', { token, params })
    const { entries } = await shop.ok('listActivity', { token, query: { kind: 'user' } })
    const line = (street: string) => `Klara Kundin, ${street}, 10115 Berlin, Deutschland`
    expect(entries.map(({ action, changes }) => [action, changes])).toEqual([
      ['user.update', [{ field: 'address', from: line('Lindenweg 4'), to: null }]],
      [
        'user.update',
        [
          { field: 'address', from: `${line('Lindenweg 4')} ★`, to: line('Lindenweg 4') },
          { field: 'address', from: null, to: `${line('Am Ring 3')} ★` },
        ],
      ],
      ['user.update', [{ field: 'address', from: null, to: `${line('Lindenweg 4')} ★` }]],
    ])
  })

  it('takes no address of another customer, none too many and none that is none', async () => {
    const [own] = await add('Lindenweg 4')
    const other = await shop.customer()
    const params = { id: other.id, addressId: own?._id ?? '' }
    expect((await shop.refused('changeUserAddress', { token, params, body: home })).status).toBe(404)
    expect((await shop.refused('removeUserAddress', { token, params })).status).toBe(404)
    const nobody = { id: randomUUID() }
    expect((await shop.refused('addUserAddress', { token, params: nobody, body: home })).status).toBe(404)
    const body = { ...home, zipCode: '1' }
    expect((await shop.refused('addUserAddress', { token, params: { id }, body })).status).toBe(400)
    await shop.db
      .insert(addresses)
      .values(
        Array.from({ length: MAX_ADDRESSES - 1 }, (_, n) => ({ ...home, userId: id, street: `Weg ${n}` })),
      )
    expect((await shop.refused('addUserAddress', { token, params: { id }, body: home })).code).toBe(
      'CONFLICT',
    )
  })

  it('needs the right to change customers', async () => {
    const reader = await shop.admin({ role: 'orders' })
    const call = { token: reader.token, params: { id }, body: home }
    expect((await shop.refused('addUserAddress', call)).status).toBe(403)
  })
})
