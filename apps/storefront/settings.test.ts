import { beforeEach, describe, expect, it, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules()
  return () => vi.unstubAllEnvs()
})

const settings = async (platform: string, base: string) => {
  vi.stubEnv('VITE_PLATFORM', platform)
  vi.stubEnv('VITE_API_BASE', base)
  const { PLATFORM, API_BASE } = await import('./settings')
  return [PLATFORM, API_BASE]
}

describe('a build', () => {
  it.each([
    ['', '', 'germany', '/api'],
    ['turkey', 'https://api.verda.example/api/', 'turkey', 'https://api.verda.example/api'],
    ['mars', '/shop/api', 'germany', '/shop/api'],
  ])(
    'with platform %j and API %j serves %s from %s [SHOP-5] [API-1]',
    async (platform, base, served, from) => {
      expect(await settings(platform, base)).toEqual([served, from])
    },
  )
})
