import { z } from 'zod'
import { shopForm } from '../../domain/shop/shop-form'
import { instant } from '../shared/primitives'

const version = z.object({ version: z.number().int(), actor: z.string(), at: instant })
const details = z.object({
  details: shopForm,
  /** 0 as long as nobody has saved any; sent back so that nobody's changes are overwritten. */
  version: z.number().int(),
  /** The newest first, at most 50. */
  history: z.array(version),
})

export const shopSchemas = {
  getShop: { data: z.object({ shop: shopForm }) },
  getShopDetails: { data: details },
  getShopVersion: {
    params: z.object({ version: z.coerce.number().int().min(1).max(2_000_000_000) }),
    data: z.object({ details: shopForm }),
  },
  updateShopDetails: {
    body: z.object({ details: shopForm, version: z.number().int().min(0).max(2_000_000_000) }),
    data: details,
  },
}
