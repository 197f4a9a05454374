import type { Catalogue } from './catalogue'

/** Only for the repository's own code: whoever installs the package keeps a use-intl of their own as it is. */
declare module 'use-intl' {
  interface AppConfig {
    Messages: Catalogue
  }
}
