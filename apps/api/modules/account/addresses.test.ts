import { beforeEach, describe, expect, it } from 'vitest'
import type { Body } from '@/contract/shared/dto'
import { MAX_ADDRESSES } from '@/shop/addresses/address-book'
import { addresses } from '../../platform/db/schema'
import { TEST_PASSWORD, testShop } from '../../testing/test-app'

const shop = await testShop()
let token: string
beforeEach(async () => {
  await shop.reset()
  token = (await shop.customer()).token
})

const home = {
  name: 'Klara Kundin',
  street: 'Lindenweg 4',
  city: 'Berlin',
  zipCode: '10115',
  country: 'Deutschland',
  isDefault: false,
} as const
const locker = { ...home, street: 'Packstation 145', postNumber: '1234567' } as const
const add = async (body: Body<'addAddress'>) => {
  shop.clock.advance(1000)
  return (await shop.ok('addAddress', { token, body })).addresses
}
const streets = (list: readonly { street: string; isDefault: boolean }[]) =>
  list.map(({ street, isDefault }) => [street, isDefault])

describe('the address book [CHECKOUT-571]', () => {
  it('is empty at first; the first address is the default, and one at most is it', async () => {
    expect(await shop.ok('listAddresses', { token })).toEqual({ addresses: [] })
    const [first] = await add(home)
    expect(first).toEqual({ _id: first?._id, ...home, isDefault: true })
    expect(streets(await add(locker))).toEqual([
      ['Lindenweg 4', true],
      ['Packstation 145', false],
    ])
    const list = await add({ ...home, street: 'Am Ring 3', isDefault: true })
    expect(streets(list)).toEqual([
      ['Am Ring 3', true],
      ['Lindenweg 4', false],
      ['Packstation 145', false],
    ])
  })

  it('is changed at one place; a default stays until another one is it', async () => {
    await add(home)
    const [first, second] = await add({ ...locker, company: 'Teehaus' })
    const change = async (id = '', body: Body<'changeAddress'>) =>
      (await shop.ok('changeAddress', { token, params: { id }, body })).addresses
    expect(streets(await change(first?._id, { ...home, street: 'Am Ring 3' }))).toEqual([
      ['Am Ring 3', true],
      ['Packstation 145', false],
    ])
    const [now] = await change(second?._id, { ...home, street: 'Lindenweg 9', isDefault: true })
    expect(now).toEqual({ _id: second?._id, ...home, street: 'Lindenweg 9', isDefault: true })
  })

  it('gives the default to the oldest when it goes', async () => {
    await add(home)
    await add(locker)
    const list = await add({ ...home, street: 'Am Ring 3', isDefault: true })
    const { addresses: left } = await shop.ok('removeAddress', {
      token,
      params: { id: list[0]?._id ?? '' },
    })
    expect(streets(left)).toEqual([
      ['Lindenweg 4', true],
      ['Packstation 145', false],
    ])
  })

  it('holds at most 20, also when many come at once', async () => {
    const sent = Array.from({ length: MAX_ADDRESSES + 3 }, () =>
      shop.call('addAddress', { token, body: { ...home, isDefault: true } }),
    )
    const statuses = (await Promise.all(sent)).map(({ statusCode }) => statusCode)
    expect(statuses.sort()).toEqual([...Array<number>(MAX_ADDRESSES).fill(201), 409, 409, 409])
    const { addresses: list } = await shop.ok('listAddresses', { token })
    expect(list.filter(({ isDefault }) => isDefault)).toHaveLength(1)
  })

  it.each([
    [{ name: '' }, 'name'],
    [{ street: '' }, 'street'],
    [{ zipCode: '1011' }, 'zipCode'],
    [{ postNumber: '1234567' }, 'street'],
    [{ ...locker, postNumber: '123' }, 'postNumber'],
  ])('refuses %j at its field', async (wrong, path) => {
    const refused = await shop.refused('addAddress', { token, body: { ...home, ...wrong } })
    expect([refused.status, refused.errors?.map((error) => error.path)]).toEqual([400, [path]])
    expect(await shop.db.$count(addresses)).toBe(0)
  })

  it('is nobody else’s', async () => {
    const [first] = await add(home)
    const params = { id: first?._id ?? '' }
    const { token: other } = await shop.customer()
    expect(await shop.ok('listAddresses', { token: other })).toEqual({ addresses: [] })
    expect((await shop.refused('changeAddress', { token: other, params, body: home })).status).toBe(404)
    expect((await shop.refused('removeAddress', { token: other, params })).status).toBe(404)
    expect(streets((await shop.ok('listAddresses', { token })).addresses)).toEqual([['Lindenweg 4', true]])
  })

  it('is told in one’s own data and goes with the account [IDENTITY-32] [IDENTITY-33]', async () => {
    await add(home)
    await add(locker)
    const told = (await shop.ok('getAccountData', { token })).addresses
    expect(told).toEqual([{ ...home, isDefault: true }, locker])
    await shop.ok('deleteAccount', { token, body: { password: TEST_PASSWORD } })
    expect(await shop.db.$count(addresses)).toBe(0)
  })
})
