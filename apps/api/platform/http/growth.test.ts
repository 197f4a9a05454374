import { describe, expect, it } from 'vitest'
import { slowTexts } from '@/domain/shared/growth.fixtures'
import { bearerOf } from '../auth/tokens'
import { rememberedLanguage } from '../../modules/pages/page-language'
import { pageUrl } from '../../modules/pages/page-url'
import { isTooDeep } from './json-depth'
import { languageOf } from './language'
import { describeError } from './logger'

const readers: Readonly<Record<string, (text: string) => unknown>> = {
  pageUrl: (text) => pageUrl(`/products?search=${text}`),
  bearerOf,
  describeError: (text) => describeError(new Error(text)),
  isTooDeep: (text) => isTooDeep(`"${text}`),
  languageOf,
  rememberedLanguage,
}

describe('a header, an address, a body', () => {
  it.each(Object.entries(readers))('is read in one pass by %s', (_, read) => {
    expect(slowTexts(read)).toEqual([])
  })
})
