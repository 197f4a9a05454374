import { beforeEach, describe, expect, it, vi } from 'vitest'
import { bearerToken, createSessionStore } from './session-store'
import { createStorage } from './storage'

const KEYS = ['userToken', 'userData', 'adminToken', 'adminData']
const user = { _id: 'u1', name: 'Sabine', email: 'sabine@example.org', platform: 'germany' }

let entries: Map<string, string>
beforeEach(() => {
  entries = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  })
  vi.stubGlobal('window', new EventTarget())
  return () => vi.unstubAllGlobals()
})
const start = () => {
  const storage = createStorage()
  const session = createSessionStore(storage)
  session.getState().start()
  return { storage, session }
}
const store = (values: Readonly<Record<string, string>>) => {
  for (const [key, value] of Object.entries(values)) entries.set(key, value)
}

describe('the session', () => {
  it('of an administrator ends when a customer logs in [IDENTITY-4]', () => {
    store({ adminToken: 'a', adminData: '{}' })
    start().session.getState().signIn('t', user)
    expect(KEYS.map((key) => entries.get(key))).toEqual(['t', JSON.stringify(user), undefined, undefined])
  })

  it('uses the administrator’s token first if both exist [IDENTITY-4] [API-11]', () => {
    store({ adminToken: 'a', userToken: 't' })
    expect(bearerToken(start().storage)).toBe('a')
    entries.delete('adminToken')
    expect(bearerToken(start().storage)).toBe('t')
  })

  it('is nobody’s in the shop while both exist, so that no order is lost to an account [IDENTITY-80]', () => {
    store({ userToken: 't', userData: JSON.stringify(user), adminToken: 'a', adminData: '{}' })
    const { session } = start()
    expect(session.getState().user).toBeNull()
    session.getState().signIn('t', user)
    expect(session.getState().user?.id).toBe('u1')
  })

  it.each([
    [{ userToken: 't' }, undefined],
    [{ userData: JSON.stringify(user) }, undefined],
    [{ userToken: 't', userData: JSON.stringify(user) }, 'u1'],
  ])('requires both token and user object: %j [IDENTITY-5]', (stored, id) => {
    store(stored)
    expect(start().session.getState().user?.id).toBe(id)
  })

  it('removes all its keys when it ends [IDENTITY-6]', () => {
    store({ userToken: 't', userData: JSON.stringify(user), adminToken: 'a', adminData: '{}' })
    const { session } = start()
    session.getState().end()
    expect([...entries.keys()]).toEqual([])
    expect(session.getState().user).toBeNull()
  })

  it.each([
    ['a logout', {}],
    ['another user’s login', { userToken: 't2', userData: JSON.stringify({ ...user, _id: 'u2' }) }],
  ])('ignores a late response to its user after %s in another tab [IDENTITY-5]', (_, stored) => {
    store({ userToken: 't', userData: JSON.stringify(user) })
    const { session } = start()
    entries.clear()
    store(stored)
    const renamed = { ...user, name: 'Sabine Koch' }
    session.getState().updateUser(renamed)
    expect(Object.fromEntries(entries)).toEqual(stored)
  })

  it('stores raw values without a wrapper [SHOP-31]', () => {
    start().session.getState().signIn('t', user)
    expect(entries.get('userToken')).toBe('t')
    expect(JSON.parse(entries.get('userData') ?? '')).toEqual(user)
  })
})
