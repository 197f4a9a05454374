import { describe, expect, it } from 'vitest'
import { mayReach, postOnce } from './post'
import { isPublicAddress, type Resolve } from './public-address'

const sent = { headers: {}, body: '{}' }
const never = { allowsPrivate: false, timeLimitMs: 500 }

describe('where a webhook may go [API-793]', () => {
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.31.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    'fe80::1',
    'fd00:ec2::254',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001:0:7f00:1::',
    '2001:db8::1',
  ])('is not %s', (address) => {
    expect(isPublicAddress(address)).toBe(false)
  })

  it.each(['8.8.8.8', '172.32.0.1', '2606:4700::1111', '2a00:1450:4001::1'])('is %s', (address) => {
    expect(isPublicAddress(address)).toBe(true)
  })

  it.each([
    'http://depo.example/verda',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://[::1]/',
    'https://[::ffff:169.254.169.254]/latest/meta-data/',
    'https://localhost/',
    'https://LOCALHOST./',
    'https://metadata.google.internal/',
    'https://user:geheim@depo.example/',
    'ftp://depo.example/',
    'file:///etc/passwd',
    'nonsense',
  ])('is not %s, which a webhook cannot have', async (url) => {
    expect(mayReach(url, { allowsPrivate: false })).toBe(false)
    expect(await postOnce(url, sent, never)).toMatchObject({ status: null, error: 'address' })
  })

  it('is https to a public name; this machine in development alone', () => {
    expect(mayReach('https://depo.example/verda?x=1', { allowsPrivate: false })).toBe(true)
    expect(mayReach('http://127.0.0.1:5000/', { allowsPrivate: true })).toBe(true)
    expect(mayReach('file:///etc/passwd', { allowsPrivate: true })).toBe(false)
  })

  it.each([
    ['this machine', [{ address: '127.0.0.1', family: 4 }]],
    ['a cloud’s metadata', [{ address: '169.254.169.254', family: 4 }]],
    [
      'two places, one of them private',
      [
        { address: '8.8.8.8', family: 4 },
        { address: 'fd00::1', family: 6 },
      ],
    ],
  ])(
    'is no name that leads to %s, by what it is resolved to for the connection',
    async (_name, addresses) => {
      const resolve: Resolve = (_, __, done) => done(null, addresses)
      expect(await postOnce('https://depo.example/', sent, { ...never, resolve })).toMatchObject({
        status: null,
        error: 'address',
      })
    },
  )
})
