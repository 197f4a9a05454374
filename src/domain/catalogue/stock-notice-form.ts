import * as z from 'zod/mini'
import { email } from '../shared/fields'

/** Where the mail goes when a product is back. */
export const stockNoticeForm = z.object({ email })
