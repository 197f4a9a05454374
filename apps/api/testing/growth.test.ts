import { describe, expect, it } from 'vitest'
import { slowText } from '@/shop/shared/growth.fixtures'
import { bearerOf } from '../platform/auth/tokens'
import { rememberedLanguage } from '../platform/http/page-language'
import { pageUrl } from '../modules/pages/page-url'
import { isTooDeep } from '../platform/http/json-depth'
import { languageOf } from '../platform/http/language'
import { describeError } from '../platform/http/logger'

/** Node takes no more for all headers together. */
const header = (text: string) => text.slice(0, 16_384)

const readers: Readonly<Record<string, (text: string) => unknown>> = {
  pageUrl: (text) => pageUrl(`/products?search=${header(text)}`),
  bearerOf: (text) => bearerOf(header(text)),
  describeError: (text) => describeError(new Error(text)),
  'isTooDeep, in a text': (text) => isTooDeep(`"${text}`),
  'isTooDeep, of quotes': (text) => isTooDeep('\\"'.repeat(text.length)),
  'isTooDeep, of backslashes': (text) => isTooDeep(`"${'\\'.repeat(text.length)}"`),
  isTooDeep: (text) => isTooDeep(text.replaceAll('[', '[]')),
  languageOf: (text) => languageOf(header(text)),
  rememberedLanguage: (text) => rememberedLanguage(header(text)),
}

describe('a header, an address, a body', () => {
  it.each(Object.entries(readers))('is read in one pass by %s', (_, read) => {
    expect(slowText(read)).toBeUndefined()
  })
})
