import type { AbstractIntlMessages } from 'use-intl'

/** Every namespace of the shop, each a chunk of its own; the list itself is fetched with the first one. */
export const messageFiles = import.meta.glob<AbstractIntlMessages>(
  '../../../src/i18n/messages/*/{ui,shop,meta,toast,landing,product,cart,auth,checkout,account,catalogue,search,legal}.json',
  { import: 'default' },
)
