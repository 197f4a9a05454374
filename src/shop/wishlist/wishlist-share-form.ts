import * as z from 'zod/mini'
import { nameText } from '../shared/fields'

/** Characters of the heading that the owner of a shared wishlist gives it. */
export const SHARE_TITLE_LENGTH = 60

/** The heading names no page and no mailbox, because strangers read it under the shop's name. */
export const wishlistShareForm = z.object({ title: nameText(SHARE_TITLE_LENGTH) })
