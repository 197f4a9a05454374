import { describe, expect, it } from 'vitest'
import { normalizeEmail } from '../shared/typed-text'
import { parseSessionUser } from './account'
import { parseAdmin } from '../staff/admin'

const user = { _id: 'u1', name: 'Anna', email: 'anna@example.com', platform: 'turkey' }

describe('userData and adminData', () => {
  it('reads the API’s user, as text or parsed', () => {
    const read = { id: 'u1', name: 'Anna', email: 'anna@example.com', platform: 'turkey' }
    expect(parseSessionUser(user)).toEqual(read)
    expect(parseSessionUser(JSON.stringify(user))).toEqual(read)
    expect(parseSessionUser({ ...user, _id: undefined, id: 'u2' })).toEqual({ ...read, id: 'u2' })
    expect(parseAdmin(user)).toEqual({ id: 'u1', name: 'Anna', email: 'anna@example.com' })
  })

  it('replaces invalid parts by defaults; the platform by germany', () => {
    expect(parseSessionUser({ _id: 'u1', name: 4, platform: 'mars' })).toEqual({
      id: 'u1',
      name: '',
      email: '',
      platform: 'germany',
    })
  })

  it.each<[unknown]>([[undefined], [null], ['{'], ['[]'], [{}], [{ _id: '' }], [{ _id: 7 }], ['undefined']])(
    '%j is no signed-in user',
    (value) => {
      expect(parseSessionUser(value)).toBeNull()
      expect(parseAdmin(value)).toBeNull()
    },
  )
})

it('compares mail addresses', () => {
  expect(normalizeEmail('  Anna@Example.COM ')).toBe('anna@example.com')
})
