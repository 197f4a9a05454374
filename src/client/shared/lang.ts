import { isLanguage } from '../../domain/shared/language'
import type { Http } from './http'

/** For the query; German is what the server answers without. */
export function lang(http: Http) {
  const language = http.language()
  return isLanguage(language) && language !== 'de' ? language : undefined
}
