import { describe, expect, it } from 'vitest'
import { addressOf } from './paths'

describe('the address of a page', () => {
  it.each(['//', '//evil.example/products', '/\\evil.example', 'http://[', '*', '/?search=%00', '/?%00=a'])(
    'is none: %s',
    (url) => expect(addressOf(url)).toBeUndefined(),
  )

  it.each(['/products?search=%2500', '/product/%00', '/a//b', 'http://other.example/products'])(
    'is one, whatever stands there: %s',
    (url) => expect(addressOf(url)).toBeDefined(),
  )
})
