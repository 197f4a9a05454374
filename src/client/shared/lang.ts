import { isLanguage } from '@/shop/shared/language'
import type { Http } from './http'

/** Query parameter for the language; left out for German, the server's default. */
export function lang(http: Http) {
  const language = http.language()
  return isLanguage(language) && language !== 'de' ? language : undefined
}
