import { createContext, use } from 'react'
import type { Language } from '../shop/shared/language'
import { useLanguage } from './use-format'

const ContentLanguage = createContext<Language>('de')

/** Says in which language product names and reviews are written, which nobody translates; German without it. */
export const ContentLanguageProvider = ContentLanguage.Provider

/** `lang` of product names and reviews; undefined if the interface has the same language. */
export function useContentLang(): Language | undefined {
  const content = use(ContentLanguage)
  return useLanguage() === content ? undefined : content
}
