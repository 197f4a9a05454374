import { describe, expect, it } from 'vitest'
import { pageUrl } from './page-url'

describe('the URL of a page', () => {
  it.each(['//', '//evil.example/products', '/\\evil.example', 'http://[', '*', '/?search=%00', '/?%00=a'])(
    'is none: %s',
    (url) => expect(pageUrl(url)).toBeUndefined(),
  )

  it.each(['/products?search=%2500', '/product/%00', '/a//b', 'http://other.example/products'])(
    'is one, whatever stands there: %s',
    (url) => expect(pageUrl(url)).toBeDefined(),
  )
})
