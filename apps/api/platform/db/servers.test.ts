import { describe, expect, it } from 'vitest'
import { chooseServer, serversOf } from './servers'

describe('servers of DATABASE_URL [API-73]', () => {
  it.each([
    ['postgres://shop@a/verda', ['postgres://shop@a/verda']],
    [
      'postgresql://shop:p%40,s@a:5433,b/verda?sslmode=require',
      [
        'postgresql://shop:p%40,s@a:5433/verda?sslmode=require',
        'postgresql://shop:p%40,s@b/verda?sslmode=require',
      ],
    ],
    ['postgres://[::1]:1,[::2]/verda', ['postgres://[::1]:1/verda', 'postgres://[::2]/verda']],
  ])('%s', (url, servers) => {
    expect(serversOf(url)).toEqual(servers)
  })

  const asking = (states: Readonly<Record<string, 'writes' | 'reads' | 'fails'>>) => (server: string) =>
    states[server] === 'fails'
      ? Promise.reject(new Error(`${server} failed`))
      : Promise.resolve({ isReadOnly: states[server] === 'reads' })

  it.each([
    ['accepts writes', { a: 'fails', b: 'reads', c: 'writes' }, 'c'],
    ['responds, if none accepts writes', { a: 'fails', b: 'reads', c: 'reads' }, 'b'],
  ] as const)('the first that %s is used', async (_, states, chosen) => {
    expect(await chooseServer(Object.keys(states), asking(states))).toBe(chosen)
  })

  it('fail together with the last one’s reason', async () => {
    const states = { a: 'fails', b: 'fails' } as const
    await expect(chooseServer(['a', 'b'], asking(states))).rejects.toThrow('b failed')
  })
})
