import { describe, expect, it } from 'vitest'
import { chooseServer, serversOf, sharesConnections } from './servers'

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

describe('two sessions [API-102]', () => {
  const session = (...pids: readonly number[]) => {
    let turn = 0
    return () => Promise.resolve(pids[turn++ % pids.length])
  }

  it.each([
    ['of one connection each share none', session(1), session(2), false],
    ['behind a pooler share one', session(7), session(7), true],
    ['behind a pooler that others use share one sooner or later', session(7, 8), session(9, 8), true],
  ])('%s', async (_, one, other, shared) => {
    expect(await sharesConnections(one, other)).toBe(shared)
  })
})
