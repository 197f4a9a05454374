import type { Catalogue } from './catalogue'

/** Not part of the published package, so that consumers keep their own use-intl types. */
declare module 'use-intl' {
  interface AppConfig {
    Messages: Catalogue
  }
}
