import type { AbstractIntlMessages } from 'use-intl'

/**
 * Loaders of all namespaces, each its own chunk. This module is imported dynamically to keep the list out of the entry.
 */
export const messageFiles = import.meta.glob<AbstractIntlMessages>(
  '../../../src/i18n/messages/*/{ui,shop,meta,toast,landing,product,cart,auth,checkout,account,catalogue,search,legal,reviews,adviser,subscription}.json',
  { import: 'default' },
)
